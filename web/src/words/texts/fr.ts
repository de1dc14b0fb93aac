export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/fr/*.ftl", "!../../../../src/maskenball/phrases/fr/rules.ftl", "!../../../../src/maskenball/phrases/fr/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
