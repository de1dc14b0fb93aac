export default import.meta.glob<string>(
  ["../../../../src/maskenball/{phrases,games/*/phrases}/nl/*.ftl", "!../../../../src/maskenball/**/nl/{*_rules,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
