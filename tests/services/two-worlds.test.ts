import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Move, Options, Seat, MatchConfig } from '../../src/engine/core/game';
import { checkConfig, startMatch } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { GAMES } from '../../src/engine/games/registry';
import { COMMANDS } from '../../src/ipc/contract';
import type { Command } from '../../src/ipc/contract';
import { HIDING, withOtherSecrets } from '../engine/generic/other-secrets';
import { PLANT } from '../engine/generic/secrets';
import { othersThan, outcomeOf, sampleOf } from '../engine/generic/outcome';
import { playOut } from '../engine/generic/playing';
import { bySuite } from '../suite';
import { asked, differences, openWorld, step, UNASKED } from './worlds';
import type { World } from './worlds';

/**
 * Two cabinets in which everything is the same but what one seat alone may know, or nobody. Whoever may not know it must not be
 * able to tell the two apart, whatever is asked and whatever happens next; so nothing has to be searched for, and choices,
 * forecasts, advice, reasons, refusals, undo, logs and news count too.
 */
const STEPS = 3;
/** Matches that are looked through for positions. */
const MATCHES = [2, 3];
const TRIED = 24;

const counts = { pairs: 0, steps: 0, hidden: 0, thought: 0, compared: 0 };
const text = (value: unknown) => JSON.stringify(value);

/** What a decision is about, as its frame says it in words: a phase, a stage, a way. */
function question(position: unknown): string {
  const top = (position as { frames: object[] }).frames.at(-1) ?? {};
  return Object.values(top)
    .filter((value) => typeof value === 'string')
    .join();
}

/** Positions that differ in what is asked or can be done: of each question, also with a secret kept already, and of every kind of move the first. */
function positionsOf(game: AnyGame, config: MatchConfig): unknown[] {
  const known = new Set<string>();
  const found: unknown[] = [];
  for (const index of MATCHES) {
    const match = startMatch(game, { ...config, seed: `random ${index}` });
    playOut(match, index, ({ legal }) => {
      const asks = question(match.position);
      const kept = seatsAfter(0, config.seats).some((seat) => tells(game, match.position, seat));
      const news = [asks, ...(kept ? [`${asks} kept`] : []), ...legal.map(({ type }) => type)].filter(
        (kind) => !known.has(kind),
      );
      news.forEach((kind) => known.add(kind));
      if (news.length > 0) found.push(game.copy(match.position));
    });
  }
  return found;
}

/** All seats in their order, from one on. */
function seatsAfter(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** Whether a seat sees something that could as well be otherwise: it has a secret of its own. */
function tells(game: AnyGame, position: unknown, owner: Seat): boolean {
  const other = withOtherSecrets(game, position, owner, true);
  return other !== undefined && ownerTells(game, [position, other], owner);
}

/** What the seat does next in either world, so that nobody else can tell: another thing in each where that can be hidden. */
function nextMoves(one: World, other: World, owner: Seat | null, seat: Seat, shows: Set<string>): [Move, Move] | null {
  const { game, position, config } = one.match;
  const watchers = othersThan(config.seats, owner);
  const here = sampleOf(game.moves(position, seat), TRIED);
  const there = new Map(game.moves(other.match.position, seat).map((move) => [text(move), move]));
  const seen = (world: World, move: Move) => outcomeOf(game, world.match.position, seat, move, watchers).shown;
  if (seat === owner) {
    const hidden = (moves: Iterable<Move>) =>
      sampleOf(
        [...moves].filter((move) => game.isHidden?.(move)),
        TRIED,
      );
    for (const move of hidden(here).toReversed()) {
      const shown = seen(one, move);
      const twin = hidden(there.values()).find((entry) => text(entry) !== text(move) && seen(other, entry) === shown);
      if (twin) return [move, twin];
    }
  }
  const random = fastRandom(one.match.log.length + seat + 1);
  const order = here.filter((move) => there.has(text(move)));
  while (order.length > 0) {
    const [move] = order.splice(random.roll(order.length) - 1, 1);
    if (seen(one, move) === seen(other, move)) return [move, move];
    shows.add(move.type);
  }
  return null;
}

/** A pair of worlds from one position on; what is told differs only to whom it may. */
async function compare(
  game: AnyGame,
  config: MatchConfig,
  positions: [unknown, unknown],
  owner: Seat | null,
  nth: number,
) {
  const computer = owner !== null && nth % 2 === 0 ? owner : null;
  const [one, other] = await Promise.all(positions.map((position) => openWorld(game, config, position, computer)));
  const shows = new Set<string>();
  const sees = async (thorough: boolean) => {
    const { position } = one.match;
    const actors = game.actors(position).filter((seat) => seat !== owner && seat !== computer);
    const rest = othersThan(config.seats, owner).filter((seat) => seat !== null && !actors.includes(seat));
    const secret = owner === null ? [] : sampleOf(game.moves(position, owner), 4);
    for (const viewer of [null, ...actors.slice(0, 1), ...rest.slice(0, 1)]) {
      counts.compared++;
      const found = await differences(one, other, { viewer, owner, secret, thorough });
      const where = `${text(config.options)} ${game.about.id} ply ${one.match.log.length}, secrets of ${owner}, seen by ${viewer}`;
      expect(found, where).toEqual([]);
    }
  };
  counts.pairs++;
  for (let ply = 0; ply < STEPS; ply++) {
    await sees(false);
    const actors = game.actors(one.match.position);
    const seat = owner !== null && actors.includes(owner) ? owner : actors[nth % actors.length];
    const moves = nextMoves(one, other, owner, seat, shows);
    if (!moves) break;
    counts.steps++;
    if (text(moves[0]) !== text(moves[1])) counts.hidden++;
    if (seat === computer) counts.thought++;
    const answers = [await step(one, seat, moves[0]), await step(other, seat, moves[1])];
    // Whoever has no secret of their own here, and everybody when a computer has played, is told the same.
    if (seat !== owner || seat === computer) expect(answers[0], text(moves)).toEqual(answers[1]);
    if (game.actors(one.match.position).length === 0) return shows;
  }
  await sees(true);
  return shows;
}

/** Whether even the owner can tell: otherwise the worlds would be the same, and prove nothing. */
function ownerTells(game: AnyGame, positions: [unknown, unknown], owner: Seat): boolean {
  const views = positions.map((position) => game.view(position, owner));
  return !isDeepStrictEqual(views[0], views[1]);
}

const TABLES = GAMES.flatMap((game) =>
  (HIDING[game.about.id]?.options ?? []).map((options): [string, Options, AnyGame] => [game.about.id, options, game]),
);

test('every game that has secrets says what it hides, and how', () => {
  expect(Object.keys(HIDING).sort()).toEqual(Object.keys(PLANT).sort());
});

test.each(TABLES.map((table, nth) => [...table, nth] as const))(
  '%s %o: who may not know it cannot tell',
  { timeout: 300_000 },
  async (id, given, game, table) => {
    const seats = Math.min(4, game.about.seats[1]);
    const config = { game: id, options: checkConfig(game, seats, given), seats, seed: 'two worlds' };
    const shown = new Set<string>();
    const turnedUp = new Set<string>();
    let told = 0;
    let nth = 0;
    /** In the short suite each position is tried with one owner of secrets; which one changes from position to position. */
    let place = table;
    for (const position of positionsOf(game, config)) {
      // Nobody's secrets, those of who decides, and another's, if somebody else has any.
      const [actor] = game.actors(position);
      const others = seatsAfter(actor + 1 + (nth % (seats - 1)), seats).filter((seat) => seat !== actor);
      const another = others.find((seat) => tells(game, position, seat)) ?? others[0];
      const owners = [...new Set([null, actor, another])];
      const inTurn = owners[place++ % owners.length];
      // Until one owner could tell, a seat that keeps a secret comes first: some options leave few of them.
      const one = () => (told > 0 ? inTurn : ([actor, another].find((seat) => tells(game, position, seat)) ?? inTurn));
      for (const owner of bySuite([one()], owners)) {
        nth++;
        const other = withOtherSecrets(game, position, owner, nth % 4 > 1);
        if (other === undefined) continue;
        if (owner !== null && ownerTells(game, [position, other], owner)) told++;
        for (const type of await compare(game, config, [position, other], owner, nth))
          (owner === null ? turnedUp : shown).add(type);
      }
    }
    const { shows, turnsUp } = HIDING[id];
    expect([...shown].filter((type) => !shows.includes(type))).toEqual([]);
    expect([...turnedUp].filter((type) => !turnsUp.includes(type))).toEqual([]);
    expect(told).toBeGreaterThan(0);
  },
);

describe('what was compared', () => {
  test('is every command but those that tell of no match', () => {
    const left = Object.keys(COMMANDS).filter((command) => !asked.has(command as Command) && !(command in UNASKED));
    expect(left).toEqual([]);
  });

  test('includes moves that are hidden, and computers’ decisions', () => {
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0);
  });
});
