export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/de/*.ftl", "!../../../../src/maskenball/phrases/de/rules.ftl", "!../../../../src/maskenball/phrases/de/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
