/**
 * Compares two test apps (“worlds”) that differ only in a secret of one seat, or in something hidden from all seats. A
 * seat that can't know the secret must get the same answers in both worlds, whatever it asks and whatever happens next.
 * This also covers choices, forecasts, advice, reasons, refusals, undo, logs and notifications, without searching for
 * particular values. A move that reveals a secret, or after which the next actor depends on one, must not be undoable.
 *
 * `PAIRS=1000` compares at least that many pairs of worlds per game. `SEEDS=100` starts with another match.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Move, Options, Seat, MatchConfig } from '../../src/engine/core/game';
import { checkConfig, startMatch } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { isHidden } from '../../src/engine/core/secrets';
import { GAMES } from '../../src/engine/games/registry';
import { testingOf } from '../../src/engine/games/testing';
import { COMMANDS } from '../../src/ipc/contract';
import type { Command } from '../../src/ipc/contract';
import { waysOfHiding, withOtherSecrets } from '../engine/generic/other-secrets';
import { othersThan, outcomeOf, sampleOf } from '../engine/generic/outcome';
import { playOut } from '../engine/generic/playing';
import { bySuite } from '../suite';
import { asked, differences, openWorld, step, NOT_ASKED } from './worlds';
import type { World } from './worlds';

const STEPS = 3;
/** The first match from which positions are taken. */
const FIRST = Number(process.env.SEEDS ?? 2);
/** The minimum number of pairs to compare per game; 0 compares positions of two matches. */
const PAIRS = Number(process.env.PAIRS ?? 0);
/** Maximum number of matches to search for positions, so that a run that finds too few fails instead of hanging. */
const MAX_MATCHES = 2000;
const TRIED = 24;

const counts = { pairs: 0, steps: 0, hidden: 0, thought: 0, compared: 0, shown: 0 };
const text = (value: unknown) => JSON.stringify(value);

/** Returns the kind of a decision: the text values in its frame (a phase, a stage, a way). */
function question(position: unknown): string {
  const top = (position as { frames: object[] }).frames.at(-1) ?? {};
  return Object.values(top)
    .filter((value) => typeof value === 'string')
    .join();
}

/**
 * Returns the positions of one match with new decisions: the first of each kind, the first of each kind while a seat
 * has a secret, and the first with each type of move. `known` collects the kinds seen so far.
 */
function positionsOf(game: AnyGame, config: MatchConfig, index: number, known: Set<string>): unknown[] {
  const found: unknown[] = [];
  const match = startMatch(game, { ...config, seed: `random ${index}` });
  playOut(match, index, ({ legal }) => {
    const asks = question(match.position);
    const kept = seatsAfter(0, config.seats).some((seat) => tells(game, match.position, seat));
    const unseen = [asks, ...(kept ? [`${asks} kept`] : []), ...legal.map(({ type }) => type)].filter(
      (kind) => !known.has(kind),
    );
    unseen.forEach((kind) => known.add(kind));
    if (unseen.length > 0) found.push(game.copy(match.position));
  });
  return found;
}

function seatsAfter(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** Returns true if a seat has a secret, so that its view changes when its secrets do. */
function tells(game: AnyGame, position: unknown, owner: Seat): boolean {
  const other = withOtherSecrets(game, position, owner, true);
  return other !== undefined && ownerTells(game, [position, other], owner);
}

/** Moves that a seat can make in both worlds. */
interface Choice {
  /**
   * A move for each world that other seats cannot distinguish. Two different moves if the owner can hide the
   * difference.
   */
  readonly same: readonly [Move, Move] | null;
  /** A move that reveals which world this is, or changes whose turn is next. */
  readonly telling: Move | null;
}

/** Chooses a seat's next move in both worlds. Fails if a move that reveals a secret could be undone in either world. */
function choiceOf(one: World, other: World, owner: Seat | null, seat: Seat): Choice {
  const { game, position, config } = one.match;
  const watchers = othersThan(config.seats, owner);
  const here = sampleOf(game.moves(position, seat), TRIED);
  const there = new Map(game.moves(other.match.position, seat).map((move) => [text(move), move]));
  const result = (world: World, move: Move) => outcomeOf(game, world.match.position, seat, move, watchers);
  if (seat === owner) {
    const hidden = (moves: Iterable<Move>) =>
      sampleOf(
        [...moves].filter((move) => isHidden(game, move)),
        TRIED,
      );
    for (const move of hidden(here).toReversed()) {
      const { shown } = result(one, move);
      const twin = hidden(there.values()).find(
        (entry) => text(entry) !== text(move) && result(other, entry).shown === shown,
      );
      if (twin) return { same: [move, twin], telling: null };
    }
  }
  const random = fastRandom(one.match.log.length + seat + 1);
  const order = here.filter((move) => there.has(text(move)));
  let telling: Move | null = null;
  while (order.length > 0) {
    const [move] = order.splice(random.roll(order.length) - 1, 1);
    const results = [result(one, move), result(other, move)];
    if (results[0].shown === results[1].shown) return { same: [move, move], telling };
    telling = move;
    expect(
      results.map(({ final }) => final),
      `${game.about.id}: ${text(move)} shows a secret of ${owner} and can be taken back`,
    ).toEqual([true, true]);
  }
  return { same: null, telling };
}

/** Returns true if a move ends the match, because the final score shows hidden information. */
function ends({ match: { game, position } }: World, seat: Seat, move: Move): boolean {
  const after = game.copy(position);
  game.play(after, seat, move, fastRandom(1));
  return game.actors(after).length === 0;
}

async function playFinally(one: World, other: World, seat: Seat, move: Move) {
  counts.shown++;
  for (const world of [one, other]) {
    const { id: match, app } = world;
    const { seats } = world.match.config;
    const people = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'human' as const }));
    await app.ask('matches.seats', { match, seats: people });
    const [, played] = await step(world, seat, move);
    expect(played, text(move)).toMatchObject({ ok: true });
    for (const viewer of seatsAfter(0, seats)) {
      await app.ask('matches.sit', { match, seat: viewer });
      const answer = await app.services.handle('matches.undo', { match, seat: viewer });
      expect(answer, `${text(move)} taken back by ${viewer}`).toMatchObject({ ok: false });
    }
  }
}

/**
 * Plays both worlds from one position. Fails if any seat but the secret's owner sees a difference. Returns the types of
 * the moves that reveal the secret.
 */
async function compare(
  game: AnyGame,
  config: MatchConfig,
  positions: [unknown, unknown],
  owner: Seat | null,
  nth: number,
) {
  const computer = owner !== null && nth % 2 === 0 ? owner : null;
  const [one, other] = await Promise.all(
    positions.map((position, world) =>
      openWorld(game, config, position, computer, { seat: owner, note: `Note of world ${world}` }),
    ),
  );
  const shows = new Set<string>();
  const sees = async (thorough: boolean) => {
    const { position } = one.match;
    const actors = game.actors(position).filter((seat) => seat !== owner && seat !== computer);
    const rest = othersThan(config.seats, owner).filter((seat) => seat !== null && !actors.includes(seat));
    const secret = owner === null ? [] : sampleOf(game.moves(position, owner), 4);
    // Earlier moves are usually illegal now. Hidden moves are left out, because they differ between the worlds.
    const past = one.match.log.map(({ move }) => move).filter((move) => !isHidden(game, move));
    const tried = [...past.slice(-2), ...actors.flatMap((seat) => sampleOf(game.moves(position, seat), 2))];
    for (const viewer of [null, ...actors.slice(0, 1), ...rest.slice(0, 1)]) {
      counts.compared++;
      const found = await differences(one, other, { viewer, owner, secret, tried, thorough });
      const where = `${text(config.options)} ${game.about.id} ply ${one.match.log.length}, secrets of ${owner}, seen by ${viewer}`;
      expect(found, where).toEqual([]);
    }
  };
  counts.pairs++;
  let final: { seat: Seat; move: Move } | null = null;
  for (let ply = 0; ply < STEPS; ply++) {
    await sees(false);
    const actors = game.actors(one.match.position);
    const seat = owner !== null && actors.includes(owner) ? owner : actors[nth % actors.length];
    const { same, telling } = choiceOf(one, other, owner, seat);
    if (telling) {
      if (!ends(one, seat, telling)) shows.add(telling.type);
      final = seat === computer ? null : { seat, move: telling };
    }
    if (!same || (final && ply === STEPS - 1)) break;
    final = null;
    counts.steps++;
    if (text(same[0]) !== text(same[1])) counts.hidden++;
    if (seat === computer) counts.thought++;
    const answers = [await step(one, seat, same[0]), await step(other, seat, same[1])];
    // A seat other than the owner gets the same answer in both worlds, and so does the request for a computer's move.
    if (seat !== owner || seat === computer) expect(answers[0], text(same)).toEqual(answers[1]);
    if (game.actors(one.match.position).length === 0) return shows;
  }
  await sees(true);
  if (final) await playFinally(one, other, final.seat, final.move);
  return shows;
}

/** Returns true if the owner can distinguish the worlds. Otherwise, comparing them proves nothing. */
function ownerTells(game: AnyGame, positions: [unknown, unknown], owner: Seat): boolean {
  const views = positions.map((position) => game.view(position, owner));
  return !isDeepStrictEqual(views[0], views[1]);
}

const TABLES = GAMES.flatMap((game) =>
  waysOfHiding(game).map((options): [string, Options, AnyGame] => [game.about.id, options, game]),
);

/** Yields the positions in which a table is compared: from two matches, or from as many as `PAIRS` needs. */
function* positionsFor(game: AnyGame, config: MatchConfig, wanted: () => boolean): Iterable<unknown> {
  const known = new Set<string>();
  for (let index = FIRST; index < FIRST + (PAIRS > 0 ? MAX_MATCHES : 2); index++) {
    if (PAIRS > 0) known.clear();
    for (const position of positionsOf(game, config, index, known)) {
      yield position;
      if (PAIRS > 0 && !wanted()) return;
    }
  }
}

test.each(TABLES.map((table, nth) => [...table, nth] as const))(
  '%s %o: a seat cannot detect hidden information',
  { timeout: PAIRS > 0 ? 0 : 300_000 },
  async (id, given, game, table) => {
    const seats = Math.min(4, game.about.seats[1]);
    const config = { game: id, options: checkConfig(game, seats, given), seats, seed: 'two worlds' };
    const shown = new Set<string>();
    const turnedUp = new Set<string>();
    const wanted = PAIRS / waysOfHiding(game).length;
    let pairs = 0;
    let ownersTold = 0;
    let nth = 0;
    /** In the short suite, each position is tried with one owner of secrets, which varies between positions. */
    let place = table;
    for (const position of positionsFor(game, config, () => pairs < wanted)) {
      // The owners of the differing secrets: no seat, the deciding seat, and another seat, preferably one with secrets.
      const [actor] = game.actors(position);
      const others = seatsAfter(actor + 1 + (nth % (seats - 1)), seats).filter((seat) => seat !== actor);
      const another = others.find((seat) => tells(game, position, seat)) ?? others[0];
      const owners = [...new Set([null, actor, another])];
      const inTurn = owners[place++ % owners.length];
      // With some options, few seats have secrets. Until an owner can distinguish the worlds, prefer such seats.
      const one = () =>
        ownersTold > 0 ? inTurn : ([actor, another].find((seat) => tells(game, position, seat)) ?? inTurn);
      for (const owner of PAIRS > 0 ? owners : bySuite([one()], owners)) {
        nth++;
        const other = withOtherSecrets(game, position, owner, nth % 4 > 1);
        if (other === undefined) continue;
        pairs++;
        if (owner !== null && ownerTells(game, [position, other], owner)) ownersTold++;
        for (const type of await compare(game, config, [position, other], owner, nth))
          (owner === null ? turnedUp : shown).add(type);
      }
    }
    expect(pairs).toBeGreaterThanOrEqual(Math.max(1, wanted));
    const { shows = [], turnsUp = [] } = testingOf(game).secrets ?? {};
    expect([...shown].filter((type) => !shows.includes(type))).toEqual([]);
    expect([...turnedUp].filter((type) => !turnsUp.includes(type))).toEqual([]);
    expect(ownersTold).toBeGreaterThan(0);
  },
);

describe('the comparison', () => {
  test('covers every command, except those that reveal nothing about a match', () => {
    const left = Object.keys(COMMANDS).filter((command) => !asked.has(command as Command) && !(command in NOT_ASKED));
    expect(left).toEqual([]);
  });

  test('covers hidden moves, computers’ decisions and moves that show a secret', () => {
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0);
  });
});
