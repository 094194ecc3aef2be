import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/serenissima/first-edition/about';
import { POWERS } from '../../../src/engine/games/serenissima/first-edition/data';
import type { FirstEditionOptions } from '../../../src/engine/games/serenissima/first-edition/state';
import { dice, event, fleet, fund, game, GENOA, good, hold, launch, legal, NOBODY, play, port, refusal, sea, ship, SPAIN, tableIn, TURKEY, VENICE } from './table'; // prettier-ignore

/** Each ruling of the board page by its number, second half. */
it('ruling 21: a garrison has no upper limit', () => {
  const state = tableIn('harbour', GENOA);
  const corfu = hold(state, 'Corfu', GENOA, { garrison: 40, stores: ['wood'] });
  play(state, GENOA, { type: 'hire', port: corfu, to: { port: corfu }, count: 1 });
  expect(state.ports[corfu].garrison).toBe(41);
});

it('ruling 22: a port may be left empty, and anybody may then land', () => {
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

it('ruling 23: a galley without sailors sinks at once with its cargo', () => {
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
  it('sailors leave in ports only: in an own port for the garrison, elsewhere for the box', () => {
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

  it('buys from another’s galley at any price agreed', () => {
    const { state, own, other } = meet(8);
    play(state, VENICE, { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 });
    expect(legal(state, SPAIN, 'quote').map((move) => move.price)).toContain(2000);
    play(state, SPAIN, { type: 'quote', price: 1500 });
    play(state, VENICE, { type: 'accept' });
    expect(state.money).toEqual([500, 2000, 3500, 2000]);
    expect(ship(state, own).cargo[good('gems')]).toBe(1);
  });

  it('sells to another’s galley: the active player names the price first', () => {
    const { state, own, other } = meet(8);
    play(state, VENICE, { type: 'offerCargo', from: own, galley: other, good: good('wine'), count: 1 });
    expect(game.actors(state)).toEqual([VENICE]);
    play(state, VENICE, { type: 'quote', price: 400 });
    play(state, SPAIN, { type: 'counter', price: 300 });
    play(state, VENICE, { type: 'refuse' });
    play(state, SPAIN, { type: 'accept' });
    expect(state.money[VENICE]).toBe(2400);
    expect(ship(state, other).cargo[good('wine')]).toBe(1);
  });

  it('is never forced', () => {
    const { state, own, other } = meet(8);
    play(state, VENICE, { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 });
    play(state, SPAIN, { type: 'refuse' });
    const again = { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 } as const;
    expect(refusal(state, VENICE, again)).toBe('bargain-closed');
  });

  it.each([10, 16, 21, 26])('does not happen on the high sea %i', (space) => {
    const { state, own, other } = meet(space);
    const ask = { type: 'askCargo', from: other, galley: own, good: good('gems'), count: 1 } as const;
    expect(refusal(state, VENICE, ask)).toBe('high-sea');
    expect(legal(state, VENICE, 'offerCargo')).toEqual([]);
  });

  it('needs both galleys in one space and room aboard', () => {
    const { state, own } = meet(8);
    const far = launch(state, { owner: SPAIN, space: 12, sailors: 1, cargo: { gems: 1 } });
    expect(refusal(state, VENICE, { type: 'askCargo', from: far, galley: own, good: good('gems'), count: 1 })).toBe(
      'not-here',
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

  it('asks every owner in the space; one refusal ends the move', () => {
    const { state, galley } = crossing();
    expect(event(play(state, VENICE, { type: 'askPassage', galley }), 'passageAsked').owners).toEqual([GENOA, SPAIN]);
    play(state, GENOA, { type: 'answerPassage', grant: true, standing: false });
    play(state, SPAIN, { type: 'answerPassage', grant: false, standing: false });
    expect(refusal(state, VENICE, { type: 'askPassage', galley })).toBe('passage-refused');
  });

  it('is foretold before the galley sails, and to whoever asks', () => {
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

  it('when all agree the galley goes where it likes, back too', () => {
    const { state, galley } = crossing();
    play(state, VENICE, { type: 'askPassage', galley });
    for (const seat of [GENOA, SPAIN]) play(state, seat, { type: 'answerPassage', grant: true, standing: false });
    expect(legal(state, VENICE, 'sail').filter((move) => move.galley === galley)).toHaveLength(5);
    play(state, VENICE, { type: 'sail', galley, to: sea('Sicily') });
  });

  it('standing answers speak for themselves, also the same turn', () => {
    const { state, galley } = crossing();
    play(state, VENICE, { type: 'askPassage', galley });
    play(state, GENOA, { type: 'answerPassage', grant: true, standing: true });
    play(state, SPAIN, { type: 'answerPassage', grant: true, standing: true });
    play(state, VENICE, { type: 'sail', galley, to: 15 });
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    const events = play(state, VENICE, { type: 'askPassage', galley });
    expect(events.filter((entry) => entry.type === 'passageAnswered' && entry.standing)).toHaveLength(2);
    expect(game.actors(state)).toEqual([VENICE]);
  });

  it('a standing “never” refuses at once, and can be taken back in the harbour', () => {
    const state = tableIn('harbour', SPAIN);
    play(state, SPAIN, { type: 'setPassage', towards: VENICE, answer: 'never' });
    expect(JSON.stringify(game.view(state, VENICE))).not.toContain('never');
    expect(game.view(state, SPAIN).standing).toEqual(['never', 'ask', 'ask', 'ask']);
    const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 4 });
    launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 1 });
    state.frames = [{ kind: 'phase', phase: 'sailing', place: 1, closed: [] }];
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    const events = play(state, VENICE, { type: 'askPassage', galley });
    expect(event(events, 'passageAnswered')).toMatchObject({ seat: SPAIN, granted: false, standing: true });
    state.frames = [{ kind: 'phase', phase: 'harbour', place: 0, closed: [] }];
    play(state, SPAIN, { type: 'setPassage', towards: VENICE, answer: 'ask' });
  });

  it('own galleys, ports and garrisons never block', () => {
    const state = tableIn('sailing', VENICE);
    hold(state, 'Tunis', TURKEY, { garrison: 9, fort: true });
    launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Sicily'), sailors: 2 });
    play(state, VENICE, { type: 'sail', galley, to: sea('Tunis') });
    play(state, VENICE, { type: 'sail', galley, to: 15 });
    expect(refusal(state, VENICE, { type: 'sail', galley, to: 16 })).toBe('no-oars');
  });

  it('sails to neighbouring spaces only', () => {
    const { state, galley } = crossing();
    expect(refusal(state, VENICE, { type: 'sail', galley: fleet(state, VENICE)[0], to: sea('Corfu') })).toBe(
      'not-next-to',
    );
    expect(refusal(state, VENICE, { type: 'sail', galley: fleet(state, GENOA)[0], to: 5 })).toBe('not-your-galley');
    expect(galley).toBeGreaterThanOrEqual(0);
  });

  it('knows the disputed border only when the option says so', () => {
    for (const alexandriaAcre of [false, true]) {
      const state = tableIn('sailing', VENICE, { alexandriaAcre });
      const galley = launch(state, { owner: VENICE, space: sea('Alexandria'), sailors: 1 });
      const goals = legal(state, VENICE, 'sail').flatMap((move) => (move.galley === galley ? [move.to] : []));
      expect(goals.includes(sea('Acre'))).toBe(alexandriaAcre);
    }
  });
});

describe('ruling 27: combat', () => {
  it('any own galley attacks any foreign one in its space, as often as it likes; excess losses are lost', () => {
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

  it('only in its own space', () => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: 3 });
    launch(state, { owner: TURKEY, space: 12, sailors: 1 });
    const far = launch(state, { owner: TURKEY, space: 8, sailors: 1 });
    expect(refusal(state, VENICE, { type: 'attack', galley, target: { galley: far } })).toBe('not-here');
    expect(refusal(state, VENICE, { type: 'attack', galley, target: { port: port('Istanbul') } })).toBe('not-here');
  });
});

describe('ruling 28: both crews die', () => {
  it('at sea both galleys sink with their cargo', () => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: 1, cargo: { gold: 1 } });
    const foe = launch(state, { owner: TURKEY, space: 12, sailors: 1, cargo: { gems: 1 } });
    play(state, VENICE, { type: 'attack', galley, target: { galley: foe } }, 6, 6);
    expect([state.galleys[galley], state.galleys[foe]]).toEqual([null, null]);
    expect([state.supply[good('gold')], state.supply[good('gems')]]).toEqual([15, 15]);
  });

  it('at a port the galley sinks and the port stays owned but empty', () => {
    const state = tableIn('combat', VENICE);
    const corfu = hold(state, 'Corfu', TURKEY, { garrison: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1 });
    play(state, VENICE, { type: 'attack', galley, target: { port: corfu } }, 6, 6);
    expect(state.galleys[galley]).toBeNull();
    expect(state.ports[corfu]).toMatchObject({ owner: TURKEY, garrison: 0 });
  });
});

describe('ruling 29: spoils', () => {
  const won = (crew: number, cargo: Parameters<typeof launch>[1]['cargo'] = {}, prizeCargo = cargo) => {
    const state = tableIn('combat', VENICE);
    const galley = launch(state, { owner: VENICE, space: 12, sailors: crew, cargo });
    const prize = launch(state, { owner: TURKEY, space: 12, sailors: 1, cargo: prizeCargo });
    play(state, VENICE, { type: 'attack', galley, target: { galley: prize } }, 6, 1);
    return { state, galley, prize };
  };

  it('the defender too may seize a dead attacker', () => {
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

  it('a garrison may not: the attacker sinks with all', () => {
    const state = tableIn('combat', VENICE);
    const corfu = hold(state, 'Corfu', TURKEY, { garrison: 5 });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { gold: 2 } });
    const events = play(state, VENICE, { type: 'attack', galley, target: { port: corfu } }, 1, 6);
    expect(event(events, 'sank')).toMatchObject({ galley, cargo: [0, 0, 0, 0, 0, 2, 0] });
    expect(state.frames).toHaveLength(1);
  });

  it('all crew may go over: the own galley sinks, its cargo rescued first', () => {
    const { state, galley, prize } = won(3, { gold: 1 }, { wine: 1 });
    play(state, VENICE, { type: 'seize', crew: 3 });
    play(state, VENICE, { type: 'stow', from: galley, good: good('gold') });
    play(state, VENICE, { type: 'finishSpoils' });
    expect(state.galleys[galley]).toBeNull();
    expect(ship(state, prize)).toMatchObject({ owner: VENICE, sailors: 3 });
    expect(ship(state, prize).cargo[good('gold')]).toBe(1);
  });

  it('a prize takes more crew than it has room for only until goods have made way', () => {
    const { state, galley, prize } = won(4, {}, { wine: 4 });
    play(state, VENICE, { type: 'seize', crew: 2 });
    expect(refusal(state, VENICE, { type: 'finishSpoils' })).toBe('no-room');
    play(state, VENICE, { type: 'stow', from: prize, good: good('wine') });
    play(state, VENICE, { type: 'finishSpoils' });
    expect(ship(state, galley).cargo[good('wine')]).toBe(1);
    expect(ship(state, prize).cargo[good('wine')]).toBe(3);
  });

  it('goods may be thrown over for better ones, sailors never', () => {
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

it('ruling 30: a captured galley fights on in the same turn', () => {
  const state = tableIn('combat', VENICE);
  const galley = launch(state, { owner: VENICE, space: 12, sailors: 5 });
  const prize = launch(state, { owner: TURKEY, space: 12, sailors: 1 });
  const other = launch(state, { owner: TURKEY, space: 12, sailors: 1 });
  play(state, VENICE, { type: 'attack', galley, target: { galley: prize } }, 1, 1);
  play(state, VENICE, { type: 'seize', crew: 3 });
  play(state, VENICE, { type: 'attack', galley: prize, target: { galley: other } }, 1, 1);
});

it('ruling 31: a port may be attacked past its owner’s galleys', () => {
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

  it('nobody lands before the landing phase, and it cannot be attacked again', () => {
    const { state, corfu, galley } = fallen();
    expect(refusal(state, VENICE, { type: 'land', galley, count: 1 })).toBe('not-now');
    expect(refusal(state, VENICE, { type: 'attack', galley, target: { port: corfu } })).toBe('no-defenders');
  });

  it('a later player may still attack the victor, and whoever lands first in order holds it', () => {
    const { state, corfu, galley, genoese } = fallen();
    play(state, VENICE, { type: 'endPhase' });
    play(state, GENOA, { type: 'attack', galley: genoese, target: { galley } }, 1, 1);
    state.order = [GENOA, VENICE, SPAIN, TURKEY];
    state.frames = [{ kind: 'phase', phase: 'landing', place: 0, closed: [] }];
    play(state, GENOA, { type: 'land', galley: genoese, count: 1 });
    expect(state.ports[corfu].owner).toBe(GENOA);
  });

  it('if nobody lands the old owner keeps it', () => {
    const { state, corfu } = fallen();
    state.frames = [{ kind: 'phase', phase: 'landing', place: 0, closed: [] }];
    play(state, VENICE, { type: 'endPhase' });
    play(state, GENOA, { type: 'endPhase' });
    expect(state.ports[corfu].owner).toBe(TURKEY);
  });
});

describe('ruling 33: landing', () => {
  it('on ports without a garrison only; an occupied own port is not reinforced', () => {
    const state = tableIn('landing', VENICE);
    const [galley] = fleet(state, VENICE);
    launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1 });
    expect(refusal(state, VENICE, { type: 'land', galley, count: 1 })).toBe('garrisoned');
  });

  it('the last sailor may land: his galley sinks with its goods', () => {
    const state = tableIn('landing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Modon'), sailors: 1, cargo: { gold: 1 } });
    const events = play(state, VENICE, { type: 'land', galley, count: 1 });
    expect(events.slice(0, 2).map((entry) => entry.type)).toEqual(['landed', 'sank']);
    expect(state.ports[port('Modon')]).toMatchObject({ owner: VENICE, garrison: 1 });
    expect(state.supply[good('gold')]).toBe(15);
  });

  it('not from a space without a port', () => {
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
  const total = (change: (state: ReturnType<typeof tableIn>) => void, options: Partial<FirstEditionOptions> = {}) => {
    const state = tableIn('harbour', VENICE, options);
    change(state);
    return game.score(state).scores[VENICE];
  };
  const points = (score: ReturnType<typeof total>, key: string) => score.lines.find((line) => line.key === key)?.points;

  it('is 15 at the start, by the letter: 10 for the capital, 1 for it as a port not full, 4 for 2,000 ducats', () => {
    expect(total(() => undefined).total).toBe(15);
  });

  it('rounds money down', () => {
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

  it('counts full ports 2, 5 and 10, others 1, and a full own capital on top of its 10', () => {
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

  it('gives a captured capital its port points but not the 10', () => {
    const score = total((state) => {
      hold(state, 'Venice', TURKEY, { garrison: 1 });
      hold(state, 'Istanbul', VENICE, { garrison: 1 });
    });
    expect([points(score, 'capital'), points(score, 'ports')]).toEqual([0, 1]);
  });

  it('scores galleys, forts, sailors and cargo nothing, unless a house rule says so', () => {
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

it('ruling 36: equal totals share the win', () => {
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
  const powers = (seats: number, options: Partial<FirstEditionOptions> = {}, ...outcomes: number[]) =>
    game
      .setup({ seats, options: { ...DEFAULT_OPTIONS, ...options } as FirstEditionOptions }, dice(...outcomes))
      .powers.map((power) => POWERS[power]);

  it('two pairs for two, no Turkey for three, all for four', () => {
    expect(powers(2)).toEqual(['venice', 'genoa']);
    expect(powers(2, { pair: 'spain-turkey' })).toEqual(['spain', 'turkey']);
    expect(powers(3)).toEqual(['venice', 'genoa', 'spain']);
    expect(powers(4)).toEqual(['venice', 'genoa', 'spain', 'turkey']);
  });

  it('can be drawn by lot', () => {
    expect(powers(4, { powers: 'drawn' }, 4, 1, 2, 1)).toEqual(['turkey', 'venice', 'spain', 'genoa']);
  });

  it('leaves unused capitals neutral, of six spaces', () => {
    const state = tableIn('harbour', 0, {}, 3);
    expect(state.ports[port('Istanbul')]).toMatchObject({ owner: NOBODY, garrison: 0 });
  });

  it('refuses other numbers of players', () => {
    expect(() => powers(1)).toThrow(/2 to 4/);
    expect(() => powers(5)).toThrow(/2 to 4/);
  });
});

describe('ruling 38: length', () => {
  it.each([
    [4, 8],
    [3, 10],
    [2, 12],
  ])('%i players play %i turns', (seats, turns) => {
    expect(tableIn('harbour', 0, {}, seats).lastTurn).toBe(turns);
  });

  it('a variable end throws a die from the last turn on: 5 or 6 ends it', () => {
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
  it('lets each seat in turn share ten sailors between two galleys and the capital', () => {
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
