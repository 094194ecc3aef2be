import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Command, Table } from '../../src/ipc/contract';
import { newMatch, openCabinet, playOne } from './cabinet';
import type { Cabinet } from './cabinet';

/**
 * Two cabinets in which everything is the same but what one seat alone may know. Whoever may not know it must not be able to
 * tell the two apart, whatever is asked; so nothing has to be searched for, and choices, refusals and news count too.
 */
type Move = { readonly type: string };
interface World {
  readonly cabinet: Cabinet;
  table: Table;
}

async function world(options: Record<string, string>): Promise<World> {
  const cabinet = openCabinet();
  return { cabinet, table: await newMatch(cabinet, 'Two worlds', 4, options) };
}

/** A seat sits down and makes a move. */
async function move(at: World, seat: number, made: Move): Promise<void> {
  const { match } = at.table;
  const { table } = await at.cabinet.ask('matches.sit', { match, seat });
  ({ table: at.table } = await at.cabinet.ask('matches.play', { match, seat, move: { ...made }, ply: table.ply }));
}

/** Everything main answers while this seat sits there. Nothing in it lasts but copies, the same in both worlds. */
async function told(
  { cabinet, table: { match, ply } }: World,
  viewer: number | null,
): Promise<[what: string, answer: unknown][]> {
  const seat = viewer ?? 3;
  const questions: [Command, object][] = [
    ['matches.sit', { match, seat: viewer }],
    ['matches.log', { match, from: 0 }],
    ['matches.at', { match, ply }],
    ['matches.at', { match, ply: ply - 1 }],
    ['matches.at', { match, ply: ply + 1 }],
    ['matches.play', { match, seat, ply, move: { type: 'bid', amount: 1_000_000 } }],
    ['matches.play', { match, seat, ply, move: { type: 'nonsense' } }],
    ['matches.play', { match, seat, ply: ply + 1, move: { type: 'endPhase' } }],
    ['matches.undo', { match, seat }],
    ['matches.redo', { match, seat }],
    ['matches.story', { match }],
    ['matches.list', {}],
    ['saves.rename', { match, title: `Seen by ${viewer}` }],
    ['saves.duplicate', { match, title: 'Copy' }],
    ['matches.branch', { match, ply, title: 'Branch' }],
    ['matches.open', { match }],
    ['matches.sit', { match, seat: viewer }],
  ];
  const answers: [string, unknown][] = [];
  for (const [command, argument] of questions)
    answers.push([command, await cabinet.services.handle(command, argument)]);
  answers.push(['news', cabinet.news.slice()], ['logged', cabinet.logged.slice()]);
  return answers;
}

/** What tells two worlds apart for a seat: the commands whose answers differ. */
async function differences(viewer: number | null, one: World, other: World): Promise<string[]> {
  const [here, there] = [await told(one, viewer), await told(other, viewer)];
  return here.flatMap(([what, answer], i) => (isDeepStrictEqual(answer, there[i][1]) ? [] : what));
}

async function sameFor(viewers: readonly (number | null)[], one: World, other: World): Promise<void> {
  for (const viewer of viewers) {
    expect(await differences(viewer, one, other), `seat ${viewer}`).toEqual([]);
  }
}

describe('who may not know it cannot tell', () => {
  test.each(['open', 'hidden'])('what another has bid, while bids are secret (money %s)', async (money) => {
    const [one, other] = [await world({ money }), await world({ money })];
    for (const at of [one, other]) {
      for (let seat = 0; seat < 4; seat++) await move(at, seat, { type: 'place', crews: [3, 3] } as Move);
    }
    await move(one, 0, { type: 'bid', amount: 100 } as Move);
    await move(other, 0, { type: 'bid', amount: 900 } as Move);
    expect(await differences(0, one, other)).not.toEqual([]);
    await sameFor([null, 1, 2, 3], one, other);

    await move(one, 1, { type: 'bid', amount: 300 } as Move);
    await move(other, 1, { type: 'bid', amount: 0 } as Move);
    await sameFor([null, 2, 3], one, other);
    // The table agrees to take it back: what was bid is still nobody's business.
    for (const { cabinet, table } of [one, other]) {
      await cabinet.ask('settings.set', { freeUndo: true });
      await cabinet.ask('matches.undo', { match: table.match, seat: 1 });
      await cabinet.ask('settings.set', { freeUndo: false });
    }
    one.table = other.table = { ...one.table, ply: one.table.ply - 1 };
    await sameFor([null, 2, 3], one, other);
  });

  /** Plays on to a harbour phase and has its seat give two standing orders, one after the other, to its left neighbour. */
  async function ordered(answers: readonly string[]): Promise<{ at: World; seat: number }> {
    const at = await world({ money: 'open' });
    const inHarbour = () => (at.table.view as { phase: string }).phase === 'harbour';
    while (!inHarbour()) at.table = await playOne(at.cabinet, at.table);
    const { seat } = at.table.deciders[0];
    for (const answer of answers) await move(at, seat, { type: 'setPassage', towards: (seat + 1) % 4, answer } as Move);
    return { at, seat };
  }

  test('what another lets pass', async () => {
    const one = await ordered(['never', 'always']);
    const other = await ordered(['always', 'never']);
    expect(one.seat).toBe(other.seat);
    expect(await differences(one.seat, one.at, other.at)).not.toEqual([]);
    const others = [null, 0, 1, 2, 3].filter((seat) => seat !== one.seat);
    await sameFor(others, one.at, other.at);
  });
});
