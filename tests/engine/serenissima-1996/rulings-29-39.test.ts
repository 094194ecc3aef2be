import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/serenissima-1996/about';
import type { Serenissima1996Options } from '../../../src/engine/games/serenissima-1996/about';
import { POWERS } from '../../../src/engine/games/serenissima-1996/data/board';
import {
  dice,
  event,
  fleet,
  fund,
  game,
  GENOA,
  good,
  hold,
  launch,
  legal,
  NOBODY,
  play,
  port,
  refusal,
  sea,
  ship,
  SPAIN,
  tableIn,
  TURKEY,
  VENICE,
} from './table';

/** Rulings 29 to 39 in `rulings.ts`: spoils, landing, points, set-up. */
describe('ruling 29: spoils', () => {
  const won = (crew: number, cargo: Parameters<typeof launch>[1]['cargo'] = {}, prizeCargo = cargo) => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: crew, cargo });
    const prize = launch(state, { owner: TURKEY, space: 12, sailors: 1, cargo: prizeCargo });
    play(state, VENICE, { type: 'attack', galley, target: { galley: prize } }, 6, 1);
    return { state, galley, prize };
  };

  it('the defender can also seize a beaten attacker', () => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: 1, cargo: { gold: 1 } });
    const foe = launch(state, { owner: TURKEY, space: 12, sailors: 4 });
    play(state, VENICE, { type: 'attack', galley, target: { galley: foe } }, 1, 3);
    expect(game.actors(state)).toEqual([TURKEY]);
    play(state, TURKEY, { type: 'seize', crew: 1 });
    play(state, TURKEY, { type: 'finishSpoils' });
    expect(ship(state, galley).owner).toBe(TURKEY);
    expect(game.actors(state)).toEqual([VENICE]);
  });

  it('a garrison cannot seize a beaten attacker: the galley sinks with everything aboard', () => {
    const state = tableIn('combat', VENICE);
    const corfu = hold(state, 'Corfu', TURKEY, { garrison: 5 });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { gold: 2 } });
    const events = play(state, VENICE, { type: 'attack', galley, target: { port: corfu } }, 1, 6);
    expect(event(events, 'sank')).toMatchObject({ galley, cargo: [0, 0, 0, 0, 0, 2, 0] });
    expect(state.frames).toHaveLength(1);
  });

  it('the whole crew can transfer: their old galley sinks after its cargo is rescued', () => {
    const { state, galley, prize } = won(3, { gold: 1 }, { wine: 1 });
    play(state, VENICE, { type: 'seize', crew: 3 });
    play(state, VENICE, { type: 'stow', from: galley, good: good('gold') });
    play(state, VENICE, { type: 'finishSpoils' });
    expect(state.galleys[galley]).toBeNull();
    expect(ship(state, prize)).toMatchObject({ owner: VENICE, sailors: 3 });
    expect(ship(state, prize).cargo[good('gold')]).toBe(1);
  });

  it('a prize with too much crew must lose goods before the spoils end', () => {
    const { state, galley, prize } = won(4, {}, { wine: 4 });
    play(state, VENICE, { type: 'seize', crew: 2 });
    expect(refusal(state, VENICE, { type: 'finishSpoils' })).toBe('no-room');
    play(state, VENICE, { type: 'stow', from: prize, good: good('wine') });
    play(state, VENICE, { type: 'finishSpoils' });
    expect(ship(state, galley).cargo[good('wine')]).toBe(1);
    expect(ship(state, prize).cargo[good('wine')]).toBe(3);
  });

  it('goods on a galley that did not fight are excluded', () => {
    const { state, galley } = won(2, {}, { wine: 1 });
    const aside = launch(state, { owner: VENICE, space: 12, sailors: 1, cargo: { gold: 1 } });
    play(state, VENICE, { type: 'sink' });
    expect(refusal(state, VENICE, { type: 'stow', from: aside, good: good('gold') })).toBe('not-in-fight');
    expect(refusal(state, VENICE, { type: 'jettison', galley: aside, good: good('gold') })).toBe('not-in-fight');
    expect(ship(state, galley).cargo[good('gold')]).toBe(0);
  });

  it('goods can be thrown overboard for better ones, but sailors can’t', () => {
    const { state, galley, prize } = won(3, { wood: 2 }, { gems: 2 });
    play(state, VENICE, { type: 'sink' });
    expect(refusal(state, VENICE, { type: 'stow', from: prize, good: good('gems') })).toBe('no-room');
    play(state, VENICE, { type: 'jettison', galley, good: good('wood') });
    play(state, VENICE, { type: 'stow', from: prize, good: good('gems') });
    expect(legal(state, VENICE, 'dismiss')).toEqual([]);
    play(state, VENICE, { type: 'finishSpoils' });
    expect(state.galleys[prize]).toBeNull();
    expect(state.supply[good('gems')]).toBe(14);
  });
});

it('ruling 30: a captured galley can fight in the same turn', () => {
  const state = tableIn('combat', VENICE);
  const galley = launch(state, { owner: VENICE, space: 12, sailors: 5 });
  const prize = launch(state, { owner: TURKEY, space: 12, sailors: 1 });
  const other = launch(state, { owner: TURKEY, space: 12, sailors: 1 });
  play(state, VENICE, { type: 'attack', galley, target: { galley: prize } }, 1, 1);
  play(state, VENICE, { type: 'seize', crew: 3 });
  play(state, VENICE, { type: 'attack', galley: prize, target: { galley: other } }, 1, 1);
});

it('ruling 31: a port can be attacked despite its owner’s galleys', () => {
  const state = tableIn('combat', VENICE);
  const corfu = hold(state, 'Corfu', TURKEY, { garrison: 2 });
  launch(state, { owner: TURKEY, space: sea('Corfu'), sailors: 5 });
  const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 3 });
  play(state, VENICE, { type: 'attack', galley, target: { port: corfu } }, 1, 1);
});

describe('ruling 32: after a garrison falls', () => {
  const fallen = () => {
    const state = tableIn('combat', VENICE);
    const corfu = hold(state, 'Corfu', TURKEY, { garrison: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 4 });
    const genoese = launch(state, { owner: GENOA, space: sea('Corfu'), sailors: 4 });
    const events = play(state, VENICE, { type: 'attack', galley, target: { port: corfu } }, 1, 1);
    expect(event(events, 'garrisonFell')).toMatchObject({ seat: TURKEY, port: corfu });
    return { state, corfu, galley, genoese };
  };

  it('landing waits for the landing phase, and the port cannot be attacked again', () => {
    const { state, corfu, galley } = fallen();
    expect(refusal(state, VENICE, { type: 'land', galley, count: 1 })).toBe('landing-only');
    expect(refusal(state, VENICE, { type: 'attack', galley, target: { port: corfu } })).toBe('no-defenders');
  });

  it('a later player can still attack the victor, and the first player to land owns the port', () => {
    const { state, corfu, galley, genoese } = fallen();
    play(state, VENICE, { type: 'endPhase' });
    play(state, GENOA, { type: 'attack', galley: genoese, target: { galley } }, 1, 1);
    state.order = [GENOA, VENICE, SPAIN, TURKEY];
    state.frames = [{ kind: 'phase', phase: 'landing', place: 0, closed: [] }];
    play(state, GENOA, { type: 'land', galley: genoese, count: 1 });
    expect(state.ports[corfu].owner).toBe(GENOA);
  });

  it('without a landing, the old owner keeps the port', () => {
    const { state, corfu } = fallen();
    state.frames = [{ kind: 'phase', phase: 'landing', place: 0, closed: [] }];
    play(state, VENICE, { type: 'endPhase' });
    play(state, GENOA, { type: 'endPhase' });
    expect(state.ports[corfu].owner).toBe(TURKEY);
  });
});

describe('ruling 33: landing', () => {
  it('is only possible on ports without a garrison; a garrison cannot be reinforced by landing', () => {
    const state = tableIn('landing', VENICE);
    const [galley] = fleet(state, VENICE);
    launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1 });
    expect(refusal(state, VENICE, { type: 'land', galley, count: 1 })).toBe('garrisoned');
  });

  it('moves even the last sailor: his galley sinks with its goods', () => {
    const state = tableIn('landing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1, cargo: { gold: 1 } });
    const events = play(state, VENICE, { type: 'land', galley, count: 1 });
    expect(events.slice(0, 2).map((entry) => entry.type)).toEqual(['landed', 'sank']);
    expect(state.ports[port('Modon')]).toMatchObject({ owner: VENICE, garrison: 1 });
    expect(state.supply[good('gold')]).toBe(15);
  });

  it('is not possible from a space without a port', () => {
    const state = tableIn('landing', VENICE);
    launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1 });
    const galley = launch(state, { owner: VENICE, space: 12, sailors: 1 });
    expect(refusal(state, VENICE, { type: 'land', galley, count: 1 })).toBe('no-port-here');
  });
});

it('ruling 34: cargo of a galley lost in landing is gone before the sales', () => {
  const state = tableIn('landing', VENICE);
  const galley = launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1, cargo: { gold: 1 } });
  play(state, VENICE, { type: 'land', galley, count: 1 });
  play(state, VENICE, { type: 'endPhase' });
  expect(state.ports[port('Modon')].warehouse).toEqual([]);
  expect(state.money[VENICE]).toBe(2300);
});

describe('ruling 35: prosperity points', () => {
  const total = (
    change: (state: ReturnType<typeof tableIn>) => void,
    options: Partial<Serenissima1996Options> = {},
  ) => {
    const state = tableIn('harbour', VENICE, options);
    change(state);
    return game.score(state).scores[VENICE];
  };
  const points = (score: ReturnType<typeof total>, key: string) => score.lines.find((line) => line.key === key)?.points;

  it('are 15 at the start: 10 for the capital, 1 for it as an incomplete port, 4 for 2,000 ducats', () => {
    expect(total(() => undefined).total).toBe(15);
  });

  it('are rounded down for money', () => {
    expect(
      points(
        total((state) => fund(state, VENICE, 2400)),
        'money',
      ),
    ).toBe(4);
    expect(
      points(
        total((state) => fund(state, VENICE, 2500)),
        'money',
      ),
    ).toBe(5);
  });

  it('are 2, 5 or 10 for a full port, by size, and 1 for another port; an own capital counts 10, and 10 more if it is full', () => {
    const score = total((state) => {
      hold(state, 'Corfu', VENICE, { garrison: 1, stores: ['wood', 'wine'] });
      hold(state, 'Ragusa', VENICE, { garrison: 1, stores: ['iron', 'wine', 'gold', 'gems'] });
      hold(state, 'Venice', VENICE, { garrison: 4, stores: ['wood', 'iron', 'textiles', 'spices', 'gold', 'gems'] });
      hold(state, 'Rhodes', VENICE, { garrison: 1, stores: ['wood'] });
    });
    expect(['capital', 'ports', 'small', 'medium', 'capitals'].map((key) => points(score, key))).toEqual([
      10, 1, 2, 5, 10,
    ]);
  });

  it('include 10 only for the player’s own capital; a captured capital counts like any other port', () => {
    const score = total((state) => {
      hold(state, 'Venice', TURKEY, { garrison: 1 });
      hold(state, 'Istanbul', VENICE, { garrison: 1 });
    });
    expect([points(score, 'capital'), points(score, 'ports')]).toEqual([0, 1]);
  });

  it('are not given for galleys, forts, sailors and cargo, unless a house rule says so', () => {
    const build = (state: ReturnType<typeof tableIn>) => {
      hold(state, 'Tunis', VENICE, { garrison: 7, fort: true });
      launch(state, { owner: VENICE, space: 12, sailors: 3, cargo: { gems: 2 } });
    };
    // Three galleys, one fort, 9 + 4 + 7 = 20 sailors.
    expect(points(total(build), 'units')).toBeUndefined();
    expect(points(total(build, { unitScoring: 'one-each' }), 'units')).toBe(3 + 1 + 2);
    expect(points(total(build, { unitScoring: 'one-per-two' }), 'units')).toBe(1 + 0 + 2);
  });
});

it('ruling 36: players with equal totals share the win', () => {
  const state = tableIn('revenue', TURKEY);
  state.turn = state.lastTurn;
  state.order = [VENICE, GENOA, SPAIN, TURKEY];
  state.frames = [{ kind: 'phase', phase: 'revenue', place: 3, closed: [] }];
  launch(state, { owner: TURKEY, space: sea('Corfu'), sailors: 1, cargo: { wood: 1 } });
  fund(state, GENOA, 5000);
  fund(state, SPAIN, 5400);
  const events = play(state, TURKEY, { type: 'endPhase' });
  expect(event(events, 'gameOver').winners).toEqual([GENOA, SPAIN]);
  expect(game.actors(state)).toEqual([]);
  expect(game.moves(state, TURKEY)).toEqual([]);
  expect(game.view(state, null).money).toEqual(state.money);
});

describe('ruling 37: powers by number of players', () => {
  const powers = (seats: number, options: Partial<Serenissima1996Options> = {}, ...outcomes: number[]) =>
    game
      .setup({ seats, options: { ...DEFAULT_OPTIONS, ...options } }, dice(...outcomes))
      .powers.map((power) => POWERS[power]);

  it('are one of two pairs for two players, all but Turkey for three, and all for four', () => {
    expect(powers(2)).toEqual(['venice', 'genoa']);
    expect(powers(2, { pair: 'spain-turkey' })).toEqual(['spain', 'turkey']);
    expect(powers(3)).toEqual(['venice', 'genoa', 'spain']);
    expect(powers(4)).toEqual(['venice', 'genoa', 'spain', 'turkey']);
  });

  it('can be drawn at random', () => {
    expect(powers(4, { powers: 'drawn' }, 4, 1, 2, 1)).toEqual(['turkey', 'venice', 'spain', 'genoa']);
  });

  it('leave unused capitals neutral, without a garrison', () => {
    const state = tableIn('harbour', 0, {}, 3);
    expect(state.ports[port('Istanbul')]).toMatchObject({ owner: NOBODY, garrison: 0 });
  });

  it('are refused for any other number of players', () => {
    expect(() => powers(1)).toThrow(/2 to 4/);
    expect(() => powers(5)).toThrow(/2 to 4/);
  });
});

describe('ruling 38: the length of a game', () => {
  it.each([
    [4, 8],
    [3, 10],
    [2, 12],
  ])('depends on the number of players: %i players play %i turns', (seats, turns) => {
    expect(tableIn('harbour', 0, {}, seats).lastTurn).toBe(turns);
  });

  it('can be variable with an option: from the last turn on, a die is rolled, and 5 or 6 ends the game', () => {
    const last = () => {
      const state = tableIn('revenue', TURKEY, { end: 'variable' });
      state.turn = state.lastTurn;
      state.frames = [{ kind: 'phase', phase: 'revenue', place: 3, closed: [] }];
      state.order = [VENICE, GENOA, SPAIN, TURKEY];
      return state;
    };
    const on = last();
    expect(event(play(on, TURKEY, { type: 'endPhase' }, 4), 'endThrown').over).toBe(false);
    expect(on.turn).toBe(9);
    const over = last();
    play(over, TURKEY, { type: 'endPhase' }, 5);
    expect(game.actors(over)).toEqual([]);
  });
});

describe('ruling 39: set-up', () => {
  it('lets each seat in turn distribute ten sailors over two galleys and the capital', () => {
    const state = game.setup({ seats: 2, options: DEFAULT_OPTIONS }, dice());
    expect(refusal(state, 1, { type: 'place', crews: [3, 3] })).toBe('not-your-turn');
    expect(refusal(state, 0, { type: 'place', crews: [0, 5] })).toBe('place-crew');
    expect(refusal(state, 0, { type: 'place', crews: [6, 1] })).toBe('no-room');
    expect(refusal(state, 0, { type: 'place', crews: [5] })).toBe('place-both');
    play(state, 0, { type: 'place', crews: [5, 4] });
    expect(state.ports[port('Venice')].garrison).toBe(1);
    play(state, 1, { type: 'place', crews: [5, 5] });
    expect(state.ports[port('Genoa')].garrison).toBe(0);
    expect(game.view(state, null)).toMatchObject({ phase: 'bidding', turn: 1 });
  });
});
