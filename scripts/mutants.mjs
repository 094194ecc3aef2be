// Mutation testing: changes one condition in a copy of the project and runs the tests that should notice it.
// npm run tool -- mutants --seed 1 --count 50
//
// --of app     change services, stores and the table instead of the rules
// --file PART  only change files with this text in their path
// --list       print the changes without running anything
// --only N,N   only run the changes with these numbers
//
// A change that no test notices has survived. Write a test for it, or explain in scripts/mutants/equivalent.json why it
// has no effect.
import './help.mjs';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KINDS, sitesIn } from './mutants/kinds.mjs';
import { describeMutant, isKnown, tableRow } from './mutants/report.mjs';
import { ensureDependencies, root } from './setup.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'rules' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});
const kind = KINDS[values.of];
if (!kind) throw new Error(`--of must be ${Object.keys(KINDS).join(' or ')}, not “${values.of}”.`);
ensureDependencies();
const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutants/equivalent.json'), 'utf8'));

const all = sitesIn(root, kind);
const mutants = kind
  .choose(
    all.filter(({ path }) => path.includes(values.file)),
    Number(values.count),
    Number(values.seed),
  ) // prettier-ignore
  .map((mutant, i) => ({ ...mutant, number: i + 1 }));
const wanted = values.only.split(',').filter(Boolean).map(Number);
const run = mutants.filter(({ number }) => wanted.length === 0 || wanted.includes(number));
console.log(`${mutants.length} of ${all.length} possible changes in ${values.of}, seed ${values.seed}`);

if (values.list)
  for (const mutant of run) console.log(`${String(mutant.number).padStart(3)} ${describeMutant(mutant)}`);
else await runAll();

async function runAll() {
  const copy = copied();
  const counts = { noticed: 0, equivalent: 0, survived: 0 };
  const tests = await kind.tests(root, copy);
  for (const mutant of run) {
    const by = isKnown(mutant, equivalent) ? undefined : await noticed(tests, copy, mutant);
    const what = isKnown(mutant, equivalent) ? 'equivalent' : by ? 'noticed' : 'survived';
    counts[what]++;
    console.log(
      `${String(mutant.number).padStart(3)} ${what.padEnd(10)} ${describeMutant(mutant)}${by ? `\n      by ${by}` : ''}`,
    );
  }
  tests.stop();
  console.log('\nFor docs/tests.md:');
  console.log(tableRow({ of: values.of, seed: values.seed, changes: run.length, all: all.length, ...counts }));
  if (counts.survived > 0) process.exitCode = 1;
}

function copied() {
  const copy = temporaryFolder();
  for (const part of [
    'src',
    'tests',
    'tools',
    'lab',
    'scripts',
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
    'tsconfig',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

async function noticed(tests, copy, mutant) {
  const { path, start, end, put } = mutant;
  const source = readFileSync(join(root, path), 'utf8');
  const write = (text) => writeFileSync(join(copy, path), text);
  const change = () => write(source.slice(0, start) + put + source.slice(end));
  change();
  try {
    return await tests.noticed({ ...mutant, source }, () => {
      write(source);
      return change;
    });
  } finally {
    write(source);
    tests.restored(path);
  }
}
