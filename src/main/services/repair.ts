import { checkSave, repairSave } from '../../engine/core/check';
import type { Handlers } from '../../ipc/contract';
import { textOf } from './open-matches';
import type { OpenMatches } from './open-matches';
import { infoOf } from './save-info';

/** Checks saves and repairs copies of them. A save itself is never changed. */
export function repairHandlers(matches: OpenMatches): Handlers<'saves.check' | 'saves.repair'> {
  const { ports, saves, games } = matches;
  return {
    'saves.check': async ({ match: id }) => checkSave(await textOf(matches, id), games.find),
    async 'saves.repair'({ match: damaged, title }) {
      const { match, meta: found } = repairSave(await textOf(matches, damaged), games.find);
      const meta = { ...found, title };
      const { id } = await saves.create(match, meta);
      return infoOf(id, match, meta, ports.clock.now(), games);
    },
  };
}
