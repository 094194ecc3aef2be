// Builds a command-line tool when it is stale and runs it: `node scripts/tool.mjs console`. Prints nothing of its own, and leaves
// standard input to the tool.
import { ensureChromium, ensureDependencies, run } from './setup.mjs';

/** What a tool starts beside itself. */
const ALSO = { bench: ['webThinking'], torture: ['web'], layout: ['web'] };

const [name, ...args] = process.argv.slice(2);
ensureDependencies();
if (
  !run(process.execPath, ['scripts/build.mjs', name, ...(ALSO[name] ?? []), '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
)
  process.exit(1);
const env = name === 'layout' ? { ...process.env, CHROMIUM: await ensureChromium() } : process.env;
process.exit(run(process.execPath, [`dist/tools/${name}.mjs`, ...args], { env }) ? 0 : 1);
