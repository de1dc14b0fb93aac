export default import.meta.glob<string>(
  ["../../../../src/maskenball/{phrases,games/*/phrases}/it/*.ftl", "!../../../../src/maskenball/**/it/{*_rules,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
