export default import.meta.glob<string>(
  ["../../../../src/maskenball/{phrases,games/*/phrases}/de/*.ftl", "!../../../../src/maskenball/**/de/{*_rules,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
