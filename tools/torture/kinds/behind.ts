import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeFiles } from '../../../src/main/services/node-files';
import { testAppOn, RefusedCommand } from '../../harness/test-app';
import { Fault } from '../round';
import type { Chance, StressTest } from '../round';
import { begin, compare, isSame, look, restarted, step } from '../session';
import type { VisibleMatch } from '../session';

const STEPS = 30;
interface Place {
  readonly folder: string;
  readonly path: string;
  /** The file a few steps earlier. */
  readonly older: Buffer;
  readonly bytes: Buffer;
}

/**
 * Changes that other processes make to a file. If the file is gone, the app must write it again. After a change to its
 * contents, the app must refuse the next step.
 */
const GONE: readonly ((place: Place, chance: Chance) => Promise<unknown>)[] = [
  ({ path }) => rm(path),
  ({ path, folder }) => rename(path, join(folder, 'elsewhere')),
  ({ folder }) => rm(join(folder, 'saves'), { recursive: true }),
  ({ folder }) => rm(folder, { recursive: true }),
  ({ folder }, chance) => rename(join(folder, 'saves'), join(folder, `saved-${chance.seed()}`)),
];
const CHANGED: typeof GONE = [
  ({ path, bytes }, chance) => truncate(path, chance.below(bytes.length)),
  ({ path, older }) => writeFile(path, older),
  ({ path }, chance) => appendFile(path, '{"seat":1,"move":{"ty'.slice(0, 1 + chance.below(20))),
  ({ path }) => appendFile(path, '{"undo":1,"sum":"0123456789abcdef"}\n'),
  ({ path, bytes }, chance) => writeFile(path, flipped(bytes, chance.below(bytes.length), chance)),
  ({ path, bytes }) => writeFile(path, 'x'.repeat(bytes.length)),
  async ({ path }) => {
    await rm(path);
    await mkdir(path);
  },
];

function flipped(bytes: Buffer, at: number, chance: Chance): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] ^= 1 << chance.below(7);
  return copy;
}

/**
 * Changes files while the app is running. After a restart, every confirmed step must be in the match or in its copy.
 */
export const behind: StressTest = {
  name: 'behind',
  async round({ chance, figures, folder: place }) {
    const folder = join(place, 'data');
    const app = testAppOn(nodeFiles(folder));
    let seen: VisibleMatch = await begin(app, chance);
    let older = Buffer.alloc(0);
    for (let i = 0; i < STEPS; i++) {
      const { match } = seen.table;
      const path = join(folder, 'saves', `${match}.serenissima`);
      const bytes = await readFile(path);
      const happens = chance.percent(40);
      const isGone = chance.percent(40) || older.length === 0 || older.equals(bytes);
      if (happens) {
        await chance.pick(isGone ? GONE : CHANGED)({ folder, path, older, bytes }, chance);
        figures.add('changes');
      }
      if (chance.percent(30) || older.length === 0) older = bytes;
      const changed = happens && !isGone;
      const left = changed && (await readFile(path).catch(() => undefined));
      try {
        await step(app, seen, chance);
        figures.add('acknowledged');
      } catch (refusal) {
        if (!(refusal instanceof RefusedCommand) || refusal.refusal.code !== 'save-changed' || !changed) throw refusal;
        figures.add('refused');
        const now = await look(app, match);
        compare(figures, 'in memory after a refused step', now, seen);
        const onDisk = await readFile(path).catch(() => undefined);
        if (left && !onDisk?.equals(left)) throw new Fault('The app overwrote another process’s change.');
        const kept = await app.ask('matches.keep', { match, title: 'Kept' });
        seen = await look(app, kept.table.match);
        if (!isSame({ ...seen, table: { ...seen.table, match, title: now.table.title } }, now))
          throw new Fault('The kept copy differs from the match.');
        older = Buffer.alloc(0);
        continue;
      }
      seen = await look(app, match);
      const found = await restarted(folder, match).catch((error: unknown) => figures.lost(String(error)));
      compare(figures, 'after a change', found, seen);
    }
  },
};
