// Tests built apps as users get them:
//
//   node scripts/smoke.mjs EXECUTABLE [argument …]   tests an installed app
//   node scripts/smoke.mjs --artifacts FOLDER        installs and tests this machine's artifacts, intact and damaged
//   node scripts/smoke.mjs --refuses EXECUTABLE …    tests that a damaged app refuses to start
//
// Starts a new game, plays until a computer has moved, quits, starts again and continues. Needs the dependencies, but
// no local build.
import './help.mjs';
import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installable, install } from './smoke/install.mjs';
import { continueGame, newGame } from './smoke/journey.mjs';
import { profileIn, refusesToStart, withApp } from './smoke/run.mjs';
import { changeCode, changeHeader, plantApp } from './smoke/tamper.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const work = temporaryFolder(process.env.RUNNER_TEMP);
const [first, ...rest] = process.argv.slice(2);
let failed = 0;
if (first === '--artifacts' && rest.length === 1) await tryArtifacts(resolve(rest[0]));
else if (first === '--refuses' && rest.length > 0)
  await attempt('refuses to start', () => refusesToStart(program(rest[0], rest.slice(1))));
else if (first && !first.startsWith('--')) await attempt('plays', () => plays(program(first, rest)));
else {
  console.error('Pass an executable, or --artifacts and a folder of installers.');
  failed++;
}
process.exit(failed > 0 ? 1 : 0);

/** Tests that each artifact for this machine runs and detects tampering. */
async function tryArtifacts(folder) {
  const artifacts = installable(readdirSync(folder), process.platform, process.arch);
  if (artifacts.length === 0)
    return attempt(`installers in ${folder}`, () => Promise.reject(new Error('found none for this machine')));
  for (const [i, artifact] of artifacts.entries()) {
    const home = join(work, String(i));
    let executable;
    await attempt(
      `${artifact.name} installs`,
      async () => (executable = install(artifact, join(folder, artifact.name), home)),
    );
    if (!executable) continue;
    await attempt(`${artifact.name} plays`, () => plays(program(executable)));
    if (artifact.unpacked) await tamperWith(artifact.name, home, executable);
  }
}

/**
 * The archive's integrity is checked on Windows and macOS. On all systems, the app must only run code from the archive.
 */
async function tamperWith(name, home, executable) {
  const copy = (label) => {
    cpSync(home, `${home}-${label}`, { recursive: true, verbatimSymlinks: true });
    return executable.replace(home, `${home}-${label}`);
  };
  await attempt(`${name} ignores an unpacked app beside its archive`, async () => {
    const planted = copy('planted');
    const trace = plantApp(planted);
    await plays(program(planted));
    if (existsSync(trace)) throw new Error('the planted app ran');
  });
  if (process.platform === 'linux') return;
  for (const [label, change] of Object.entries({ header: changeHeader, code: changeCode }))
    await attempt(`${name} refuses to start with modified ${label}`, async () => {
      const changed = copy(label);
      change(changed);
      await refusesToStart(program(changed));
    });
}

/** A program with a separate profile, which stays the same at each start. */
function program(command, args = []) {
  return { command, args, env: profileIn(mkdtempSync(join(work, 'profile-'))) };
}

async function plays(app) {
  const left = await withApp(app, newGame);
  await withApp(app, (page) => continueGame(page, left));
}

async function attempt(what, act) {
  try {
    await act();
    console.log(`ok      ${what}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${what}: ${error.message}`);
  }
}
