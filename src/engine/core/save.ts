import type { Seat, MatchConfig } from './game';
import { hashText } from './hash';
import { positionHash } from './match';
import type { Act, Entry, Match, NewLuck } from './match-types';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/**
 * The save file is a journal of JSON lines: a header, then a line for every move, undo, redo and note, in the order they
 * happened. Each line ends with a checksum that runs on from the line before, so nothing can be changed, left out or put in
 * between unnoticed; every so many moves a line carries the hash of the position it led to.
 *
 * Version 2 names the version of the game's rules in its header, may change the luck from a line on, may be ended early, and says which
 * moves one click made, which the table made for a player who is not to be asked, and why a computer made its own; version 1 is read
 * as begun under the first rules.
 */
export const FORMAT = 'serenissima-match';
export const VERSION = 2;

/** A position hash is written every so many moves. */
export const HASH_EVERY = 20;

/** Who sits where, as the save names them. */
export interface SaveSeat {
  readonly name: string;
  readonly kind: string;
  /** How well a computer plays. */
  readonly level?: string;
  /** Its character, if one was chosen. */
  readonly character?: string;
  /** The version of the weights it sat down with, so that who played an old match can be had again: a hash of them. */
  readonly weights?: string;
  /** What its player is not to be asked: see {@link Skip}. */
  readonly skip?: readonly string[];
}

/** What a save says of a match beside its rules: all of it for people. */
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
  /** The version of the game's rules it was begun under; absent in version 1: the first. */
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
  /** Made by the same click as the move before: one undo takes both back. */
  readonly on?: true;
  /** Made by the table, because its player is not to be asked, and why. */
  readonly skip?: Skip;
  /** Made by a computer, and why. */
  readonly reason?: Reason;
  /** The position's hash after this move. */
  readonly hash?: string;
}

/** A change to what people call things; the rules do not know of it. */
export interface NoteLine {
  readonly note: Partial<Pick<SaveMeta, 'title' | 'seats'>>;
}

/** What is left to chance flows from another seed from here on. */
export interface LuckLine {
  readonly luck: NewLuck;
}

/** All at the table agreed to end the match here. */
export interface EndLine {
  readonly end: 'agreed';
}

/** A seat gives up; where `ends`, the match is over with it. */
export interface ResignLine {
  readonly resign: Seat;
  readonly ends?: true;
}

export type Line =
  HeaderLine | MoveLine | { readonly undo: 1 } | { readonly redo: 1 } | NoteLine | LuckLine | EndLine | ResignLine;

/** A line of text to append, and the checksum the next line runs on from. */
interface Written {
  /** Ends with a newline. */
  readonly text: string;
  readonly sum: string;
}

/** Writes a line after one whose checksum is `before` (empty for the first line). */
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

/** The line of the move a match has just played: with a hash of the position when it is time for one. */
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

/** The line of what was decided about a match beside its moves. */
export function actLine(act: Act): EndLine | ResignLine {
  if (act.act === 'end') return { end: 'agreed' };
  return { resign: act.seat, ...(act.ends && { ends: true }) };
}

/** A whole save of the moves a match stands at: what was undone on the way is left out. */
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
