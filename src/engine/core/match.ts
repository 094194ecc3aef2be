import { BARRIERS } from './barriers';
import { BadConfig, StepRefused } from './errors';
import type { AnyGame, Move, Options, Seat, MatchConfig } from './game';
import { hashOf } from './hash';
import type { Entry, MoveDetails, Match, NewLuck } from './match-types';
import { matchRandom, replayRandom } from './random';
import { isPrivate } from './secrets';

/** Number of moves between two stored positions. */
export const SNAPSHOT_EVERY = 32;

/**
 * Returns the given options, completed with the defaults of rules version `rules`. Throws {@link BadConfig} for
 * anything invalid.
 */
export function checkConfig(game: AnyGame, seats: number, given: Options, rules = game.about.rules): Options {
  const { title, seats: range } = game.about;
  if (rules > game.about.rules) throw new BadConfig(`${title} supports rules up to version ${game.about.rules}.`);
  const known = game.about.options.filter(({ since = 1 }) => since <= rules);
  const [least, most] = range;
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    throw new BadConfig(`${title} takes ${least} to ${most} players, not ${seats}.`);
  }
  for (const key of Object.keys(given)) {
    if (!known.some((option) => option.key === key)) throw new BadConfig(`${title} has no option “${key}”.`);
  }
  return Object.fromEntries(
    known.map((option) => {
      const value = Object.hasOwn(given, option.key) ? given[option.key] : option.default;
      if (option.values.some((entry) => entry.value === value)) return [option.key, value];
      const values = option.values.map((entry) => JSON.stringify(entry.value)).join(', ');
      throw new BadConfig(`Option “${option.key}” can’t be ${JSON.stringify(value)}. Use ${values}.`);
    }),
  );
}

/** Starts a match with options from {@link checkConfig}. Throws the errors of the game's `setup` and `check`. */
export function startMatch(game: AnyGame, config: MatchConfig): Match {
  if (config.chance?.some((outcome) => !Number.isInteger(outcome) || outcome < 1)) {
    throw new BadConfig('Scripted outcomes must be whole numbers from 1.');
  }
  const random = matchRandom(config.seed, config.chance ?? [], 0);
  let position: unknown;
  if (config.position === undefined) {
    position = game.setup({ seats: config.seats, options: config.options }, random);
  } else {
    position = jsonClone(config.position);
    game.check(position);
    const seats = game.seats(position);
    if (seats !== config.seats) throw new BadConfig(`The position is for ${seats} players, not ${config.seats}.`);
  }
  return {
    game,
    config: { rules: game.about.rules, ...config },
    setupDraws: random.drawn.length,
    luck: [],
    log: [],
    acts: [],
    undone: [],
    position,
    snapshots: [game.copy(position)],
  };
}

/** Plays a new move. Throws `IllegalMove` and leaves the match unchanged if the rules forbid it. */
export function playMove(match: Match, seat: Seat, move: Move, details: MoveDetails = {}): Entry {
  const { seed, chance = [] } = match.config;
  const random = matchRandom(seed, chance, outcomesDrawn(match), match.luck);
  const entry = apply(match, seat, jsonClone(move), random, details);
  match.undone.length = 0;
  return entry;
}

/** Replays a logged move with its outcomes. Throws if they don't fit the move. */
export function replayMove(
  match: Match,
  seat: Seat,
  move: Move,
  chance: readonly number[],
  details: MoveDetails = {},
): Entry {
  const random = replayRandom(chance);
  const entry = apply(match, seat, move, random, details);
  if (entry.chance.length === chance.length) return entry;
  throw new BadConfig(`The move drew ${entry.chance.length} outcomes, not ${chance.length}.`);
}

function apply(
  match: Match,
  seat: Seat,
  move: Move,
  random: ReturnType<typeof replayRandom>,
  { on, skip, reason }: MoveDetails,
): Entry {
  if (isEnded(match)) throw new StepRefused('over', BARRIERS.over);
  const { game } = match;
  const secret = reason !== undefined && decidesInPrivate(match, seat);
  let events;
  try {
    events = game.play(match.position, seat, move, random);
  } catch (error) {
    // The game leaves the position unchanged when it refuses a move, but an invalid scripted outcome can fail halfway.
    if (random.drawn.length > 0 || error instanceof BadConfig)
      match.position = replayedPosition(match, match.log.length);
    throw error;
  }
  const details = { ...(on && { on }), ...(skip && { skip }), ...(reason && { reason }), ...(secret && { secret }) };
  const entry: Entry = { seat, move, chance: random.drawn, events, ...details };
  match.log.push(entry);
  if (match.log.length % SNAPSHOT_EVERY === 0) {
    match.snapshots[match.log.length / SNAPSHOT_EVERY] = game.copy(match.position);
  }
  return entry;
}

/** Whether a seat's decision shows secrets. The move has not been checked yet, so the seat may be invalid. */
function decidesInPrivate({ game, position }: Match, seat: Seat): boolean {
  return game.actors(position).includes(seat) && isPrivate(game, position, seat);
}

/** The position after `ply` moves, replayed from the nearest snapshot. */
export function replayedPosition(match: Match, ply: number): unknown {
  const { game, snapshots, log } = match;
  const snapshot = Math.min(Math.floor(ply / SNAPSHOT_EVERY), snapshots.length - 1);
  const position = game.copy(snapshots[snapshot]);
  for (let i = snapshot * SNAPSHOT_EVERY; i < ply; i++) {
    game.play(position, log[i].seat, log[i].move, replayRandom(log[i].chance));
  }
  return position;
}

/** The number of outcomes drawn so far, including the outcomes of the set-up. */
export function outcomesDrawn(match: Match): number {
  return match.log.reduce((sum, entry) => sum + entry.chance.length, match.setupDraws);
}

/** Sets a new seed for all later outcomes. Discards undone moves and later seed changes. */
export function renewLuck(match: Match, seed: string): NewLuck {
  const change = { from: outcomesDrawn(match), seed };
  while ((match.luck.at(-1)?.from ?? 0) > change.from) match.luck.pop();
  match.luck.push(change);
  match.undone.length = 0;
  return change;
}

/** Whether the match was ended before its rules ended it. */
export function isEnded({ acts }: Match): boolean {
  const last = acts.at(-1);
  return last !== undefined && (last.act === 'end' || last.ends);
}

/** The seats that may move now. Empty if the match was ended early, even if the game's rules would continue. */
export function actorsOf(match: Match): readonly Seat[] {
  return isEnded(match) ? [] : match.game.actors(match.position);
}

/** Whether the match is finished, by its rules or because it was ended early. */
export function isOver(match: Match): boolean {
  return actorsOf(match).length === 0;
}

/** Hash of the current position, to compare replays. Does not cover the log or the undone steps. */
export function positionHash(match: Match): string {
  return hashOf(match.position);
}

/** A deep copy of plain JSON, so that callers can't change the match. Drops `undefined` properties. */
export function jsonClone<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
