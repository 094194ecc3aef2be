import { branch } from '../../engine/core/history';
import { checkConfig, renewLuck, startMatch } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import type { Handlers } from '../../ipc/contract';
import type { Opened } from '../../ipc/table';
import { showTable } from './answers';
import { refuseLesson } from './lesson-state';
import { logOf } from './log';
import { checkReached } from './open-match';
import type { OpenMatch } from './open-match';
import { interrupt, openSave, withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { stopThinking } from './opponents/thinking';
import { Refused } from './refusals';
import type { NewSave } from './saves';
import { discardUnplayed } from './unplayed';

type Opening = 'matches.create' | 'matches.open' | 'matches.keep' | 'matches.close' | 'matches.branch';

/** Handles commands that start, load and close matches. */
export function openingHandlers(matches: OpenMatches): Handlers<Opening> {
  const { ports, saves, games, opened, started, queue, thinking } = matches;
  return {
    async 'matches.create'({ game: id, title, seats, options, seed }) {
      const game = games.find(id);
      if (!game) throw new Refused('no-such-game');
      games.checkCharacters(id, seats);
      const match = startMatch(game, {
        game: id,
        seats: seats.length,
        options: checkConfig(game, seats.length, options),
        seed: seed ?? ports.newSeed(),
      });
      const created = ports.clock.now();
      const save = await saves.create(match, { title, seats: games.toSaveSeats(id, seats), created });
      started.add(save.id);
      return openNew(matches, save);
    },

    'matches.open'({ match: id, reload = false }) {
      stopThinking(thinking, id);
      return queue.run(id, () => reopen(matches, id, reload));
    },

    'matches.keep': ({ match: id, title }) =>
      interrupt(matches, id, async (open) => {
        refuseLesson(open);
        const kept = await saves.put(open.journal.textWith({ note: { title } }));
        opened.delete(id);
        return openNew(matches, kept);
      }),

    'matches.close'({ match: id }) {
      stopThinking(thinking, id);
      return queue.run(id, async () => {
        await discardUnplayed(matches, id);
        if (!opened.get(id)?.changedOnDisk) opened.delete(id);
        return null;
      });
    },

    'matches.branch': ({ match: id, ply, title, sameLuck = false }) =>
      withMatch(matches, id, async (open) => {
        refuseLesson(open);
        checkReached(open, ply);
        const { match, meta } = open;
        const copy: Match = branch(match, ply);
        if (!sameLuck) renewLuck(copy, ports.newSeed());
        return openNew(matches, await saves.create(copy, { ...meta, title, created: ports.clock.now() }));
      }),
  };
}

/**
 * Loads a match from its file. If another program has changed the file, keeps the version in memory unless `reload` is
 * set. Lessons and reported matches have no file.
 */
async function reopen(matches: OpenMatches, id: string, reload: boolean): Promise<Opened> {
  const { opened, saves } = matches;
  const known = opened.get(id);
  if (known && (known.lesson || known.fromReport)) return answerOf(matches, known, false);
  if (known?.changedOnDisk && !reload) {
    known.viewer = null;
    return answerOf(matches, known, false);
  }
  const text = await saves.text(id);
  if (!known?.changedOnDisk) opened.delete(id);
  const { open, torn } = openSave(matches, { id, text });
  return answerOf(matches, open, torn);
}

function openNew(matches: OpenMatches, save: NewSave): Promise<Opened> {
  return answerOf(matches, openSave(matches, save).open, false);
}

/** Opens a match without a file. Closing the match discards it. */
export function openInMemory(matches: OpenMatches, open: OpenMatch): Promise<Opened> {
  matches.opened.set(open.id, open);
  return answerOf(matches, open, false);
}

async function answerOf(matches: OpenMatches, open: OpenMatch, torn: boolean): Promise<Opened> {
  const { files } = matches.ports;
  return {
    table: await showTable(matches, open),
    log: logOf(open, 0),
    notice: open.fromReport ? 'report' : open.changedOnDisk ? 'save-changed' : torn ? 'torn-line' : null,
    unwritable: open.lesson || open.fromReport ? null : await files.unwritable().catch(() => null),
  };
}
