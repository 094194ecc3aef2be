import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import { at, building, buy, card, colour, colours, employ, erect, event, fund, game, give, go, good, hand, palace, play, put, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore

/** The rulings in `rulings.ts`, by number: a figure's action at its stop, messages and cubes. */

describe('ruling 5: one action per move', () => {
  it('in a city, the Merchant’s actions can be in any order', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    fund(state, RED, 10);
    give(state, RED, 'wood', 2);
    play(state, RED, { type: 'ship', spaces: 1 });
    play(state, RED, { type: 'sell', good: good('wood'), count: 1 });
    play(state, RED, { type: 'build', building: building('farm'), at: at('Tours'), woodInDeniers: false });
    expect(state.players[RED]).toMatchObject({ money: 2, boat: 1 });
  });

  it('at the circus, the Merchant buys and hires in any order', () => {
    const squire = { type: 'hire', character: characterId('squire') } as const;
    for (const order of [
      [buy('grain'), squire],
      [squire, buy('grain')],
    ]) {
      const state = table();
      // The tile of the circus's colour is in the middle: the purchase moves it to the far right, and the circus stays.
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

  it('a figure acts before the other one moves', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Saumur');
    go(state, RED, 'messenger', 'Blois');
    expect(refusal(state, RED, buy('cheese'))).toBe('merchant-only');
  });
});

it('ruling 6: a player hires at most one character per turn, with one figure or the other', () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Ussé');
  play(state, RED, { type: 'hire', character: characterId('woodMerchant') });
  put(state, RED, 'messenger', 'Villandry', { horses: 0 });
  go(state, RED, 'messenger', 'Ussé');
  expect(refusal(state, RED, { type: 'hire', character: characterId('squire') })).toBe('hired-already');
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

  it('a stop counts as the turn’s action, so a second delivery is not possible', () => {
    expect(refusal(courier(), RED, { type: 'deliver', card: card(['red', 'yellow']) })).toBe('errand-done');
  });

  it('a cube serves one message; after it is taken back, the stop must be repeated', () => {
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

it('ruling 15: a palace affects the Messenger only from the next turn on', () => {
  const state = table();
  stopped(state, RED, 'merchant', 'Nantes');
  fund(state, RED, 20);
  play(state, RED, { type: 'buyPalace', palace: palace('Orléans', 'postOffice') });
  put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
  go(state, RED, 'messenger', 'Orléans');
  play(state, RED, { type: 'buyMessage', level: 1, way: 'top' });
  expect(refusal(state, RED, { type: 'buyMessage', level: 1, way: 'top' })).toBe('messages-bought');
});

describe('messages', () => {
  const message = (level: 1 | 2 | 3 | 4) => ({ type: 'buyMessage', level, way: 'top' }) as const;

  it('an Abbey’s message costs 4 deniers in the player’s own Monastery, and its delivery needs no character', () => {
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

  it('messages are not sold at an opponent’s building or in an empty village, and cities do not sell an Abbey’s message', () => {
    const state = table();
    erect(state, YELLOW, 'Blois', 'farm');
    stopped(state, RED, 'messenger', 'Blois');
    expect(refusal(state, RED, message(1))).toBe('not-your-building');
    stopped(state, RED, 'messenger', 'Talcy');
    expect(refusal(state, RED, message(1))).toBe('no-post-here');
    stopped(state, RED, 'messenger', 'Nantes');
    expect(refusal(state, RED, message(4))).toBe('abbey-only');
  });

  it('a player can have at most two messages, even if none can be delivered yet', () => {
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
