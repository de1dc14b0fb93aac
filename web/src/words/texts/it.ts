export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/it/*.ftl", "!**/rules.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
