import { describe, expect, it } from 'vitest';
import {
  agree,
  event,
  fleet,
  game,
  GENOA,
  good,
  hold,
  launch,
  legal,
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

/** Rulings 21 to 28 in `rulings.ts`: garrisons, trade, crossing, combat. */
it('ruling 21: a garrison has no upper limit', () => {
  const state = tableIn('harbour', GENOA);
  const corfu = hold(state, 'Corfu', GENOA, { garrison: 40, stores: ['wood'] });
  play(state, GENOA, { type: 'hire', port: corfu, to: { port: corfu }, count: 1 });
  expect(state.ports[corfu].garrison).toBe(41);
});

it('ruling 22: a port can be left empty, and then any player can land', () => {
  const state = tableIn('harbour', GENOA);
  const corfu = hold(state, 'Corfu', GENOA, { garrison: 1 });
  const galley = launch(state, { owner: GENOA, space: sea('Corfu'), sailors: 1 });
  const venetian = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 2 });
  play(state, GENOA, { type: 'transfer', from: { port: corfu }, to: { galley }, piece: 'sailor' });
  expect(state.ports[corfu]).toMatchObject({ owner: GENOA, garrison: 0 });
  state.frames = [{ kind: 'phase', phase: 'landing', place: 1, closed: [] }];
  play(state, VENICE, { type: 'land', galley: venetian, count: 1 });
  expect(state.ports[corfu]).toMatchObject({ owner: VENICE, garrison: 1 });
});

it('ruling 23: a galley without sailors sinks immediately with its cargo', () => {
  const state = tableIn('harbour', GENOA);
  const galley = launch(state, { owner: GENOA, space: sea('Genoa'), sailors: 1, cargo: { gold: 2 } });
  const events = play(state, GENOA, {
    type: 'transfer',
    from: { galley },
    to: { port: port('Genoa') },
    piece: 'sailor',
  });
  expect(event(events, 'sank')).toMatchObject({ galley, why: 'abandoned' });
  expect(state.galleys[galley]).toBeNull();
  expect(state.supply[good('gold')]).toBe(15);
});

describe('ruling 24: discarding', () => {
  it('sailors leave only in ports: in their owner’s port they join the garrison, elsewhere they return to the box', () => {
    const state = tableIn('harbour', GENOA);
    hold(state, 'Corfu', VENICE, { garrison: 1 });
    const box = state.sailors;
    const abroad = launch(state, { owner: GENOA, space: sea('Corfu'), sailors: 2 });
    const neutral = launch(state, { owner: GENOA, space: sea('Modon'), sailors: 2 });
    const atSea = launch(state, { owner: GENOA, space: 12, sailors: 2 });
    play(state, GENOA, { type: 'dismiss', galley: abroad });
    play(state, GENOA, { type: 'dismiss', galley: neutral });
    expect(state.sailors).toBe(box - 4);
    expect(refusal(state, GENOA, { type: 'dismiss', galley: atSea })).toBe('dismiss-in-port');
    expect(refusal(state, GENOA, { type: 'dismiss', galley: fleet(state, GENOA)[0] })).toBe('dismiss-ashore');
    play(state, GENOA, {
      type: 'discard',
      galley: launch(state, { owner: GENOA, space: 12, sailors: 1, cargo: { iron: 1 } }),
      good: good('iron'),
    });
  });
});

describe('ruling 25: trade between players', () => {
  const meet = (space: number) => {
    const state = tableIn('harbour', VENICE);
    const own = launch(state, { owner: VENICE, space, sailors: 2, cargo: { wine: 2 } });
    const other = launch(state, { owner: SPAIN, space, sailors: 3, cargo: { gems: 1 } });
    return { state, own, other };
  };

  it('a player buys from another player’s galley at any agreed price', () => {
    const { state, own, other } = meet(8);
    play(state, VENICE, { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 });
    expect(legal(state, SPAIN, 'quote').map((move) => move.price)).toContain(2000);
    play(state, SPAIN, { type: 'quote', price: 1500 });
    agree(state, VENICE);
    expect(state.money).toEqual([500, 2000, 3500, 2000]);
    expect(ship(state, own).cargo[good('gems')]).toBe(1);
  });

  it('a player sells to another player’s galley, and the active player names the price first', () => {
    const { state, own, other } = meet(8);
    play(state, VENICE, { type: 'offerCargo', from: own, galley: other, good: good('wine'), count: 1 });
    expect(game.actors(state)).toEqual([VENICE]);
    play(state, VENICE, { type: 'quote', price: 400 });
    play(state, SPAIN, { type: 'counter', price: 300 });
    play(state, VENICE, { type: 'refuse' });
    agree(state, SPAIN);
    expect(state.money[VENICE]).toBe(2400);
    expect(ship(state, other).cargo[good('wine')]).toBe(1);
  });

  it('trade is never forced', () => {
    const { state, own, other } = meet(8);
    play(state, VENICE, { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 });
    play(state, SPAIN, { type: 'refuse' });
    const again = { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 } as const;
    expect(refusal(state, VENICE, again)).toBe('bargain-closed');
  });

  it.each([10, 16, 21, 26])('trade is not possible on the high seas (space %i)', (space) => {
    const { state, own, other } = meet(space);
    const ask = { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 } as const;
    expect(refusal(state, VENICE, ask)).toBe('high-sea');
    expect(legal(state, VENICE, 'offerCargo')).toEqual([]);
  });

  it('trade needs both galleys in one space, and room aboard', () => {
    const { state, own } = meet(8);
    const far = launch(state, { owner: SPAIN, space: 12, sailors: 1, cargo: { gems: 1 } });
    expect(refusal(state, VENICE, { type: 'askCargo', from: far, galley: own, good: good('gems'), count: 1 })).toBe(
      'trade-here',
    );
    const full = launch(state, { owner: SPAIN, space: 8, sailors: 5 });
    expect(refusal(state, VENICE, { type: 'offerCargo', from: own, galley: full, good: good('wine'), count: 1 })).toBe(
      'no-room',
    );
  });
});

describe('ruling 26: crossing', () => {
  const crossing = () => {
    const state = tableIn('sailing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 4 });
    for (const owner of [GENOA, SPAIN]) launch(state, { owner, space: sea('Tunis'), sailors: 1 });
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    return { state, galley };
  };

  it('every owner in the space is asked, and one refusal ends the move', () => {
    const { state, galley } = crossing();
    expect(event(play(state, VENICE, { type: 'askPassage', galley }), 'passageAsked').owners).toEqual([GENOA, SPAIN]);
    play(state, GENOA, { type: 'answerPassage', grant: true, standing: false });
    play(state, SPAIN, { type: 'answerPassage', grant: false, standing: false });
    expect(refusal(state, VENICE, { type: 'askPassage', galley })).toBe('passage-refused');
  });

  it('the request is forecast before the galley sails and before the owner is asked', () => {
    const state = tableIn('sailing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 2 });
    for (const owner of [GENOA, SPAIN]) launch(state, { owner, space: sea('Tunis'), sailors: 1 });
    const sail = { type: 'sail', galley, to: sea('Tunis') } as const;
    const both = { consent: (1 << GENOA) | (1 << SPAIN) };
    expect(game.forecast?.(state, VENICE, sail)).toEqual(both);
    expect(game.forecast?.(state, VENICE, { ...sail, to: sea('Corfu') })).toEqual({});
    play(state, VENICE, sail);
    expect(game.forecast?.(state, VENICE, { type: 'askPassage', galley })).toEqual(both);
    const tired = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 1 });
    expect(game.forecast?.(state, VENICE, { ...sail, galley: tired })).toEqual({});
  });

  it('if all agree, the galley can go anywhere, even back', () => {
    const { state, galley } = crossing();
    play(state, VENICE, { type: 'askPassage', galley });
    for (const seat of [GENOA, SPAIN]) play(state, seat, { type: 'answerPassage', grant: true, standing: false });
    expect(legal(state, VENICE, 'sail').filter((move) => move.galley === galley)).toHaveLength(5);
    play(state, VENICE, { type: 'sail', galley, to: sea('Sicily') });
  });

  it('standing answers apply immediately, even in the same turn', () => {
    const { state, galley } = crossing();
    play(state, VENICE, { type: 'askPassage', galley });
    const told = play(state, GENOA, { type: 'answerPassage', grant: true, standing: true });
    // A standing answer is secret.
    expect(told[0]).toEqual({
      type: 'passageAnswered',
      seat: GENOA,
      galley,
      asker: VENICE,
      granted: true,
      bars: 'answer',
    });
    play(state, SPAIN, { type: 'answerPassage', grant: true, standing: true });
    play(state, VENICE, { type: 'sail', galley, to: 15 });
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    const events = play(state, VENICE, { type: 'askPassage', galley });
    expect(events.filter((entry) => entry.type === 'passageAnswered' && entry.granted)).toHaveLength(2);
    expect(game.actors(state)).toEqual([VENICE]);
  });

  it('a standing “never” refuses immediately, and can be withdrawn in the harbour', () => {
    const state = tableIn('harbour', SPAIN);
    play(state, SPAIN, { type: 'setPassage', towards: VENICE, answer: 'never' });
    expect(JSON.stringify(game.view(state, VENICE))).not.toContain('never');
    expect(game.view(state, SPAIN).standing).toEqual(['never', 'ask', 'ask', 'ask']);
    const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 4 });
    launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 1 });
    state.frames = [{ kind: 'phase', phase: 'sailing', place: 1, closed: [] }];
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    const events = play(state, VENICE, { type: 'askPassage', galley });
    expect(event(events, 'passageAnswered')).toEqual({
      type: 'passageAnswered',
      seat: SPAIN,
      galley,
      asker: VENICE,
      granted: false,
      bars: 'answer',
    });
    state.frames = [{ kind: 'phase', phase: 'harbour', place: 0, closed: [] }];
    play(state, SPAIN, { type: 'setPassage', towards: VENICE, answer: 'ask' });
  });

  it('ports, garrisons and a player’s own galleys never block', () => {
    const state = tableIn('sailing', VENICE);
    hold(state, 'Tunis', TURKEY, { garrison: 9, fort: true });
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 2 });
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    play(state, VENICE, { type: 'sail', galley, to: 15 });
    expect(refusal(state, VENICE, { type: 'sail', galley, to: 16 })).toBe('no-oars');
  });

  it('a galley only sails to neighbouring spaces', () => {
    const { state, galley } = crossing();
    expect(refusal(state, VENICE, { type: 'sail', galley: fleet(state, VENICE)[0], to: sea('Corfu') })).toBe(
      'not-next-to',
    );
    expect(refusal(state, VENICE, { type: 'sail', galley: fleet(state, GENOA)[0], to: 5 })).toBe('not-your-galley');
    expect(galley).toBeGreaterThanOrEqual(0);
  });

  it('the disputed border is only open with the option', () => {
    for (const alexandriaAcre of [false, true]) {
      const state = tableIn('sailing', VENICE, { alexandriaAcre });
      const galley = launch(state, { owner: VENICE, space: sea('Alexandria'), sailors: 1 });
      const goals = legal(state, VENICE, 'sail').flatMap((move) => (move.galley === galley ? [move.to] : []));
      expect(goals.includes(sea('Acre'))).toBe(alexandriaAcre);
    }
  });
});

describe('ruling 27: combat', () => {
  it('any galley can attack any rival galley in its space, repeatedly; excess losses are ignored', () => {
    const state = tableIn('combat', VENICE);
    const [a, b] = [5, 5].map((sailors) => launch(state, { owner: VENICE, space: 12, sailors }));
    const [x, y] = [2, 3].map((sailors) => launch(state, { owner: TURKEY, space: 12, sailors }));
    const fought = event(play(state, VENICE, { type: 'attack', galley: a, target: { galley: x } }, 6, 1), 'fought');
    expect(fought.defender).toMatchObject({ losses: 2 });
    expect(fought.attacker.hits).toBe(3);
    expect(ship(state, y).sailors).toBe(3);
    play(state, VENICE, { type: 'sink' });
    play(state, VENICE, { type: 'attack', galley: b, target: { galley: y } }, 1, 1);
    play(state, VENICE, { type: 'attack', galley: a, target: { galley: y } }, 1, 1);
    play(state, VENICE, { type: 'sink' });
    play(state, VENICE, { type: 'endPhase' });
  });

  it('a galley cannot attack outside its space', () => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: 3 });
    launch(state, { owner: TURKEY, space: 12, sailors: 1 });
    const far = launch(state, { owner: TURKEY, space: 8, sailors: 1 });
    expect(refusal(state, VENICE, { type: 'attack', galley, target: { galley: far } })).toBe('attack-here');
    expect(refusal(state, VENICE, { type: 'attack', galley, target: { port: port('Istanbul') } })).toBe('attack-here');
  });
});

describe('ruling 28: both crews die', () => {
  it('at sea, both galleys sink with their cargo', () => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: 1, cargo: { gold: 1 } });
    const foe = launch(state, { owner: TURKEY, space: 12, sailors: 1, cargo: { gems: 1 } });
    play(state, VENICE, { type: 'attack', galley, target: { galley: foe } }, 6, 6);
    expect([state.galleys[galley], state.galleys[foe]]).toEqual([null, null]);
    expect([state.supply[good('gold')], state.supply[good('gems')]]).toEqual([15, 15]);
  });

  it('at a port, the galley sinks and the port stays owned but empty', () => {
    const state = tableIn('combat', VENICE);
    const corfu = hold(state, 'Corfu', TURKEY, { garrison: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1 });
    play(state, VENICE, { type: 'attack', galley, target: { port: corfu } }, 6, 6);
    expect(state.galleys[galley]).toBeNull();
    expect(state.ports[corfu]).toMatchObject({ owner: TURKEY, garrison: 0 });
  });
});
