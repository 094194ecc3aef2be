import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fastRandom } from '../../../src/engine/core/random';
import { nodeFiles } from '../../../src/main/services/node-files';
import { testAppOn, RefusedCommand } from '../../harness/test-app';
import { failingDisk } from '../../harness/failing-disk';
import type { Call, CallFault } from '../../harness/failing-disk';
import { chanceOf, Fault } from '../round';
import type { Chance, Figures, StressTest } from '../round';
import { begin, compare, isSame, look, restarted, step } from '../session';
import type { VisibleMatch } from '../session';

const STEPS = 12;
const ERRORS = ['EIO', 'ENOSPC', 'EROFS', 'EACCES', 'EBUSY', 'EMFILE', 'EDQUOT', 'ESTALE'];

/**
 * Makes each system call of a scripted session fail once: before, after or halfway through its effect. A refused step
 * must have no effect, a confirmed one must be on the disk, and the session must continue.
 */
export const calls: StressTest = {
  name: 'calls',
  async round({ chance, figures, folder, thin }) {
    const seed = chance.seed();
    const from = chance.below(thin);
    for (let nth = from; ; nth += thin) {
      const place = join(folder, String(nth));
      await mkdir(place);
      const failed = await session(place, chanceOf(fastRandom(seed)), chance, nth, figures);
      if (!failed) return;
      figures.add('calls failed');
    }
  },
};

/** Plays a session whose `nth` system call fails. Returns the call, or `undefined` if there are fewer calls. */
async function session(
  folder: string,
  script: Chance,
  chance: Chance,
  nth: number,
  figures: Figures,
): Promise<Call | undefined> {
  let count = 0;
  let failed: Call | undefined;
  let torn = false;
  const error = chance.pick(ERRORS);
  // Every line is longer than `half`.
  const [late, isTorn, half] = [chance.percent(33), chance.percent(50), 1 + chance.below(30)];
  const fate = (call: Call): CallFault => {
    // A short write is followed by an error, as on a disk that has just become full.
    if (torn && call.name === 'write') {
      torn = false;
      return { error };
    }
    if (count++ !== nth) return null;
    failed = call;
    if (call.name === 'write' && isTorn) {
      torn = chance.percent(70);
      return { short: half };
    }
    return { error, late: late && call.name !== 'open' };
  };
  const app = testAppOn(nodeFiles(folder, undefined, failingDisk(fate)));
  const where = () => `call ${nth}, ${failed?.name} of ${failed?.path} (${error}${late ? ', late' : ''})`;
  let seen: VisibleMatch | undefined;
  for (let i = 0; i < STEPS; i++) {
    const before = seen;
    const had = failed !== undefined;
    try {
      if (before) await step(app, before, script);
      else seen = await begin(app, script);
      figures.add('acknowledged');
    } catch (refusal) {
      if (!(refusal instanceof RefusedCommand) || had)
        throw new Fault(`${where()}: ${String(refusal)}`, { cause: refusal });
      figures.add('refused');
      if (refusal.refusal.code === 'unexpected') throw new Fault(`${where()}: refused without a reason`);
      if (!before) {
        const left = await readdir(join(folder, 'saves')).catch(() => []);
        if (left.length > 0) throw new Fault(`${where()}: ${left.join()} was left behind by a refused match`);
        seen = await begin(app, script);
        continue;
      }
      const doubtful = refusal.refusal.code === 'save-doubtful';
      const found = await restarted(folder, before.table.match);
      // An uncertain step may or may not be on the disk, so it is not compared with the state before.
      if (!doubtful) compare(figures, `${where()}, refused`, found, before);
    }
    if (!seen) continue;
    seen = await look(app, seen.table.match);
    if (failed && !had && !(before && isSame(seen, before)))
      compare(figures, where(), await restarted(folder, seen.table.match), seen);
  }
  if (seen) compare(figures, `${where()}, at the end`, await restarted(folder, seen.table.match), seen);
  return failed;
}
