import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nodeFiles } from '../../../src/main/services/node-files';
import { openFolder } from '../../../src/main/services/open-folder';
import { testAppOn, RefusedCommand } from '../../harness/test-app';
import { Fault } from '../round';
import type { StressTest } from '../round';
import { begin, compare, isSame, look, restarted, step } from '../session';
import type { VisibleMatch } from '../session';

const MEETINGS = 12;

/**
 * Two hosts write to the same folder at the same time, as if there were no lock. Every confirmed move must be in the
 * file. Also, exactly one of several simultaneous requests for the lock must succeed.
 */
export const hosts: StressTest = {
  name: 'hosts',
  async round({ chance, figures, folder: place }) {
    const folder = join(place, 'data');
    const pair = [testAppOn(nodeFiles(folder)), testAppOn(nodeFiles(folder))];
    const { match } = (await begin(pair[0], chance)).table;
    for (let i = 0; i < MEETINGS; i++) {
      for (const { ask } of pair) await ask('matches.open', { match, reload: true });
      const before = await look(pair[0], match);
      compare(figures, 'in the other host', await look(pair[1], match), before);
      const both = await Promise.allSettled(
        pair.map(async (host) => {
          for (let wait = chance.below(4); wait > 0; wait--) await new Promise(setImmediate);
          await step(host, before, chance);
          return look(host, match);
        }),
      );
      figures.add('meetings');
      const found = await restarted(folder, match).catch((error: unknown) => figures.lost(String(error)));
      for (const done of both) {
        if (done.status === 'fulfilled') {
          figures.add('acknowledged');
          if (!goesOnFrom(found, done.value)) compare(figures, 'after a meeting', found, done.value);
        } else if (done.reason instanceof RefusedCommand && done.reason.refusal.code === 'save-changed')
          figures.add('refused');
        else throw done.reason;
      }
      // Everything found must have been confirmed to one of the hosts.
      const answered = both.flatMap((done) => (done.status === 'fulfilled' ? [done.value] : []));
      if (answered.length > 0 && !answered.some((seen) => isSame(found, seen)))
        compare(figures, 'after both steps', found, answered[0]);
      if (both.every(({ status }) => status === 'rejected'))
        compare(figures, 'after both steps were refused', found, before);
    }
    await lock(join(place, 'locked'));
    figures.add('locks');
  },
};

/** Whether the file continues past the moves confirmed to one host. If so, the other host added moves to them. */
function goesOnFrom(found: VisibleMatch, { table, log }: VisibleMatch): boolean {
  return found.table.ply > table.ply && isDeepStrictEqual(found.log.slice(0, table.ply), log);
}

/** Requests a folder's lock several times at once, and again after its release. Each time, exactly one must succeed. */
async function lock(folder: string): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const errors: unknown[] = [];
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openFolder(folder, 'web', (_what, error) => errors.push(error))),
    );
    const owners = opened.filter(({ owner }) => owner === null);
    if (errors.length > 0) throw new Fault(`The folder could not be locked: ${errors.join()}`);
    if (owners.length !== 1) throw new Fault(`${owners.length} processes own the same folder.`);
    for (const { release } of opened) await release();
  }
}
