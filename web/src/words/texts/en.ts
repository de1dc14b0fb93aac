export default import.meta.glob<string>(
  ["../../../../src/maskenball/phrases/en/*.ftl", "!../../../../src/maskenball/phrases/en/rules.ftl", "!../../../../src/maskenball/phrases/en/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
