// Stands in for an installed app where Electron's binary is unavailable: runs the web host and a Chromium that shows
// it and listens like an installed app. With `--archive FILE --hash HEX`, first checks an archive's header, as the app
// does.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, root } from '../../scripts/setup.mjs';
import { readArchive } from '../../scripts/verify/asar.mjs';

const { values } = parseArgs({
  options: { 'remote-debugging-port': { type: 'string' }, archive: { type: 'string' }, hash: { type: 'string' } },
});
if (values.archive && readArchive(readFileSync(values.archive)).hash !== values.hash) process.exit(1);

const profile = process.env.XDG_CONFIG_HOME;
const host = spawn(process.execPath, [
  join(root, 'dist/web/host.mjs'),
  '--no-open',
  '--port',
  '0',
  '--data',
  join(profile, 'data'),
]);
const address = await new Promise((resolve) => {
  let output = '';
  host.stdout.on('data', (chunk) => {
    const found = /http:\S+/.exec((output += String(chunk)));
    if (found) resolve(found[0]);
  });
});
const chromium = spawn(await ensureChromium(), [
  `--remote-debugging-port=${values['remote-debugging-port']}`,
  `--user-data-dir=${join(profile, 'chromium')}`,
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--window-size=1366,768',
  address,
]);
const end = (code) => {
  chromium.kill();
  host.kill();
  process.exit(code);
};
chromium.once('exit', (code) => end(code ?? 1));
process.once('SIGTERM', () => end(1));
