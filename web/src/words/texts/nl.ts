export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/nl/*.ftl", "!../../../../src/maskenball/phrases/nl/rules.ftl", "!../../../../src/maskenball/phrases/nl/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
