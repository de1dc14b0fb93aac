export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/fr/*.ftl", "!**/rules.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
