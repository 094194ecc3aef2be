import { describe, expect, it } from 'vitest';
import { BadPosition } from '../../../src/engine/core/errors';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { REFUSALS } from '../../../src/engine/games/serenissima-1996/refusals';
import { RULES } from '../../../src/engine/games/serenissima-1996/rulebook';
import {
  event,
  fleet,
  fund,
  game,
  GENOA,
  good,
  hold,
  launch,
  play,
  port,
  refusal,
  sea,
  ship,
  SPAIN,
  tableIn,
  VENICE,
} from './table';
import type { State } from './table';

/** A refusal must describe the attempted move and cite its rule. */
describe('a refusal cites the rule of the attempted move', () => {
  const cited = (state: State, seat: number, move: Serenissima1996Move) =>
    REFUSALS[refusal(state, seat, move) as keyof typeof REFUSALS];

  it('for a move out of turn', () => {
    const state = tableIn('harbour', VENICE);
    expect(cited(state, GENOA, { type: 'endPhase' }).rule).toBe('turn-order');
  });

  it('for a target in another space', () => {
    const state = tableIn('harbour', VENICE);
    const [mine] = fleet(state, VENICE);
    const [theirs] = fleet(state, GENOA);
    const there = port('Tunis');
    const trade = { type: 'askCargo', from: theirs, galley: mine, good: 0, count: 1 } as const;
    expect(cited(state, VENICE, trade).rule).toBe('trade');
    hold(state, 'Venice', VENICE, { garrison: 4, stores: ['iron'] });
    const away = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1 });
    const hire = { type: 'hire', port: port('Venice'), to: { galley: away }, count: 1 } as const;
    expect(cited(state, VENICE, hire).rule).toBe('hiring');
    const fight = tableIn('combat', VENICE);
    hold(fight, 'Tunis', GENOA, { garrison: 1 });
    launch(fight, { owner: GENOA, space: sea('Venice'), sailors: 1 });
    const [attacker] = fleet(fight, VENICE);
    expect(cited(fight, VENICE, { type: 'attack', galley: attacker, target: { port: there } }).rule).toBe('fighting');
    expect(cited(fight, VENICE, { type: 'attack', galley: attacker, target: { galley: theirs } }).rule).toBe(
      'fighting',
    );
  });

  it('for goods that are not aboard', () => {
    const state = tableIn('harbour', VENICE);
    const [mine] = fleet(state, VENICE);
    const near = launch(state, { owner: GENOA, space: sea('Venice'), sailors: 1 });
    const trade = { type: 'askCargo', from: near, galley: mine, good: 0, count: 1 } as const;
    expect(cited(state, VENICE, trade).rule).toBe('trade');
    expect(cited(state, VENICE, { type: 'discard', galley: mine, good: 0 }).rule).toBe('discard');
    const selling = tableIn('revenue', VENICE);
    const [galley] = fleet(selling, VENICE);
    launch(selling, { owner: VENICE, space: sea('Tunis'), sailors: 1, cargo: { wine: 1 } });
    expect(cited(selling, VENICE, { type: 'sell', galley, good: 0 }).rule).toBe('selling');
  });

  it('for a ship without a crew, and for moving more sailors ashore than are aboard', () => {
    const state = tableIn('combat', VENICE);
    const victor = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2, cargo: { wine: 1 } });
    const prize = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 0, cargo: { iron: 1 } });
    state.frames.push({ kind: 'spoils', stage: 'sorting', seat: VENICE, victor, prize });
    for (const move of [
      { type: 'stow', from: victor, good: good('wine') },
      { type: 'jettison', galley: prize, good: good('iron') },
    ] as const) {
      const { rule, message } = cited(state, VENICE, move);
      expect(rule).toBe('spoils');
      expect(message).toMatch(/without a crew/);
    }
    expect(cited(state, VENICE, { type: 'stow', from: prize, good: good('wine') }).rule).toBe('spoils');
    const landing = tableIn('landing', VENICE);
    const galley = launch(landing, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    expect(cited(landing, VENICE, { type: 'land', galley, count: 3 })).toEqual({
      rule: 'landing',
      message: 'There aren’t that many sailors aboard.',
    });
  });
});

describe('the rulebook matches the engine', () => {
  it('any player can land on an empty port', () => {
    expect(RULES.landing.text).toMatch(/left empty/);
    const state = tableIn('landing', VENICE);
    hold(state, 'Tunis', GENOA);
    const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    expect(event(play(state, VENICE, { type: 'land', galley, count: 1 }), 'landed').from).toBe(GENOA);
  });
});

/** With a variable end, the last turn is not known in advance. */
describe('a variable end', () => {
  const began = (end: 'fixed' | 'variable', turn: number) => {
    const state = tableIn('revenue', 3, { end });
    state.turn = turn - 1;
    state.order = [0, 1, 2, 3];
    state.frames = [{ kind: 'phase', phase: 'revenue', place: 3, closed: [] }];
    const galley = launch(state, { owner: 3, space: sea('Tunis'), sailors: 1, cargo: { wine: 1 } });
    expect(ship(state, galley).owner).toBe(3);
    const dice = end === 'variable' && turn > state.lastTurn ? [1] : [];
    return event(play(state, 3, { type: 'endPhase' }, ...dice), 'turnBegan');
  };

  it('never announces a turn as the last one, unlike a fixed end', () => {
    expect(began('fixed', 8)).toMatchObject({ last: true });
    expect(began('variable', 7)).toEqual({ type: 'turnBegan', turn: 7, last: false });
    expect(began('variable', 8)).toEqual({ type: 'turnBegan', turn: 8, last: false, thrown: true });
    expect(began('variable', 9)).toMatchObject({ last: false, thrown: true });
  });
});

/** Positions from outside the app must be consistent: those that the rules cannot produce are refused. */
describe('a position is refused', () => {
  const bad = (state: State) => expect(() => game.check(state)).toThrow(BadPosition);
  const bargain = () => {
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    fund(state, SPAIN, 1000);
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 });
    play(state, SPAIN, { type: 'askPrice', port: port('Tunis'), galley, count: 2 });
    const frame = state.frames[1];
    if (frame.kind !== 'bargain') throw new Error('No bargain was opened');
    return { state, frame, galley };
  };

  it('with a bargain over a good the port does not produce, or over a galley elsewhere', () => {
    const { state, frame, galley } = bargain();
    game.check(state);
    frame.good = good('wine');
    bad(state);
    frame.good = good('gold');
    ship(state, galley).space = sea('Venice');
    bad(state);
  });

  it('with an illegal asking price, or a counter-offer that is not lower', () => {
    const { state, frame } = bargain();
    Object.assign(frame, { stage: 'answer', quoted: 400 });
    bad(state);
    Object.assign(frame, { stage: 'counter', quoted: 300, countered: 300 });
    bad(state);
    frame.countered = 200;
    game.check(state);
  });

  it('with a bargain between players who are not in turn', () => {
    const { state } = bargain();
    state.order = [GENOA, SPAIN, VENICE, 3];
    bad(state);
  });

  it('with a bargain over cargo of a galley in another space or on the high sea', () => {
    const state = tableIn('harbour', SPAIN);
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 });
    const from = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2, cargo: { wine: 1 } });
    play(state, SPAIN, { type: 'askCargo', from, galley, good: good('wine'), count: 1 });
    ship(state, from).space = sea('Venice');
    bad(state);
    ship(state, from).space = ship(state, galley).space = 16;
    bad(state);
  });

  it('with a passage request to absent players, to one player twice, or out of turn', () => {
    const state = tableIn('sailing', SPAIN);
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 3 });
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
    Object.assign(ship(state, galley), { passage: 'ask', sailed: 1 });
    play(state, SPAIN, { type: 'askPassage', galley });
    const frame = state.frames[1];
    if (frame.kind !== 'passage') throw new Error('No passage was requested');
    for (const owners of [[GENOA], [VENICE, VENICE], [SPAIN]]) {
      frame.owners = owners;
      bad(state);
    }
    frame.owners = [VENICE];
    game.check(state);
    ship(state, galley).passage = 'free';
    bad(state);
    ship(state, galley).passage = 'ask';
    state.order = [VENICE, SPAIN, GENOA, 3];
    bad(state);
  });

  it('with spoils from a galley that was not beaten, is elsewhere, or belongs to the victor', () => {
    const spoils = (stage: 'fate' | 'sorting') => {
      const state = tableIn('combat', VENICE);
      const victor = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2 });
      const prize = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 0, cargo: { iron: 1 } });
      state.frames.push({ kind: 'spoils', stage, seat: VENICE, victor, prize });
      game.check(state);
      return { state, victor, prize };
    };
    for (const stage of ['fate', 'sorting'] as const) {
      const { state, victor, prize } = spoils(stage);
      ship(state, prize).space = sea('Venice');
      bad(state);
      ship(state, prize).space = sea('Tunis');
      ship(state, prize).sailors = 1;
      state.sailors--;
      bad(state);
      ship(state, prize).sailors = 0;
      state.sailors++;
      ship(state, victor).owner = SPAIN;
      bad(state);
    }
  });

  it('with a placement away from the capital, cargo before the start, or a number of sailors other than ten', () => {
    const begin = () => game.setup({ seats: 4, options: tableIn('harbour', 0).options }, { roll: () => 1 });
    const moved = begin();
    ship(moved, 0).space = sea('Tunis');
    bad(moved);
    const laden = begin();
    ship(laden, 0).cargo[0] = 1;
    laden.supply[0]--;
    bad(laden);
    const manned = begin();
    game.play(manned, 0, { type: 'place', crews: [3, 3] }, { roll: () => 1 });
    game.check(manned);
    manned.ports[port('Venice')].garrison--;
    manned.sailors++;
    bad(manned);
  });

  it('if it is past the end, has another length, or is over too early', () => {
    const late = tableIn('harbour', VENICE);
    late.turn = 9;
    bad(late);
    const long = tableIn('harbour', VENICE);
    long.lastTurn = 20;
    bad(long);
    const early = tableIn('harbour', VENICE);
    early.frames = [];
    bad(early);
    const variable = tableIn('harbour', VENICE, { end: 'variable' });
    variable.turn = 11;
    game.check(variable);
  });

  it('with powers that are not used with its number of players', () => {
    const state = tableIn('harbour', VENICE, {}, 3);
    game.check(state);
    state.powers = [0, 1, 3];
    bad(state);
  });
});

it('the score counts the player’s own capital among the ports, and the rules say so', () => {
  expect(RULES.end.text).toMatch(/own capital also counts/);
  const state = tableIn('harbour', VENICE);
  const points = () => Object.fromEntries(game.score(state).scores[VENICE].lines.map(({ key, points: p }) => [key, p]));
  expect(points()).toMatchObject({ capital: 10, ports: 1, capitals: 0 });
});
