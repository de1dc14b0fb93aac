export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/it/*.ftl", "!../../../../src/maskenball/phrases/it/rules.ftl", "!../../../../src/maskenball/phrases/it/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
