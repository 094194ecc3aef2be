import { describe, expect, test } from 'vitest';
import type { MatchConfig, Move } from '../../src/engine/core/game';
import { startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { serenissima1996 } from '../../src/engine/games/serenissima-1996';
import { BOARD } from '../../src/engine/games/serenissima-1996/data/board';
import { findGame } from '../../src/engine/games/registry';
import { GAME, newMatch, openTestApp } from '../../tools/harness/test-app';

const off = (name: string) => BOARD.ports.find((port) => port.name === name)?.space ?? -1;
const sail = (name: string, galley = 0): Move => ({ type: 'sail', galley, to: off(name) }) as Move;

/** Starts a match of two people in the position of the lesson on sailing. */
async function atSea() {
  const app = openTestApp();
  const game = findGame(GAME);
  const start = serenissima1996.teaching?.lessons.find(({ key }) => key === 'sail')?.start;
  if (!game || !start) throw new Error('There is no lesson on sailing.');
  const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' }));
  const meta = { title: 'At sea', seats, created: '2026-01-01T00:00:00.000Z' };
  const info = await app.ask('saves.import', {
    text: saveText(startMatch(game, start satisfies MatchConfig), meta),
  });
  const { table } = await app.ask('matches.open', { match: info?.match ?? '' });
  const whyNot = (move: Move, seat = 0, ply = table.ply) => ({ match: table.match, seat, ply, move: { ...move } });
  return { ...app, match: table.match, table, whyNot };
}

describe('asking why a move is not allowed', () => {
  test('returns the rule and figures, or null for a legal move', async () => {
    const { ask, whyNot } = await atSea();
    expect(await ask('matches.whyNot', whyNot(sail('Ragusa')))).toBeNull();
    expect(await ask('matches.whyNot', whyNot(sail('Ragusa', 2)))).toMatchObject({
      code: 'not-your-galley',
      figures: {},
    });
    const far = await ask('matches.whyNot', whyNot(sail('Alexandria')));
    expect(far).toMatchObject({ code: 'not-next-to', rule: 'speed' });
    const { steps = 0, left = 0, galley } = far?.figures ?? {};
    expect(steps).toBeGreaterThan(left);
    expect(galley).toBe(1);
    expect(await ask('matches.whyNot', whyNot({ type: 'fly' }))).toMatchObject({ code: 'not-a-move' });
  });

  test('changes neither the match nor its file, even for a legal move', async () => {
    const { ask, match, table, whyNot, files } = await atSea();
    const before = { disk: new Map(files.disk), log: await ask('matches.log', { match, from: 0 }) };
    for (const move of [sail('Ragusa'), sail('Alexandria')]) await ask('matches.whyNot', whyNot(move));
    expect({ disk: new Map(files.disk), log: await ask('matches.log', { match, from: 0 }) }).toEqual(before);
    expect((await ask('matches.open', { match })).table).toEqual(table);
  });

  test('is refused for another seat, and for another position', async () => {
    const { ask, refused, match, whyNot } = await atSea();
    expect((await refused('matches.whyNot', whyNot(sail('Ragusa'), 1))).code).toBe('not-deciding');
    expect((await refused('matches.whyNot', whyNot(sail('Ragusa'), 0, 7))).code).toBe('stale');
    await ask('matches.sit', { match, seat: 1 });
    expect((await refused('matches.whyNot', whyNot(sail('Ragusa')))).code).toBe('not-seated');
  });

  test('is refused for a private decision if no player is seated', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app, 'Secrets', 4, { money: 'hidden' });
    for (let seat = 0; seat < 4; seat++) {
      await app.ask('matches.play', { match, seat, moves: [{ type: 'place', crews: [3, 3] }], ply: seat });
    }
    const bid = { match, seat: 0, ply: 4, move: { type: 'bid', amount: 50 } };
    expect((await app.refused('matches.whyNot', bid)).code).toBe('not-seated');
    await app.ask('matches.sit', { match, seat: 0 });
    expect((await app.ask('matches.whyNot', bid))?.code).toBe('coin');
  });
});
