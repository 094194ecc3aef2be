import * as v from 'valibot';
import type { PlanAdvice } from '../../engine/bots/plan-advice';
import type { Story } from '../../engine/core/story';
import type { Threats } from '../../engine/core/threats';
import { answer, command } from '../command';
import type { Note } from '../../engine/core/note';
import { idSchema, notesSchema, plySchema, seatNumberSchema, titleSchema } from '../fields';
import { MAX_SEED } from '../limits';
import type { Refusal } from '../refusals';
import { optionsSchema, seatsSchema } from '../seats';
import type { SaveInfo } from '../shelf';
import type { LogEntry, Opened, PlanTrial, Played, PlayedOn, Redone, Seated, Table } from '../table';

const move = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) });
/** Maximum number of moves in one `matches.play`. No route on any board is longer. */
export const MAX_MOVES = 64;
const moves = v.pipe(v.array(move), v.minLength(1), v.maxLength(MAX_MOVES));

/**
 * Commands on matches. A match that is not in memory is loaded first, which can fail with `no-such-match`, `bad-save`
 * or a disk error code. A step that cannot be saved is undone and fails with a code from `UNSAVED`. `ply` is the number
 * of moves that the page has; if the match has a different number, the command fails with `stale`.
 */
export const matches = {
  /**
   * All saves, newest first. During a slow read, `saves.read` notifications send the saves in parts. Fails with
   * `unreadable-folder`.
   */
  'matches.list': command(v.strictObject({}), answer<readonly SaveInfo[]>()),
  /** Starts a match and saves it. Fails with `no-such-game`, `no-such-character`, `bad-config`. */
  'matches.create': command(
    v.strictObject({
      game: idSchema,
      title: titleSchema,
      seats: seatsSchema,
      options: optionsSchema,
      seed: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SEED))),
    }),
    answer<Opened>(),
  ),
  /**
   * Loads a match. If another program has changed its file, keeps the version in memory unless `reload` is set.
   * Interrupts thinking.
   */
  'matches.open': command(v.strictObject({ match: idSchema, reload: v.exactOptional(v.boolean()) }), answer<Opened>()),
  /** Saves the match under a new id and opens that save. Interrupts thinking. Fails with `no-save` for a lesson. */
  'matches.keep': command(v.strictObject({ match: idSchema, title: titleSchema }), answer<Opened>()),
  /**
   * Unloads a match, unless another program has changed its file. A match from `matches.create` goes to the trash if no
   * person has played in it. Interrupts thinking.
   */
  'matches.close': command(v.strictObject({ match: idSchema }), answer<null>()),
  /**
   * Sets the seat at the screen, or `null` for none. Views and logs then contain what that seat may see. `from` is the
   * number of moves for which the page already has the public log. Fails with `no-such-seat`, `computer-seat`.
   */
  'matches.sit': command(
    v.strictObject({ match: idSchema, seat: v.nullable(seatNumberSchema), from: v.exactOptional(plySchema) }),
    answer<Seated>(),
  ),
  /**
   * A seat's view, for a short look at its secrets while it decides in front of other players. Fails with
   * `no-such-seat`, `computer-seat`, `not-deciding`, `not-seated`.
   */
  'matches.peek': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema }),
    answer<{ readonly view: unknown }>(),
  ),
  /**
   * Plays moves of one seat in order, up to the first that cannot be played, and saves them together. Interrupts
   * thinking. If the first move cannot be played, fails with the rules' code. Also fails with `stale`, `no-such-seat`,
   * `computer-seat`, `not-seated`, and in a lesson with `not-asked`.
   */
  'matches.play': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, moves, ply: plySchema }),
    answer<PlayedOn>(),
  ),
  /**
   * Returns why a move is not legal for the acting seat, or `null` if it is legal. Changes nothing. Fails with `stale`,
   * `no-such-seat`, `computer-seat`, `not-deciding`, `not-seated`.
   */
  'matches.whyNot': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, move, ply: plySchema }),
    answer<Refusal | null>(),
  ),
  /**
   * Tries a plan on a copy of the match. A plan is a list of moves for the deciding seat at the screen. Stops before a
   * move whose result the player cannot know, and when another player decides. Changes nothing in memory or on the
   * disk. Fails with `stale`, `no-such-seat`, `computer-seat`, `not-deciding`, `not-seated`.
   */
  'matches.plan': command(
    v.strictObject({
      match: idSchema,
      seat: seatNumberSchema,
      moves: v.pipe(v.array(move), v.maxLength(MAX_MOVES)),
      ply: plySchema,
    }),
    answer<PlanTrial>(),
  ),
  /** Plays the move of a skipped decision. Interrupts thinking. Fails with `stale` if no decision is skipped now. */
  'matches.skip': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Played>()),
  /**
   * Undoes everything the last click did. With `to`, also undoes earlier clicks while more than `to` moves are left,
   * but not past a barrier. Interrupts thinking. Fails with `not-seated`, or `barred-…` at a die roll or a secret.
   */
  'matches.undo': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, to: v.exactOptional(plySchema) }),
    answer<Table>(),
  ),
  /** Redoes the last undone step. Interrupts thinking. Fails like `matches.undo`. */
  'matches.redo': command(v.strictObject({ match: idSchema, seat: seatNumberSchema }), answer<Redone>()),
  /** The log after the first `from` moves, redacted for the seat at the screen. */
  'matches.log': command(v.strictObject({ match: idSchema, from: plySchema }), answer<readonly LogEntry[]>()),
  /** Assigns seats; interrupts thinking. Fails with `wrong-seats`, `no-such-character`, `no-save`. */
  'matches.seats': command(v.strictObject({ match: idSchema, seats: seatsSchema }), answer<Table>()),
  /** A seat's private notes, for its player. Fails with `no-such-seat`, `computer-seat`, `not-seated`. */
  'matches.notes': command(v.strictObject({ match: idSchema, seat: seatNumberSchema }), answer<readonly Note[]>()),
  /** Replaces and saves a seat's private notes. Fails like `matches.notes`, and with `no-save`. */
  'matches.setNotes': command(
    v.strictObject({ match: idSchema, seat: seatNumberSchema, notes: notesSchema }),
    answer<readonly Note[]>(),
  ),
  /**
   * Lets the computer whose turn it is think, and plays its move. Fails with `stale`, `no-computer`, `not-deciding`,
   * and with `stopped` if another step interrupts it.
   */
  'matches.think': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Played>()),
  /** Interrupts thinking about a match. A pending `matches.think` or `matches.hint` fails with `stopped`. */
  'matches.stop': command(v.strictObject({ match: idSchema }), answer<null>()),
  /** Ends a match's search early. The command that waits for it uses the best result so far. */
  'matches.moveNow': command(v.strictObject({ match: idSchema }), answer<null>()),
  /**
   * A hint: what a computer would do in this seat for the rest of the turn. With `quick`, it thinks only
   * briefly. Fails with `stale`, `no-such-seat`, `computer-seat`, `not-deciding`, `not-seated`, `stopped`.
   */
  'matches.hint': command(
    v.strictObject({
      match: idSchema,
      seat: seatNumberSchema,
      ply: plySchema,
      quick: v.exactOptional(v.literal(true)),
    }),
    answer<PlanAdvice>(),
  ),
  /** A past position, redacted for the seat at the screen. Fails with `no-such-ply`. */
  'matches.at': command(
    v.strictObject({ match: idSchema, ply: plySchema }),
    answer<{ readonly ply: number; readonly view: unknown }>(),
  ),
  /**
   * The moves, attacks, blockades and losses that are possible in a position; `null` if the game has none. Fails with
   * `no-such-ply`.
   */
  'matches.threats': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Threats | null>()),
  /** The summary of a finished match: curves, turning points, luck. Fails with `not-over`. */
  'matches.story': command(v.strictObject({ match: idSchema }), answer<Story>()),
  /** The seed of a match that the rules have ended; earlier, it would reveal future luck. Fails with `not-over`. */
  'matches.seed': command(v.strictObject({ match: idSchema }), answer<{ readonly seed: string }>()),
  /**
   * Starts a new match from the first `ply` moves of this one. Its later random outcomes differ unless `sameLuck` is
   * set. Fails with `no-such-ply`, `no-save`.
   */
  'matches.branch': command(
    v.strictObject({ match: idSchema, ply: plySchema, title: titleSchema, sameLuck: v.exactOptional(v.boolean()) }),
    answer<Opened>(),
  ),
  /**
   * Ends a match early. `agreed` lists the seats whose players agreed; fails with `not-agreed` unless it includes every
   * person. Interrupts thinking. Fails with `stale`, `match-over`, `no-save`.
   */
  'matches.end': command(
    v.strictObject({ match: idSchema, ply: plySchema, agreed: v.pipe(v.array(seatNumberSchema), v.maxLength(8)) }),
    answer<Table>(),
  ),
  /**
   * Resigns a seat. A computer replaces the player, or the match ends if only one seat or no person is left or the game
   * has no computers. Interrupts thinking. Fails with `stale`, `match-over`, `no-save`, `no-such-seat`,
   * `computer-seat`.
   */
  'matches.resign': command(
    v.strictObject({ match: idSchema, ply: plySchema, seat: seatNumberSchema }),
    answer<Table>(),
  ),
};
