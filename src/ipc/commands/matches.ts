import * as v from 'valibot';
import type { Counsel } from '../../engine/bots/counsel';
import type { Story } from '../../engine/core/story';
import type { Threats } from '../../engine/core/threats';
import { answer, command } from '../command';
import { idSchema, plySchema, seatNumberSchema, titleSchema } from '../fields';
import type { Refusal } from '../refusals';
import { optionsSchema, seatsSchema } from '../seats';
import type { SaveInfo } from '../shelf';
import type { LogEntry, Opened, Played, PlayedOn, Redone, Seated, Table } from '../table';

const move = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) });
/** Maximum number of moves in one `matches.play`. No route on any board is longer. */
export const MOST_MOVES = 64;
const moves = v.pipe(v.array(move), v.minLength(1), v.maxLength(MOST_MOVES));

/**
 * Matches being played. A match that is not in memory is loaded first, which can fail with `no-such-match`, `bad-save`
 * or the code of a disk error. A step that cannot be saved is undone and fails with one of the codes in `UNSAVED`.
 * `ply` is the number of moves the page knows; if the match has a different number, the command fails with `stale`.
 */
export const matches = {
  /** All saves, newest first. While they are read, `saves.read` announces the first ones. Fails with `unreadable-folder`. */
  'matches.list': command(v.strictObject({}), answer<readonly SaveInfo[]>()),
  /** Starts a match and saves it. Fails with `no-such-game`, `no-such-character`, `bad-config`. */
  'matches.create': command(
    v.strictObject({
      game: idSchema,
      title: titleSchema,
      seats: seatsSchema,
      options: optionsSchema,
      seed: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
    }),
    answer<Opened>(),
  ),
  /**
   * Loads a match. If another program has changed its file, the match stays as it is in memory; `reload` loads the file
   * instead. Interrupts thinking.
   */
  'matches.open': command(v.strictObject({ match: idSchema, reload: v.exactOptional(v.boolean()) }), answer<Opened>()),
  /**
   * Saves the match in memory under a new id, and opens the new save. Interrupts thinking. Fails with `no-save` for a
   * lesson.
   */
  'matches.keep': command(v.strictObject({ match: idSchema, title: titleSchema }), answer<Opened>()),
  /** Unloads a match, unless moves in memory are missing in its file. Interrupts thinking. */
  'matches.close': command(v.strictObject({ match: idSchema }), answer<null>()),
  /**
   * Makes a player the viewer at the screen; `null` for no seat. Views, logs and choices are then limited to that seat.
   * `from` is the number of moves for which the page already has the public log. Fails with `no-such-seat`,
   * `computer-seat`.
   */
  'matches.sit': command(
    v.strictObject({ match: idSchema, seat: v.nullable(seatNumberSchema), from: v.exactOptional(plySchema) }),
    answer<Seated>(),
  ),
  /**
   * The view of a seat that makes its decision while other players watch, for a short look at its own secrets. Fails
   * with `no-such-seat`, `computer-seat`, `not-deciding`, `not-seated`.
   */
  'matches.peek': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema }),
    answer<{ readonly view: unknown }>(),
  ),
  /**
   * Plays moves of one seat in order and saves them together, up to the first that cannot be played. Interrupts
   * thinking. If the very first move cannot be played, fails with the rules' code. Also fails with `stale`,
   * `no-such-seat`, `computer-seat`, `not-seated`, and in a lesson `not-asked`.
   */
  'matches.play': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, moves, ply: plySchema }),
    answer<PlayedOn>(),
  ),
  /**
   * Why a move is not legal for the seat that decides at the screen; `null` if it is legal. Changes nothing in memory
   * or on the disk. Fails with `stale`, `no-such-seat`, `computer-seat`, `not-deciding`, `not-seated`.
   */
  'matches.whyNot': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, move, ply: plySchema }),
    answer<Refusal | null>(),
  ),
  /**
   * Plays the move that a player chose to skip. Interrupts thinking. Fails with `stale` unless the table offers one.
   */
  'matches.skip': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Played>()),
  /**
   * Undoes everything the last click did. Interrupts thinking. Fails with `not-seated`, or `barred-…` at a die roll or
   * a secret.
   */
  'matches.undo': command(v.strictObject({ match: idSchema, seat: seatNumberSchema }), answer<Table>()),
  /** Redoes what was undone last. Interrupts thinking. Fails like `matches.undo`. */
  'matches.redo': command(v.strictObject({ match: idSchema, seat: seatNumberSchema }), answer<Redone>()),
  /** The log without its first `from` moves, as the seat at the screen may know it. */
  'matches.log': command(v.strictObject({ match: idSchema, from: plySchema }), answer<readonly LogEntry[]>()),
  /**
   * Assigns seats to people and computers. Interrupts thinking. Fails with `wrong-seats`, `no-such-character`,
   * `no-save`.
   */
  'matches.seats': command(v.strictObject({ match: idSchema, seats: seatsSchema }), answer<Table>()),
  /**
   * Lets the computer that has to decide think, and plays its move. Fails with `stale`, `no-computer`, `not-deciding`,
   * and with `stopped` if another step interrupts it.
   */
  'matches.think': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Played>()),
  /** Interrupts all thinking about a match. Pending `matches.think` commands fail with `stopped`. */
  'matches.stop': command(v.strictObject({ match: idSchema }), answer<null>()),
  /** Ends the thinking about a match with the best result so far. */
  'matches.moveNow': command(v.strictObject({ match: idSchema }), answer<null>()),
  /**
   * What a computer would do in a seat's place until the turn ends, as one plan. Fails with `stale`, `no-such-seat`,
   * `computer-seat`, `not-deciding`, `not-seated`, `stopped`.
   */
  'matches.hint': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, ply: plySchema }),
    answer<Counsel>(),
  ),
  /** A past position, as the seat at the screen may know it. Fails with `no-such-ply`. */
  'matches.at': command(
    v.strictObject({ match: idSchema, ply: plySchema }),
    answer<{ readonly ply: number; readonly view: unknown }>(),
  ),
  /** Reach, attacks and losses from a position on; `null` if the game has none. Fails with `no-such-ply`. */
  'matches.threats': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Threats | null>()),
  /** The story of a finished match: curves, turning points, luck. Fails with `not-over`. */
  'matches.story': command(v.strictObject({ match: idSchema }), answer<Story>()),
  /**
   * Starts a new match with the first `ply` moves of this one. From there on it draws new random outcomes, unless
   * `sameLuck`. Fails with `no-such-ply`, `no-save`.
   */
  'matches.branch': command(
    v.strictObject({ match: idSchema, ply: plySchema, title: titleSchema, sameLuck: v.exactOptional(v.boolean()) }),
    answer<Opened>(),
  ),
  /**
   * Ends a match early. `agreed` are the seats whose players agreed; fails with `not-agreed` unless they include every
   * person. Interrupts thinking. Fails with `stale`, `match-over`, `no-save`.
   */
  'matches.end': command(
    v.strictObject({ match: idSchema, ply: plySchema, agreed: v.pipe(v.array(seatNumberSchema), v.maxLength(8)) }),
    answer<Table>(),
  ),
  /**
   * Resigns a seat: a computer replaces the player, or the match ends if no opponent is left. Interrupts thinking.
   * Fails with `stale`, `match-over`, `no-save`, `no-such-seat`, `computer-seat`.
   */
  'matches.resign': command(
    v.strictObject({ match: idSchema, ply: plySchema, seat: seatNumberSchema }),
    answer<Table>(),
  ),
};
