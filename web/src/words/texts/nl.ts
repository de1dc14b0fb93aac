export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/nl/*.ftl", "!**/rules.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
