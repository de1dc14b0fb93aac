// For tests: one exported function of a TypeScript module, run in Node on JSON from the input.
// node scripts/run.mjs scripts/tell.ts tell < wish.json

import { text } from "node:stream/consumers";
import { createServer } from "vite";

const [module, name] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const run = (await server.ssrLoadModule(`/${module}`))[name];
  process.stdout.write(JSON.stringify(await run(JSON.parse(await text(process.stdin)))));
} finally {
  await server.close();
}
