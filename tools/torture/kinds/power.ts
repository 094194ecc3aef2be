import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fastRandom } from '../../../src/engine/core/random';
import { nodeFiles } from '../../../src/main/services/node-files';
import { testAppOn, RefusedCommand } from '../../harness/test-app';
import { forgetfulDisk } from '../../harness/forgetful-disk';
import { chanceOf } from '../round';
import type { StressTest } from '../round';
import { begin, compare, isBetween, isSame, look, restarted, step } from '../session';
import type { Asked, VisibleMatch } from '../session';

const STEPS = 8;

/** Plays a session from its seed, and reports the match after each confirmed step. */
async function session(asked: Asked, seed: number, answered: (seen: VisibleMatch) => void): Promise<void> {
  const script = chanceOf(fastRandom(seed));
  let seen: VisibleMatch | undefined;
  for (let i = 0; i < STEPS; i++) {
    if (seen) await step(asked, seen, script);
    else seen = await begin(asked, script);
    seen = await look(asked, seen.table.match);
    answered(seen);
  }
}

/**
 * Cuts the power at each system call of a scripted session, so that unflushed data may be lost. Every confirmed step
 * must be in the save. The step in progress may be saved completely, up to one of its moves, or not at all.
 */
export const power: StressTest = {
  name: 'power',
  async round({ chance, figures, folder, thin }) {
    const seed = chance.seed();
    const states: VisibleMatch[] = [];
    await session(testAppOn(nodeFiles(join(folder, 'whole'))), seed, (seen) => states.push(seen));
    for (let cut = chance.below(thin); ; cut += thin) {
      const place = join(folder, String(cut));
      await mkdir(place);
      const source = forgetfulDisk();
      source.cutAt = cut;
      let answered = 0;
      await session(testAppOn(nodeFiles(place, undefined, source.disk)), seed, () => answered++).catch(
        (refusal: unknown) => {
          if (!(refusal instanceof RefusedCommand)) throw refusal;
        },
      );
      await source.fall(join(place, 'saves'), (bytes) => chance.below(bytes + 1));
      figures.add('power cuts');
      figures.add('acknowledged', answered);
      if (answered > 0) {
        const wanted = states[answered - 1];
        const found = await restarted(place, wanted.table.match).catch((error: unknown) =>
          figures.lost(`after call ${cut}, the match could not be opened: ${String(error)}`),
        );
        const underWay = states[answered] as VisibleMatch | undefined;
        if (underWay && (isSame(found, underWay) || isBetween(found, wanted, underWay)))
          figures.add('positions compared');
        else compare(figures, `after call ${cut}`, found, wanted);
      }
      if (source.calls <= cut) return;
    }
  },
};
