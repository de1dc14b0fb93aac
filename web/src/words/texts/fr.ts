export default import.meta.glob<string>(
  ["../../../../src/maskenball/{phrases,games/*/phrases}/fr/*.ftl", "!../../../../src/maskenball/**/fr/{*_rules,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
