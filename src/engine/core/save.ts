import type { Seat, MatchConfig } from './game';
import { hashText } from './hash';
import { positionHash } from './match';
import type { Act, Entry, Match, NewLuck } from './match-types';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/**
 * The save file is a journal of JSON lines: a header, then a line for every move, undo, redo and note in the order they
 * happened. Each line ends with a checksum that includes the previous line's, so changed, missing or inserted lines
 * are detected. At regular intervals, a move line also has the hash of the position.
 *
 * Version 2 adds the version of the game's rules to the header, and lines for a new chance seed and an early end. Its
 * move lines also say whether the move belongs to the previous click, was skipped automatically, or why a computer made
 * it. Version 1 is read as if started under the first rules.
 */
export const FORMAT = 'serenissima-match';
export const VERSION = 2;

/** Number of moves between position hashes. */
export const HASH_EVERY = 20;

/** A seat in the save. */
export interface SaveSeat {
  readonly name: string;
  readonly kind: string;
  /** A computer's level. */
  readonly level?: string;
  /** A computer's character, if one was chosen. */
  readonly character?: string;
  /** A hash of the computer's weights, so that an old match's opponent can be restored. */
  readonly weights?: string;
  /** The player's skip preferences; see {@link Skip}. */
  readonly skip?: readonly string[];
}

/** Information about a match that does not affect the rules. */
export interface SaveMeta {
  readonly title: string;
  readonly seats: readonly SaveSeat[];
  /** ISO date. */
  readonly created: string;
}

export interface HeaderLine extends SaveMeta {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  /** The version of the game's rules at the start. Missing in version 1, which means the first version. */
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
  /** Made by the same click as the previous move: one undo reverts both. */
  readonly on?: true;
  /** The skip preference because of which the move was played automatically. */
  readonly skip?: Skip;
  /** The reason, if a computer made the move. */
  readonly reason?: Reason;
  /** The position's hash after this move. */
  readonly hash?: string;
}

/** A change of the title or the seats; it does not affect the rules. */
export interface NoteLine {
  readonly note: Partial<Pick<SaveMeta, 'title' | 'seats'>>;
}

/** Gives all further chance a new seed. */
export interface LuckLine {
  readonly luck: NewLuck;
}

/** All players agreed to end the match here. */
export interface EndLine {
  readonly end: 'agreed';
}

/** A seat resigns; if `ends`, this ends the match. */
export interface ResignLine {
  readonly resign: Seat;
  readonly ends?: true;
}

export type Line =
  HeaderLine | MoveLine | { readonly undo: 1 } | { readonly redo: 1 } | NoteLine | LuckLine | EndLine | ResignLine;

/** A line of text to append, and the checksum that the next line continues. */
interface Written {
  /** Ends with a newline. */
  readonly text: string;
  readonly sum: string;
}

/** Formats a line that follows one with the checksum `before` (empty for the first line). */
export function writeLine(line: Line, before: string): Written {
  const body = JSON.stringify(line);
  const sum = hashText(before + body);
  return { text: `${body.slice(0, -1)},"sum":"${sum}"}\n`, sum };
}

/** The first line of a match's journal. */
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

/** The line of the move just played, with a position hash at regular intervals. */
export function moveLine(match: Match, entry: Entry): MoveLine {
  return {
    ...bareLine(entry),
    ...(match.log.length % HASH_EVERY === 0 && { hash: positionHash(match) }),
  };
}

/** A move's line without its hash. */
function bareLine({ seat, move, chance, on, skip, reason }: Entry): MoveLine {
  const manner = { ...(on && { on }), ...(skip && { skip }), ...(reason && { reason }) };
  return { seat, move, ...(chance.length > 0 && { chance }), ...manner };
}

/** The line of an act. */
export function actLine(act: Act): EndLine | ResignLine {
  if (act.act === 'end') return { end: 'agreed' };
  return { resign: act.seat, ...(act.ends && { ends: true }) };
}

/** A complete save of a match's current moves, without any undone moves. */
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
