import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { at, building, buy, card, colours, employ, erect, event, fund, game, give, go, good, hand, journey, legal, play, put, reach, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore

/** The worked examples of the rulebook, from text and pictures, on the layout of the first game. */
describe('movement: a figure moves exactly three, two or one locations', () => {
  it.each([
    [2, 'Langeais'],
    [1, 'Angers'],
    [0, 'Serrant'],
  ])('the locations with %i horses from Nantes match the rulebook', (horses, place) => {
    const state = table();
    put(state, RED, 'merchant', 'Nantes', { horses });
    expect(go(state, RED, 'merchant', place)[0]).toMatchObject({ type: 'moved', to: at(place), early: false });
  });

  it('a figure keeps its direction in a village', () => {
    const state = table();
    put(state, RED, 'merchant', 'Tours', { direction: -1, horses: 1 });
    expect(reach(state, RED, 'merchant')).toEqual(['Luynes', 'Langeais']);
    const back = { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 0, to: at('Blois') } as const;
    expect(refusal(state, RED, back)).toBe('no-turning');
  });

  it('a place behind a figure is refused for turning, with its distance ahead if turning would not help', () => {
    const state = table();
    put(state, RED, 'merchant', 'Tours', { direction: -1, horses: 0 });
    state.horses[at('Tours')] = 1;
    const figures = (place: number, direction: -1 | 1) => {
      const move = { type: 'move', figure: 'merchant', direction, leave: 0, take: 0, to: place } as const;
      const code = String(refusal(state, RED, move));
      return [code, game.refusalFigures?.(state, RED, move, code)];
    };
    expect(figures(at('Tours') + 2, 1)).toEqual(['no-turning', {}]);
    const far = LOCATIONS.length - 3;
    expect(figures(at('Tours') + 3, 1)).toEqual(['no-turning', { count: 1, steps: far, reach: 2 }]);
    expect(figures(at('Tours') - 3, -1)).toEqual(['exact', { count: 1, steps: 3, reach: 2 }]);
  });
});

describe('the red Merchant in Saumur and Nantes', () => {
  it('buys cheese in Saumur for 1 denier; blue moves to the far right and then costs 4', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Saumur');
    const events = play(state, RED, buy('cheese'));
    expect(event(events, 'bought').price).toBe(1);
    expect(state.players[RED]).toMatchObject({ money: 6, goods: [0, 0, 1, 0, 0] });
    expect(state.market).toEqual(colours('black', 'yellow', 'purple', 'red', 'green', 'white', 'blue'));
    expect(game.view(state, null).offers[at('Saumur')]?.market).toBe(4);
  });

  it('sells a wood and a cheese in Nantes for 2 + 5 = 7 deniers', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    give(state, RED, 'wood');
    give(state, RED, 'cheese');
    play(state, RED, { type: 'sell', good: good('wood'), count: 1 });
    play(state, RED, { type: 'sell', good: good('cheese'), count: 1 });
    expect(state.players[RED]).toMatchObject({ money: 14, goods: [0, 0, 0, 0, 0] });
    expect(state.goods[good('cheese')]).toBe(6);
  });

  it('pays 10 deniers, moves the boat two spaces, and can’t ship again', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    fund(state, RED, 30);
    const events = play(state, RED, { type: 'ship', spaces: 2 });
    expect(event(events, 'boatMoved')).toMatchObject({ from: 0, to: 2 });
    expect(state.players[RED]).toMatchObject({ money: 20, boat: 2 });
    expect(refusal(state, RED, { type: 'ship', spaces: 1 })).toBe('shipped-already');
  });

  it('ships one space for 6 deniers', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    play(state, RED, { type: 'ship', spaces: 1 });
    expect(state.players[RED]).toMatchObject({ money: 1, boat: 1 });
  });

  it('buys cheese in Saumur for free (1 - 1) at the yellow Farm: yellow gains a point, and the market still changes', () => {
    const state = table();
    erect(state, YELLOW, 'Saumur', 'farm');
    stopped(state, RED, 'merchant', 'Saumur');
    const events = play(state, RED, buy('cheese'));
    expect(event(events, 'bought').price).toBe(0);
    expect(event(events, 'boatMoved')).toMatchObject({ seat: YELLOW, from: 0, to: 1, why: 'building' });
    expect(event(events, 'marketShifted').from).toBe(1);
    expect(state.players.map(({ boat }) => boat)).toEqual([0, 1]);
  });

  it('gets free cheese in his Monastery in Saumur and beer for 2 x 1 = 2; the red boat moves in both cases', () => {
    for (const [name, price] of [['cheese', 0], ['beer', 2]] as const) {
      const state = table();
      erect(state, RED, 'Saumur', 'monastery');
      stopped(state, RED, 'merchant', 'Saumur');
      expect(event(play(state, RED, buy(name)), 'bought').price).toBe(price);
      expect(state.players[RED]).toMatchObject({ money: 7 - price, boat: 1 });
      expect(refusal(state, RED, buy('beer'))).toBe('bought-already');
    }
  }); // prettier-ignore
});

describe('the circus lowers the price by another denier', () => {
  const price = (place: string, what?: 'farm' | 'castle' | 'monastery') => {
    const state = table();
    state.market = colours('black', 'red', 'yellow', 'purple', 'white', 'green', 'blue');
    state.circus = at(place);
    if (what) erect(state, RED, place, what);
    stopped(state, RED, 'merchant', place);
    return game.view(state, null).offers[at(place)];
  };

  it('the discount is 2 in total with a Farm, 3 with a Castle', () => {
    expect(price('Saumur')?.price).toBe(3);
    expect(price('Saumur', 'farm')?.price).toBe(2);
    expect(price('Saumur', 'castle')?.price).toBe(1);
  });

  it('beer: the discount applies to the doubled price', () => {
    expect(price('Saumur', 'monastery')?.beer).toBe(7);
  });
});

describe('building', () => {
  const builder = () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    fund(state, RED, 20);
    give(state, RED, 'wood', 5);
    return state;
  };
  const build = (name: 'farm' | 'monastery' | 'castle', place: string) =>
    ({ type: 'build', building: building(name), at: at(place), woodInDeniers: false }) as const;

  it('a player builds once a turn; the second Farm goes on the other road, the third on either road', () => {
    const state = builder();
    play(state, RED, build('farm', 'Tours'));
    expect(state.players[RED]).toMatchObject({ money: 16, goods: [4, 0, 0, 0, 0] });
    expect(refusal(state, RED, build('farm', 'Chinon'))).toBe('built-already');
    stopped(state, RED, 'merchant', 'Nantes');
    expect(refusal(state, RED, build('farm', 'Blois'))).toBe('two-roads');
    play(state, RED, build('farm', 'Chinon'));
    stopped(state, RED, 'merchant', 'Nantes');
    const roads = new Set(legal(state, RED, 'build').map((move) => (move.at < 10 ? 'north' : 'south')));
    expect(roads.size).toBe(2);
  });

  it('a Monastery costs 4 deniers and two wood; the player’s own Farm there returns to the supply', () => {
    const state = builder();
    erect(state, RED, 'Tours', 'farm');
    erect(state, YELLOW, 'Blois', 'farm');
    expect(refusal(state, RED, build('monastery', 'Blois'))).toBe('own-farm');
    expect(refusal(state, RED, build('monastery', 'Talcy'))).toBe('own-farm');
    play(state, RED, build('monastery', 'Tours'));
    expect(state.players[RED]).toMatchObject({ money: 16, goods: [3, 0, 0, 0, 0] });
    expect(game.view(state, null).players[RED]).toMatchObject({ farms: 4, monasteries: 2 });
  });

  it('a Castle is a Farm plus a tower for 6 deniers and a wood, until the towers run out', () => {
    const state = builder();
    erect(state, RED, 'Tours', 'farm');
    play(state, RED, build('castle', 'Tours'));
    expect(state.players[RED]).toMatchObject({ money: 14, goods: [4, 0, 0, 0, 0] });
    expect([state.towers, game.view(state, null).players[RED].farms]).toEqual([5, 3]);
    for (const place of ['Serrant', 'Langeais', 'Vendôme', 'Talcy']) erect(state, YELLOW, place, 'castle');
    erect(state, RED, 'Chambord', 'castle');
    stopped(state, RED, 'merchant', 'Nantes');
    erect(state, RED, 'Chinon', 'farm');
    expect(refusal(state, RED, build('castle', 'Chinon'))).toBe('no-towers');
  });

  it('a Farm needs an empty village; the circus does not count as a building', () => {
    const state = builder();
    erect(state, YELLOW, 'Tours', 'farm');
    expect(refusal(state, RED, build('farm', 'Tours'))).toBe('not-empty');
    expect(refusal(state, RED, build('farm', 'Orléans'))).toBe('not-a-village');
    play(state, RED, build('farm', 'Ussé'));
  });
});

describe('messages', () => {
  it('yellow delivers a message of level 1 in Saumur and gains 1 denier for the blue tile', () => {
    const state = table();
    hand(state, YELLOW, card('Saumur'));
    stopped(state, YELLOW, 'messenger', 'Saumur');
    const events = play(state, YELLOW, { type: 'deliver', card: card('Saumur') });
    expect(event(events, 'delivered')).toMatchObject({ deniers: 1, points: 2 });
    expect(state.players[YELLOW]).toMatchObject({ money: 8, messages: [], delivered: [card('Saumur')] });
  });

  it('a message of level 1 pays the market price without a building’s discount', () => {
    const state = table();
    erect(state, RED, 'Saumur', 'castle');
    hand(state, YELLOW, card('Saumur'));
    stopped(state, YELLOW, 'messenger', 'Saumur');
    expect(event(play(state, YELLOW, { type: 'deliver', card: card('Saumur') }), 'delivered').deniers).toBe(1);
  });

  it('a message of level 2: the first stop places the cube, the second returns it, in any order', () => {
    const state = table();
    const message = card(['red', 'blue']);
    employ(state, RED, 'apprentice');
    hand(state, RED, message);
    stopped(state, RED, 'messenger', 'Tours');
    expect(event(play(state, RED, { type: 'deliver', card: message }), 'cubePlaced')).toMatchObject({
      stops: 1,
      of: 2,
    });
    expect(state.players[RED].cubes).toBe(0);
    stopped(state, RED, 'messenger', 'Saumur');
    expect(refusal(state, RED, { type: 'deliver', card: message })).toBe('not-its-place');
    stopped(state, RED, 'messenger', 'Angers');
    const events = play(state, RED, { type: 'deliver', card: message });
    expect(event(events, 'delivered')).toMatchObject({ points: 4, deniers: 0, cubes: [at('Tours')] });
    expect(state.players[RED].cubes).toBe(1);
  });

  it('a message of level 3: two cubes are placed, then the third village is visited', () => {
    const state = table();
    const message = card(['red', 'blue', 'green']);
    employ(state, RED, 'apprentice', 'helper');
    hand(state, RED, message);
    for (const place of ['Ussé', 'Tours']) {
      stopped(state, RED, 'messenger', place);
      play(state, RED, { type: 'deliver', card: message });
    }
    expect(state.players[RED].cubes).toBe(0);
    stopped(state, RED, 'messenger', 'Villandry');
    expect(event(play(state, RED, { type: 'deliver', card: message }), 'delivered').points).toBe(7);
    expect(state.players[RED].cubes).toBe(2);
  });
});

it('in a turn, the Messenger goes first, then the Merchant, and each acts right after its move', () => {
  const state = table();
  hand(state, RED, card('Talcy'));
  const way = journey(state, RED, 'messenger', 'Talcy', -1);
  play(state, RED, way);
  play(state, RED, { type: 'deliver', card: card('Talcy') });
  expect(refusal(state, RED, { type: 'endTurn' })).toBe('must-move');
  go(state, RED, 'merchant', 'Langeais');
  play(state, RED, buy('grain'));
  expect(refusal(state, RED, way)).toBe('moved-already');
  play(state, RED, { type: 'endTurn' });
  expect(game.actors(state)).toEqual([YELLOW]);
});
