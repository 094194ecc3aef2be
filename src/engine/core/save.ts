import type { Seat, MatchConfig } from './game';
import { hashText } from './hash';
import { positionHash } from './match';
import type { Act, Entry, Match, NewLuck } from './match-types';
import type { Note } from './note';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/**
 * A save is a journal of JSON lines: a header, then one line per move, undo, redo or other change. Each line ends with
 * a checksum that includes the previous one, so changed, missing and inserted lines are detected.
 *
 * Version 2 added the rules version, new seeds, an early end, and for each move its click, skip preference and reason.
 * Version 1 is read as a match under the first rules.
 */
export const FORMAT = 'serenissima-match';
export const VERSION = 2;

/** Number of moves between two position hashes in a save. */
export const HASH_EVERY = 20;

export interface SaveSeat {
  readonly name: string;
  readonly kind: string;
  readonly level?: string;
  readonly character?: string;
  readonly portrait?: number;
  /** The version of a computer's weights when its seat was set up (`weightsVersion`). */
  readonly weights?: string;
  readonly skip?: readonly string[];
  /** The player's private notes. Views never contain them. */
  readonly notes?: readonly Note[];
  /** In a first game: whether a Doge comments on this person's decisions. */
  readonly comments?: boolean;
}

export interface SaveMeta {
  readonly title: string;
  readonly seats: readonly SaveSeat[];
  /** When the match was created, as an ISO date. */
  readonly created: string;
}

export interface HeaderLine extends SaveMeta {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  /** The rules version. Omitted for version 1. */
  readonly rules?: number;
  readonly options: MatchConfig['options'];
  readonly seed: string;
  readonly chance?: readonly number[];
  readonly position?: unknown;
}

export interface MoveLine {
  readonly seat: Seat;
  readonly move: Entry['move'];
  readonly chance?: readonly number[];
  /** Whether the same click also made the previous move. One undo reverts both. */
  readonly on?: true;
  readonly skip?: Skip;
  readonly reason?: Reason;
  readonly hash?: string;
}

/** Changes the title or the seats. Its key is `note` for historical reasons; players' notes are part of the seats. */
export interface MetaLine {
  readonly note: Partial<Pick<SaveMeta, 'title' | 'seats'>>;
}

/** Sets a new seed for all later outcomes. */
export interface LuckLine {
  readonly luck: NewLuck;
}

export interface EndLine {
  readonly end: 'agreed';
}

export interface ResignLine {
  readonly resign: Seat;
  readonly ends?: true;
}

export type Line =
  HeaderLine | MoveLine | { readonly undo: 1 } | { readonly redo: 1 } | MetaLine | LuckLine | EndLine | ResignLine;

interface Written {
  readonly text: string;
  readonly sum: string;
}

/** Formats a line. `before` is the previous line's checksum, or empty for the first line. */
export function writeLine(line: Line, before: string): Written {
  const body = JSON.stringify(line);
  const sum = hashText(before + body);
  return { text: `${body.slice(0, -1)},"sum":"${sum}"}\n`, sum };
}

/**
 * A journal's first line, with everything needed to start the match. `rules` defaults to the game's current version.
 */
export function headerLine({ game, config }: Pick<Match, 'game' | 'config'>, meta: SaveMeta): HeaderLine {
  return {
    format: FORMAT,
    version: VERSION,
    game: config.game,
    rules: config.rules ?? game.about.rules,
    title: meta.title,
    seats: meta.seats,
    options: config.options,
    seed: config.seed,
    ...(config.chance && { chance: config.chance }),
    ...(config.position !== undefined && { position: config.position }),
    created: meta.created,
  };
}

/** The line of the last move, with a position hash every {@link HASH_EVERY} moves. */
export function moveLine(match: Match, entry: Entry): MoveLine {
  return {
    ...bareLine(entry),
    ...(match.log.length % HASH_EVERY === 0 && { hash: positionHash(match) }),
  };
}

function bareLine({ seat, move, chance, on, skip, reason }: Entry): MoveLine {
  const details = { ...(on && { on }), ...(skip && { skip }), ...(reason && { reason }) };
  return { seat, move, ...(chance.length > 0 && { chance }), ...details };
}

/** The journal line of an agreed end or a resignation. `ends` is only written if the resignation ended the match. */
export function actLine(act: Act): EndLine | ResignLine {
  if (act.act === 'end') return { end: 'agreed' };
  return { resign: act.seat, ...(act.ends && { ends: true }) };
}

/** A complete save of a match, without undone moves. */
export function saveText(match: Match, meta: SaveMeta): string {
  const last = match.log.length - 1;
  const actsAfter = (ply: number) => match.acts.filter((act) => act.ply === ply).map(actLine);
  const moves = match.log.flatMap((entry, i): Line[] => [
    { ...bareLine(entry), ...(i === last && { hash: positionHash(match) }) },
    ...actsAfter(i + 1),
  ]);
  const luck = match.luck.map((change): LuckLine => ({ luck: change }));
  let text = '';
  let sum = '';
  for (const line of [headerLine(match, meta), ...luck, ...actsAfter(0), ...moves]) {
    const written = writeLine(line, sum);
    text += written.text;
    sum = written.sum;
  }
  return text;
}
