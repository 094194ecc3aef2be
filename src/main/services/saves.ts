import { BadSave } from '../../engine/core/errors';
import type { AnyGame } from '../../engine/core/game';
import { isOver, structured } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import { readSave } from '../../engine/core/load';
import { saveText } from '../../engine/core/save';
import type { SaveMeta } from '../../engine/core/save';
import type { SaveInfo } from '../../ipc/contract';
import { journalPath, matchOf, SAVES } from './journal';
import type { Ports } from './ports';
import { Refused } from './refusals';
import { seatsOf } from './table';

type FindGame = (id: string) => AnyGame | undefined;

export interface SaveStore {
  list(): Promise<SaveInfo[]>;
  info(match: string): Promise<SaveInfo>;
  /** Writes a match as a new save of its own; tells its id. */
  create(match: Match, meta: SaveMeta): Promise<string>;
  text(match: string): Promise<string>;
  /** Takes a save's text in as a new save. Throws {@link BadSave} with line and reason when it cannot be read. */
  take(text: string): Promise<string>;
  trash(match: string): Promise<void>;
}

/** The shelf of saves: one journal a match. What the list tells is read from the files and remembered while they stay as they are. */
export function createSaves({ files, newId }: Ports, findGame: FindGame): SaveStore {
  const remembered = new Map<string, { stamp: string; info: SaveInfo }>();

  const info = async (match: string): Promise<SaveInfo> => {
    const { size, modified } = await files.stat(journalPath(match));
    const stamp = `${size} ${modified}`;
    const known = remembered.get(match);
    if (known?.stamp === stamp) return known.info;
    const fresh = summarise(match, await files.read(journalPath(match)), new Date(modified).toISOString(), findGame);
    remembered.set(match, { stamp, info: fresh });
    return fresh;
  };

  const create = async (match: Match, meta: SaveMeta): Promise<string> => {
    const id = newId();
    await files.replace(journalPath(id), saveText(match, meta));
    return id;
  };

  return {
    info,
    create,
    async list() {
      const matches = (await files.list(SAVES)).flatMap((name) => matchOf(name) ?? []);
      const infos = await Promise.all(matches.map(info));
      return infos.sort((a, b) => (a.saved < b.saved ? 1 : -1));
    },
    async text(match) {
      try {
        return await files.read(journalPath(match));
      } catch {
        throw new Refused('no-such-match');
      }
    },
    async take(text) {
      const { match, meta } = readSave(text, findGame);
      return create(match, meta);
    },
    async trash(match) {
      remembered.delete(match);
      await files.trash(journalPath(match));
    },
  };
}

/** What the list says of a save; a damaged one is listed with what is wrong. */
function summarise(match: string, text: string, saved: string, findGame: FindGame): SaveInfo {
  try {
    const loaded = readSave(text, findGame);
    const { game, position, log, config } = loaded.match;
    const over = isOver(loaded.match);
    return {
      match,
      title: loaded.meta.title,
      game: config.game,
      seats: seatsOf(loaded.meta.seats, loaded.match.config.game),
      saved,
      plies: log.length,
      over,
      points: over ? game.score(position).scores.map(({ total }) => total) : null,
      glimpse: structured(game.view(position, null)),
      damage: null,
    };
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    const damage = { line: error.line, reason: error.reason, fault: error.fault };
    return {
      match,
      title: match,
      game: '',
      seats: [],
      saved,
      plies: 0,
      over: false,
      points: null,
      glimpse: null,
      damage,
    };
  }
}
