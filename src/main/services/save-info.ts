import { scoreOf } from '../../engine/core/ending';
import { BadSave } from '../../engine/core/errors';
import { readSave } from '../../engine/core/load';
import { isEnded, isOver, jsonClone } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import type { SaveMeta } from '../../engine/core/save';
import type { SaveFaultCode } from '../../engine/core/save-faults';
import type { RefusalCode } from '../../ipc/refusals';
import type { SaveInfo } from '../../ipc/shelf';
import type { Games } from './games';
import { Refused } from './refusals';
import { seatsOf } from './table';

/** A match's entry in the list of saves, without points while it is unfinished, because they reveal secrets. */
export function infoOf(id: string, match: Match, meta: SaveMeta, saved: string, games: Games): SaveInfo {
  const { game, position, log, config } = match;
  const over = isOver(match);
  const score = over ? scoreOf(match) : null;
  return {
    match: id,
    title: meta.title,
    game: config.game,
    seats: seatsOf(meta.seats, config.game, games),
    created: meta.created,
    saved,
    plies: log.length,
    over,
    ended: isEnded(match) ? (match.acts.at(-1)?.act ?? null) : null,
    points: score?.scores.map(({ total }) => total) ?? null,
    winners: score?.winners ?? [],
    glimpse: jsonClone(game.view(position, null)),
    damage: null,
  };
}

/** A list entry made from the text of a save. If the save is damaged, the entry describes the damage. */
export function infoOfText(id: string, text: string, saved: string, games: Games): SaveInfo {
  try {
    const { match, meta } = readSave(text, games.find);
    return infoOf(id, match, meta, saved, games);
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    return damagedSaveInfo(id, saved, error);
  }
}

/** The fault to show in the list for each refusal that reading a file can cause. */
const FILE_FAULTS: Readonly<Partial<Record<RefusalCode, SaveFaultCode>>> = {
  'not-a-file': 'is-folder',
  'no-such-match': 'dangling',
  'file-too-large': 'too-large',
  'unreadable-file': 'unreadable',
  'disk-fault': 'disk-fault',
  busy: 'disk-fault',
};

/** The fault of a file that could not be read; `undefined` for any other error. */
export function fileFault(error: unknown): SaveFaultCode | undefined {
  return error instanceof Refused ? FILE_FAULTS[error.code] : undefined;
}

/** The list entry of a save that cannot be read. Its title is the file's id, because its own title is unknown. */
export function damagedSaveInfo(id: string, saved: string, { line, reason, fault }: BadSave): SaveInfo {
  const nothing = { game: '', seats: [], plies: 0, over: false, ended: null, points: null, winners: [], glimpse: null };
  return { match: id, title: id, created: saved, saved, ...nothing, damage: { line, reason, fault } };
}
