export default import.meta.glob<string>(
  ["../../../../src/maskenball/{phrases,games/*/phrases}/en/*.ftl", "!../../../../src/maskenball/**/en/{*_rules,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
