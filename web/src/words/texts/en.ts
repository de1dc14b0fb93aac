export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/en/*.ftl", "!**/rules.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
