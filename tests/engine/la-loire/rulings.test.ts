import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import { at, building, card, colour, colours, deliver, employ, erect, event, fund, game, give, go, good, hand, journey, legal, own, palace, play, put, reach, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore
import type { State } from './table';

/** Each ruling of the rules page by its number. */
const buy = (name: 'wood' | 'grain' | 'cheese' | 'wine' | 'beer', count = 1) =>
  ({ type: 'buy', good: good(name), count }) as const;
const END = { type: 'endTurn' } as const;

/** Both figures move on as they can, and the turn ends. */
function idle(state: State, seat: number) {
  for (const figure of ['merchant', 'messenger'] as const) {
    const [move] = legal(state, seat, 'move').filter((entry) => entry.figure === figure);
    play(state, seat, move);
  }
  return play(state, seat, END);
}

it('ruling 1: the point for a purchase in a Monastery is its owner’s', () => {
  const state = table();
  erect(state, YELLOW, 'Saumur', 'monastery');
  stopped(state, RED, 'merchant', 'Saumur');
  expect(event(play(state, RED, buy('cheese')), 'boatMoved').seat).toBe(YELLOW);
});

describe('ruling 2: beer', () => {
  it('costs twice the market price without the discount of the building, to the owner only', () => {
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

  it('one beer is all one carries', () => {
    const state = table();
    erect(state, RED, 'Saumur', 'monastery');
    give(state, RED, 'beer');
    stopped(state, RED, 'merchant', 'Saumur');
    expect(refusal(state, RED, buy('beer'))).toBe('carry-limit');
  });
});

describe('ruling 3: cities are passed, and left by either road', () => {
  it('goes straight on round the loop onto the other road', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 2 });
    const [moved] = go(state, RED, 'merchant', 'Cheverny');
    expect(moved).toMatchObject({ path: ['Beaugency', 'Orléans', 'Chambord', 'Cheverny'].map(at), direction: 1 });
    expect(state.players[RED].merchant.direction).toBe(1);
  });

  it('passes Nantes as well, in the other direction too', () => {
    const state = table();
    put(state, RED, 'merchant', 'Saumur', { horses: 1 });
    put(state, RED, 'messenger', 'Serrant', { horses: 1, direction: -1 });
    expect(reach(state, RED, 'merchant')).toEqual(['Nantes', 'Serrant']);
    expect(reach(state, RED, 'messenger')).toEqual(['Nantes', 'Saumur']);
  });

  it('does not stop early in a city it passes', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 2 });
    const early = { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 0, to: at('Orléans') } as const;
    expect(refusal(state, RED, early)).toBe('exact');
  });

  it('from a city either road is free', () => {
    const state = table();
    expect(reach(state, RED, 'messenger')).toEqual(
      expect.arrayContaining(['Chambord', 'Beaugency', 'Chenonceau', 'Blois']),
    );
  });

  it('a stop in a city frees the direction', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 0 });
    go(state, RED, 'merchant', 'Orléans');
    expect(state.players[RED].merchant.direction).toBe(0);
  });
});

describe('ruling 4: horses', () => {
  it('any number is left, at most one taken, of those free in the same place', () => {
    const state = table();
    put(state, RED, 'merchant', 'Langeais', { horses: 1 });
    const moves = legal(state, RED, 'move').filter(({ figure }) => figure === 'merchant');
    expect(moves.map(({ leave, take }) => take - leave).sort()).toEqual([-1, 0, 1]);
    go(state, RED, 'merchant', 'Vendôme', 1);
    expect(state.horses[at('Langeais')]).toBe(0);
    put(state, YELLOW, 'merchant', 'Langeais', { horses: 1 });
    state.frames = [{ ...stoppedNowhere(state, YELLOW) }];
    const journey = { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 1, to: at('Vendôme') } as const;
    expect(refusal(state, YELLOW, journey)).toBe('no-horse-here');
  });

  it('horses left behind stay for whoever comes', () => {
    const state = table();
    put(state, RED, 'merchant', 'Serrant');
    go(state, RED, 'merchant', 'Angers', -2);
    expect(state.horses[at('Serrant')]).toBe(2);
    expect(state.players[RED].merchant.horses).toBe(0);
  });

  it('a stack has two horses at most; leaving and taking in one place is refused as the roundabout way it is', () => {
    const state = table();
    put(state, RED, 'merchant', 'Langeais');
    const way = (leave: number, take: number, to: string) =>
      ({ type: 'move', figure: 'merchant', direction: 1, leave, take, to: at(to) }) as const;
    expect(refusal(state, RED, way(0, 1, 'Blois'))).toBe('stack-full');
    expect(refusal(state, RED, way(1, 1, 'Vendôme'))).toBe('leave-or-take');
    expect(refusal(state, RED, way(3, 0, 'Luynes'))).toBe('no-horses');
    put(state, RED, 'merchant', 'Langeais', { horses: 0 });
    state.horses[at('Langeais')]++;
    state.horses[at('Ussé')]--;
    expect(refusal(state, RED, way(0, 2, 'Vendôme'))).toBe('horses-taken');
  });
});

describe('ruling 5: one action a move', () => {
  it('the Merchant’s actions in a city come in any order', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    fund(state, RED, 10);
    give(state, RED, 'wood', 2);
    play(state, RED, { type: 'ship', spaces: 1 });
    play(state, RED, { type: 'sell', good: good('wood'), count: 1 });
    play(state, RED, { type: 'build', building: building('farm'), at: at('Tours'), woodInDeniers: false });
    expect(state.players[RED]).toMatchObject({ money: 2, boat: 1 });
  });

  it('the Merchant buys and hires beside the circus, in any order', () => {
    const squire = { type: 'hire', character: characterId('squire') } as const;
    for (const order of [
      [buy('grain'), squire],
      [squire, buy('grain')],
    ]) {
      const state = table();
      // The circus’s own colour in the middle: the purchase takes it to the far right, and the circus stays.
      state.market = colours('black', 'yellow', 'blue', 'green', 'purple', 'red', 'white');
      stopped(state, RED, 'merchant', 'Ussé');
      for (const move of order) play(state, RED, move);
      expect([state.circus, state.market[6]]).toEqual([at('Ussé'), colour('green')]);
    }
  });

  it('the Messenger does one thing: deliver, buy messages or hire', () => {
    const state = table();
    erect(state, RED, 'Ussé', 'farm');
    hand(state, RED, card('Ussé'));
    const options = [
      { type: 'deliver', card: card('Ussé') },
      { type: 'buyMessage', level: 1, way: 'top' },
      { type: 'hire', character: characterId('squire') },
    ] as const;
    options.forEach((chosen, i) => {
      const here = game.copy(state);
      stopped(here, RED, 'messenger', 'Ussé');
      play(here, RED, chosen);
      for (const other of options) if (other !== options[i]) expect(['errand-done', 'no-message']).toContain(refusal(here, RED, other)); // prettier-ignore
    });
  });

  it('a figure acts before the other moves, not after', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Saumur');
    go(state, RED, 'messenger', 'Blois');
    expect(refusal(state, RED, buy('cheese'))).toBe('merchant-only');
  });
});

it('ruling 6: one character a turn over both figures', () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Ussé');
  play(state, RED, { type: 'hire', character: characterId('woodMerchant') });
  put(state, RED, 'messenger', 'Villandry', { horses: 0 });
  go(state, RED, 'messenger', 'Ussé');
  expect(refusal(state, RED, { type: 'hire', character: characterId('squire') })).toBe('hired-already');
});

describe('ruling 7: fewer than 5 deniers', () => {
  it('at the start of the turn with the Merchant in a city: nobody moves, 1 denier, the turn is over', () => {
    const state = table();
    fund(state, YELLOW, 4);
    idle(state, RED);
    expect(legal(state, YELLOW, 'move')).toEqual([]);
    expect(refusal(state, YELLOW, { type: 'move', figure: 'messenger', direction: 1, leave: 2, take: 0, to: at('Chambord') })).toBe('too-poor'); // prettier-ignore
    expect(event(play(state, YELLOW, END), 'turnForgone').amount).toBe(1);
    expect(state.players[YELLOW].money).toBe(5);
    idle(state, RED);
    expect(legal(state, YELLOW, 'move').length).toBeGreaterThan(0);
  });

  it('does not matter while the Merchant is under way', () => {
    const state = table();
    fund(state, YELLOW, 0);
    put(state, YELLOW, 'merchant', 'Saumur');
    idle(state, RED);
    idle(state, YELLOW);
  });

  it('is tested again when the Merchant should leave after the Messenger has spent: he stays, 1 denier', () => {
    const state = table();
    fund(state, RED, 5);
    put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
    go(state, RED, 'messenger', 'Orléans');
    play(state, RED, { type: 'buyMessage', level: 1, way: 'top' });
    expect(legal(state, RED, 'move')).toEqual([]);
    expect(event(play(state, RED, END), 'turnForgone').at).toBe(at('Nantes'));
    expect(state.players[RED].money).toBe(5);
    expect(game.actors(state)).toEqual([YELLOW]);
  });
});

it('ruling 8: more than 10 deniers are discarded when the Merchant leaves, after what the Messenger spent', () => {
  const state = table();
  fund(state, RED, 13);
  put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
  go(state, RED, 'messenger', 'Orléans');
  play(state, RED, { type: 'buyMessage', level: 2, way: 'top' });
  expect(game.forecast?.(state, RED, journey(state, RED, 'merchant', 'Langeais'))).toMatchObject({ discards: 1, money: 10 }); // prettier-ignore
  expect(event(go(state, RED, 'merchant', 'Langeais'), 'deniersDiscarded').amount).toBe(1);
  expect(state.players[RED].money).toBe(10);
});

it('ruling 8: on the road nothing is discarded', () => {
  const state = table();
  fund(state, RED, 40);
  put(state, RED, 'merchant', 'Serrant');
  go(state, RED, 'merchant', 'Luynes');
  expect(state.players[RED].money).toBe(40);
});

describe('ruling 9: the circus', () => {
  /** Green, the circus’s colour, on the fourth space after blue (left of it) is bought. */
  const ready = (...market: Parameters<typeof colours>) => {
    const state = table();
    state.market = colours(...market);
    stopped(state, RED, 'merchant', 'Saumur');
    return state;
  };

  it('goes when its tile comes to the middle: the active player chooses a village of the first colour', () => {
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

  it('goes also when its tile stood in the middle and did not move', () => {
    const state = ready('black', 'yellow', 'purple', 'green', 'blue', 'red', 'white');
    play(state, RED, buy('cheese'));
    expect(legal(state, RED, 'placeCircus').length).toBeGreaterThan(0);
  });

  it('stays when its tile is elsewhere', () => {
    const state = ready('black', 'blue', 'yellow', 'purple', 'red', 'green', 'white');
    play(state, RED, buy('cheese'));
    expect(legal(state, RED, 'placeCircus')).toEqual([]);
  });

  it('the view foretells all of it', () => {
    const state = ready('black', 'blue', 'yellow', 'purple', 'green', 'red', 'white');
    const { shifts } = game.view(state, null);
    expect(shifts[colour('blue')].circusTo).toBe(colour('black'));
    expect(shifts[colour('white')].circusTo).toBeNull();
    play(state, RED, buy('cheese'));
    expect(state.market).toEqual(shifts[colour('blue')].market);
  });
});

it('ruling 10: only tiles right of the one that is taken move; one at the far right stays', () => {
  const state = table();
  state.market = colours('red', 'yellow', 'purple', 'white', 'black', 'green', 'blue');
  stopped(state, RED, 'merchant', 'Saumur');
  play(state, RED, buy('cheese'));
  expect(state.market).toEqual(colours('red', 'yellow', 'purple', 'white', 'black', 'green', 'blue'));
});

it('ruling 11: with the Lumberjack each of the two cards is paid, and both must be there', () => {
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

describe('rulings 12 and 13: cubes', () => {
  const courier = () => {
    const state = table();
    employ(state, RED, 'apprentice');
    hand(state, RED, card(['red', 'blue']), card(['red', 'yellow']));
    stopped(state, RED, 'messenger', 'Angers');
    play(state, RED, { type: 'deliver', card: card(['red', 'blue']) });
    return state;
  };

  it('a stop is the action of the turn, and no second delivery follows it', () => {
    expect(refusal(courier(), RED, { type: 'deliver', card: card(['red', 'yellow']) })).toBe('errand-done');
  });

  it('a cube serves one message; taken back, its stop must be made again', () => {
    const state = courier();
    stopped(state, RED, 'messenger', 'Talcy');
    expect(refusal(state, RED, { type: 'deliver', card: card(['red', 'yellow']) })).toBe('no-cubes');
    expect(refusal(state, RED, { type: 'takeBackCube', card: card(['red', 'blue']), at: at('Talcy') })).toBe('no-cube-there'); // prettier-ignore
    play(state, RED, { type: 'takeBackCube', card: card(['red', 'blue']), at: at('Angers') });
    play(state, RED, { type: 'deliver', card: card(['red', 'yellow']) });
    stopped(state, RED, 'messenger', 'Tours');
    expect(refusal(state, RED, { type: 'deliver', card: card(['red', 'blue']) })).toBe('no-cubes');
  });
});

it('ruling 14: what has run out cannot be had', () => {
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

it('ruling 15: a palace bought now helps the Messenger in the next turn only', () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Nantes');
  fund(state, RED, 20);
  play(state, RED, { type: 'buyPalace', palace: palace('Orléans', 'postOffice') });
  put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
  go(state, RED, 'messenger', 'Orléans');
  play(state, RED, { type: 'buyMessage', level: 1, way: 'top' });
  expect(refusal(state, RED, { type: 'buyMessage', level: 1, way: 'top' })).toBe('messages-bought');
});

it('ruling 16: the two roads count Farms, Monasteries and Castles, no palaces', () => {
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

it('ruling 17: a boat at the end stays there', () => {
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

describe('messages', () => {
  const message = (level: 1 | 2 | 3 | 4) => ({ type: 'buyMessage', level, way: 'top' }) as const;

  it('an Abbey’s message is bought in one’s own Monastery for 4 and goes to its city without any character', () => {
    const state = table();
    erect(state, RED, 'Blois', 'monastery');
    stopped(state, RED, 'messenger', 'Blois');
    expect(refusal(state, RED, message(1))).toBe('monastery-sells');
    const { card: bought } = event(play(state, RED, message(4)), 'messageBought');
    expect(state.players[RED].money).toBe(3);
    expect(refusal(state, RED, message(4))).toBe('messages-bought');
    const [target] = game.view(state, null).players[RED].messages[0].targets;
    stopped(state, RED, 'messenger', LOCATIONS[target].name);
    expect(event(play(state, RED, { type: 'deliver', card: bought }), 'delivered')).toMatchObject({ points: 5, deniers: 0 }); // prettier-ignore
  });

  it('nothing is bought at an opponent’s building or in an empty village, no Abbey’s message in a city', () => {
    const state = table();
    erect(state, YELLOW, 'Blois', 'farm');
    stopped(state, RED, 'messenger', 'Blois');
    expect(refusal(state, RED, message(1))).toBe('not-your-building');
    stopped(state, RED, 'messenger', 'Talcy');
    expect(refusal(state, RED, message(1))).toBe('no-post-here');
    stopped(state, RED, 'messenger', 'Nantes');
    expect(refusal(state, RED, message(4))).toBe('abbey-only');
  });

  it('may be bought before they can be delivered, two at most', () => {
    const state = table();
    stopped(state, RED, 'messenger', 'Nantes');
    play(state, RED, message(3));
    expect(game.view(state, null).players[RED].messages[0].deliverable).toBe(false);
    stopped(state, RED, 'messenger', 'Nantes');
    play(state, RED, message(2));
    stopped(state, RED, 'messenger', 'Nantes');
    expect(refusal(state, RED, message(1))).toBe('message-limit');
  });
});

function stoppedNowhere(state: State, seat: number) {
  const frame = stopped(state, seat, 'messenger', 'Orléans');
  return { ...frame, acting: null };
}
