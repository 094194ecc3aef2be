import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import { at, building, buy, colour, colours, deliver, employ, END, erect, event, fund, game, give, legal, own, play, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore

/** The rulings in `rulings.ts`, by number: buying, the market and its circus, building and the river. */

it('ruling 1: the point for a purchase in a Monastery goes to its owner', () => {
  const state = table();
  erect(state, YELLOW, 'Saumur', 'monastery');
  stopped(state, RED, 'merchant', 'Saumur');
  expect(event(play(state, RED, buy('cheese')), 'boatMoved').seat).toBe(YELLOW);
});

describe('ruling 2: beer', () => {
  it('costs twice the market price without the building’s discount, and is only sold to the owner', () => {
    const state = table();
    erect(state, RED, 'Villandry', 'monastery');
    stopped(state, RED, 'merchant', 'Villandry');
    expect(event(play(state, RED, buy('beer')), 'bought').price).toBe(2 * 3);
    stopped(state, YELLOW, 'merchant', 'Villandry');
    expect(refusal(state, YELLOW, buy('beer'))).toBe('beer');
    erect(state, RED, 'Blois', 'castle');
    stopped(state, RED, 'merchant', 'Blois');
    expect(refusal(state, RED, buy('beer'))).toBe('beer');
  });

  it('is limited to one per player', () => {
    const state = table();
    erect(state, RED, 'Saumur', 'monastery');
    give(state, RED, 'beer');
    stopped(state, RED, 'merchant', 'Saumur');
    expect(refusal(state, RED, buy('beer'))).toBe('carry-limit');
  });
});

describe('ruling 9: the circus', () => {
  /** Puts Red's Merchant in Saumur, a blue village, with this market. The circus's colour is green. */
  const ready = (...market: Parameters<typeof colours>) => {
    const state = table();
    state.market = colours(...market);
    stopped(state, RED, 'merchant', 'Saumur');
    return state;
  };

  it('moves when its tile reaches the middle, to a village in the first tile’s colour that the active player chooses', () => {
    const state = ready('black', 'blue', 'yellow', 'purple', 'green', 'red', 'white');
    play(state, RED, buy('cheese'));
    expect(state.market.indexOf(colour('green'))).toBe(3);
    const places = legal(state, RED, 'placeCircus').map((move) => LOCATIONS[move.at].name);
    expect(places.sort()).toEqual(['Chambord', 'Langeais']);
    expect(refusal(state, RED, { type: 'placeCircus', at: at('Talcy') })).toBe('circus-colour');
    expect(refusal(state, RED, END)).toBe('not-now');
    const events = play(state, RED, { type: 'placeCircus', at: at('Chambord') });
    expect(event(events, 'circusMoved')).toMatchObject({ from: at('Ussé'), to: at('Chambord') });
    const view = game.view(state, null);
    expect(view.market[view.circusTile]).toBe(colour('black'));
  });

  it('moves even if its tile was already in the middle and stays there', () => {
    const state = ready('black', 'yellow', 'purple', 'green', 'blue', 'red', 'white');
    play(state, RED, buy('cheese'));
    expect(legal(state, RED, 'placeCircus').length).toBeGreaterThan(0);
  });

  it('stays if its tile is elsewhere', () => {
    const state = ready('black', 'blue', 'yellow', 'purple', 'red', 'green', 'white');
    play(state, RED, buy('cheese'));
    expect(legal(state, RED, 'placeCircus')).toEqual([]);
  });

  it('goes where the view predicts', () => {
    const state = ready('black', 'blue', 'yellow', 'purple', 'green', 'red', 'white');
    const { shifts } = game.view(state, null);
    expect(shifts[colour('blue')].circusTo).toBe(colour('black'));
    expect(shifts[colour('white')].circusTo).toBeNull();
    play(state, RED, buy('cheese'));
    expect(state.market).toEqual(shifts[colour('blue')].market);
  });
});

it('ruling 10: only tiles to the right of the removed tile move; a removed tile at the far right stays', () => {
  const state = table();
  state.market = colours('red', 'yellow', 'purple', 'white', 'black', 'green', 'blue');
  stopped(state, RED, 'merchant', 'Saumur');
  play(state, RED, buy('cheese'));
  expect(state.market).toEqual(colours('red', 'yellow', 'purple', 'white', 'black', 'green', 'blue'));
});

it('ruling 11: the Lumberjack pays for each of the two cards, and both must be available', () => {
  const state = table();
  employ(state, RED, 'lumberjack');
  stopped(state, RED, 'merchant', 'Montsoreau');
  fund(state, RED, 5);
  expect(refusal(state, RED, buy('wood', 2))).toBe('no-money');
  fund(state, RED, 6);
  give(state, YELLOW, 'wood', 9);
  expect(refusal(state, RED, buy('wood', 2))).toBe('sold-out');
  give(state, YELLOW, 'wood', -1);
  play(state, RED, buy('wood', 2));
  expect(state.players[RED].money).toBe(0);
});

it('ruling 14: supplies are limited; a component that has run out is unavailable', () => {
  const state = table();
  give(state, YELLOW, 'cheese', 6);
  stopped(state, RED, 'merchant', 'Saumur');
  expect(refusal(state, RED, buy('cheese'))).toBe('sold-out');
  employ(state, YELLOW, 'witch');
  stopped(state, RED, 'merchant', 'Ussé');
  expect(refusal(state, RED, { type: 'hire', character: characterId('witch') })).toBe('no-copies');
  deliver(state, YELLOW, ...state.decks[2]);
  stopped(state, RED, 'messenger', 'Nantes');
  expect(refusal(state, RED, { type: 'buyMessage', level: 3, way: 'top' })).toBe('deck-empty');
});

it('ruling 16: Farms, Monasteries and Castles count towards the limit per road, palaces do not', () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Nantes');
  fund(state, RED, 20);
  give(state, RED, 'wood', 3);
  const farm = (place: string) =>
    ({ type: 'build', building: building('farm'), at: at(place), woodInDeniers: false }) as const;
  erect(state, RED, 'Tours', 'monastery');
  own(state, RED, 'Nantes', 'bank');
  expect(refusal(state, RED, farm('Blois'))).toBe('two-roads');
  erect(state, RED, 'Chinon', 'castle');
  play(state, RED, farm('Blois'));
});

it('ruling 17: a boat that has reached the end stays there', () => {
  const state = table();
  state.players[YELLOW].boat = 20;
  state.players[RED].boat = 19;
  erect(state, YELLOW, 'Saumur', 'farm');
  stopped(state, RED, 'merchant', 'Saumur');
  const events = play(state, RED, buy('cheese'));
  expect(events.some(({ type }) => type === 'boatMoved')).toBe(false);
  stopped(state, RED, 'merchant', 'Nantes');
  fund(state, RED, 20);
  expect(refusal(state, RED, { type: 'ship', spaces: 2 })).toBe('river-end');
});

it('ruling 20: a free purchase gives the point and changes the market', () => {
  const state = table();
  erect(state, YELLOW, 'Saumur', 'castle');
  stopped(state, RED, 'merchant', 'Saumur');
  fund(state, RED, 0);
  const events = play(state, RED, buy('cheese'));
  expect(event(events, 'bought').price).toBe(0);
  expect(state.players[YELLOW].boat).toBe(1);
  expect(state.market[6]).toBe(colour('blue'));
});
