// Runs a tool by name: npm run tool -- torture --minutes 10
//
// Without a name, lists the tools. A tool in TypeScript is built if it is outdated. When it runs a tool, this script
// prints nothing itself, and leaves standard input to the tool.
import { ensureChromium, ensureDependencies, run } from './setup.mjs';
import { BUILT, listOfTools, SCRIPTS } from './tools/list.mjs';

const [name, ...args] = process.argv.slice(2);
if (Object.hasOwn(SCRIPTS, name)) {
  ensureDependencies();
  process.exit(run(process.execPath, [SCRIPTS[name].file, ...args]) ? 0 : 1);
}
if (!Object.hasOwn(BUILT, name)) {
  console.log(listOfTools());
  process.exit(name === undefined || name === '--help' ? 0 : 1);
}
ensureDependencies();
if (
  !run(process.execPath, ['scripts/build.mjs', name, ...(BUILT[name].also ?? []), '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
)
  process.exit(1);
const env = name === 'layout' ? { ...process.env, CHROMIUM: await ensureChromium() } : process.env;
process.exit(run(process.execPath, [`dist/tools/${name}.mjs`, ...args], { env }) ? 0 : 1);
