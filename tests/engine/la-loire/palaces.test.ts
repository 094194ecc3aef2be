/** The four palaces in both cities, and the rulebook's notes on combining them with characters. */
import { describe, expect, it } from 'vitest';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import type { PalaceName } from '../../../src/engine/games/la-loire/data/buildings';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { card, employ, event, fund, game, go, hand, legal, own, palace, play, put, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore
import type { CharacterName, State } from './table';

const CITIES = ['Nantes', 'Orléans'] as const;
const other = (city: 'Nantes' | 'Orléans') => (city === 'Nantes' ? 'Orléans' : 'Nantes');
const hire = (name: CharacterName) => ({ type: 'hire', character: characterId(name) }) as const;
const message = (level: 1 | 2 | 3 | 4, way: 'top' | 'spy' | 'palace' = 'top') =>
  ({ type: 'buyMessage', level, way }) as const;

function red(figure: 'merchant' | 'messenger', place: string, ...names: CharacterName[]): State {
  const state = table();
  employ(state, RED, ...names);
  stopped(state, RED, figure, place);
  fund(state, RED, 30);
  return state;
}

describe('buying a palace', () => {
  it('costs 4 deniers and no wood; a player can own each palace once per city', () => {
    const state = red('merchant', 'Nantes');
    expect(legal(state, RED, 'buyPalace')).toHaveLength(8);
    expect(event(play(state, RED, { type: 'buyPalace', palace: palace('Nantes', 'bank') }), 'palaceBought').cost).toBe(
      4,
    );
    expect(refusal(state, RED, { type: 'buyPalace', palace: palace('Nantes', 'postOffice') })).toBe('built-already');
    stopped(state, RED, 'merchant', 'Nantes');
    expect(refusal(state, RED, { type: 'buyPalace', palace: palace('Nantes', 'bank') })).toBe('palace-owned');
    play(state, RED, { type: 'buyPalace', palace: palace('Orléans', 'bank') });
    stopped(state, YELLOW, 'merchant', 'Nantes');
    play(state, YELLOW, { type: 'buyPalace', palace: palace('Nantes', 'bank') });
  });

  it('has an effect from the owner’s next turn on', () => {
    const state = red('merchant', 'Orléans');
    fund(state, RED, 9);
    put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
    play(state, RED, { type: 'buyPalace', palace: palace('Orléans', 'bank') });
    const now = go(state, RED, 'messenger', 'Orléans');
    expect(now.some(({ type }) => type === 'bankPaid')).toBe(false);
    play(state, RED, { type: 'endTurn' });
    stopped(state, RED, 'merchant', 'Serrant');
    put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
    expect(event(go(state, RED, 'messenger', 'Orléans'), 'bankPaid').amount).toBe(3);
  });

  it('scores the points on its card, even before it has an effect', () => {
    const state = red('merchant', 'Nantes');
    play(state, RED, { type: 'buyPalace', palace: palace('Nantes', 'ducalPalace') });
    expect(game.score(state).scores[RED].lines.find(({ key }) => key === 'palaces')?.points).toBe(2);
  });
});

describe.each(CITIES)('in %s', (city) => {
  const withPalace = (figure: 'merchant' | 'messenger', name: PalaceName, ...names: CharacterName[]) => {
    const state = red(figure, city, ...names);
    own(state, RED, city, name);
    return state;
  };
  const elsewhere = (figure: 'merchant' | 'messenger', name: PalaceName, ...names: CharacterName[]) => {
    const state = red(figure, city, ...names);
    own(state, RED, other(city), name);
    return state;
  };

  it('ducal palace: the player takes any card of the deck, which is then shuffled', () => {
    expect(refusal(elsewhere('messenger', 'ducalPalace'), RED, message(2, 'palace'))).toBe('no-ducal-palace');
    const state = withPalace('messenger', 'ducalPalace');
    const wanted = state.decks[1][3];
    expect(event(play(state, RED, message(2, 'palace')), 'cardsDrawn').count).toBe(21);
    expect(game.view(state, YELLOW).frame).toMatchObject({
      count: 21,
      cards: state.decks[1].toSorted((a, b) => a - b),
    });
    const ones = Array.from({ length: 19 }, () => 1);
    const events = play(state, RED, { type: 'chooseMessage', card: wanted }, ...ones);
    expect(event(events, 'messageBought')).toMatchObject({ card: wanted, cost: 2, way: 'palace' });
    expect(events.some(({ type }) => type === 'deckShuffled')).toBe(true);
    expect(state.decks[1]).toHaveLength(20);
    expect(state.players[RED].money).toBe(28);
  });

  it('ducal palace with post office and vassallus: the player can search several times, even at different levels', () => {
    const state = withPalace('messenger', 'ducalPalace', 'vassallus', 'mayor');
    own(state, RED, city, 'postOffice');
    for (const [level, size] of [[1, 18], [2, 21], [2, 20]] as const) {
      play(state, RED, message(level, 'palace'));
      const [choice] = legal(state, RED, 'chooseMessage');
      play(state, RED, choice, ...Array.from({ length: size - 2 }, () => 1));
    }
    expect(state.players[RED].messages).toHaveLength(3);
    expect(refusal(state, RED, message(1, 'palace'))).toBe('messages-bought');
  }); // prettier-ignore

  it('post office: a second message costs 1 denier less, within the limit of two', () => {
    const without = elsewhere('messenger', 'postOffice');
    play(without, RED, message(2));
    expect(refusal(without, RED, message(1))).toBe('messages-bought');
    const state = withPalace('messenger', 'postOffice');
    expect(event(play(state, RED, message(2)), 'messageBought').cost).toBe(2);
    expect(event(play(state, RED, message(1)), 'messageBought').cost).toBe(0);
    const full = withPalace('messenger', 'postOffice');
    hand(full, RED, card('Tours'));
    play(full, RED, message(3));
    expect(refusal(full, RED, message(1))).toBe('message-limit');
  });

  it('post office with vassallus and mayor: the third message costs the normal price', () => {
    const state = withPalace('messenger', 'postOffice', 'vassallus', 'mayor');
    const costs = [3, 3, 3].map((level) => event(play(state, RED, message(level as 3)), 'messageBought').cost);
    expect(costs).toEqual([3, 2, 3]);
    expect(refusal(state, RED, message(1))).toBe('messages-bought');
  });

  it('post office with spy: the player draws three cards for each message', () => {
    const state = withPalace('messenger', 'postOffice', 'spy');
    for (const cost of [2, 1]) {
      play(state, RED, message(2, 'spy'));
      const [choice] = legal(state, RED, 'chooseMessage');
      expect(event(play(state, RED, choice), 'messageBought')).toMatchObject({ way: 'spy', cost });
    }
  });

  it.each(['merchant', 'messenger'] as const)('palatium balivi: the %s hires a red character in addition to his action', (figure) => {
    expect(refusal(elsewhere(figure, 'palatiumBalivi'), RED, hire('spy'))).toBe('circus-only');
    const state = withPalace(figure, 'palatiumBalivi');
    expect(refusal(state, RED, hire('witch'))).toBe('red-only');
    play(state, RED, figure === 'merchant' ? { type: 'ship', spaces: 1 } : message(1));
    expect(event(play(state, RED, hire('spy')), 'hired')).toMatchObject({ figure, cost: 3 });
    if (figure === 'merchant') play(state, RED, { type: 'buyPalace', palace: palace(other(city), 'bank') });
    expect(refusal(state, RED, hire('mayor'))).toBe('hired-already');
  }); // prettier-ignore

  it('palatium balivi: the hire can come before the Messenger’s action', () => {
    const state = withPalace('messenger', 'palatiumBalivi');
    play(state, RED, hire('vassallus'));
    play(state, RED, message(1));
    play(state, RED, message(1));
  });

  it('palatium balivi with lady-in-waiting: the player hires two red characters, the second for 2 deniers more', () => {
    const state = withPalace('merchant', 'palatiumBalivi', 'ladyInWaiting');
    expect(event(play(state, RED, hire('apprentice')), 'hired').cost).toBe(2);
    expect(event(play(state, RED, hire('helper')), 'hired').cost).toBe(6);
    expect(refusal(state, RED, hire('spy'))).toBe('hired-already');
  });

  it('palatium balivi: the hire counts towards the turn’s limit, like one at the circus', () => {
    const state = red('merchant', 'Ussé');
    own(state, RED, city, 'palatiumBalivi');
    play(state, RED, hire('squire'));
    put(state, RED, 'messenger', city === 'Nantes' ? 'Saumur' : 'Beaugency', { horses: 0 });
    go(state, RED, 'messenger', city);
    expect(refusal(state, RED, hire('spy'))).toBe('hired-already');
  });

  it('bank: each figure that stops earns 3 deniers, at most 6 in a turn', () => {
    const state = table();
    own(state, RED, city, 'bank');
    const before = city === 'Nantes' ? 'Saumur' : 'Beaugency';
    for (const figure of ['merchant', 'messenger'] as const) {
      put(state, RED, figure, before, { horses: 0 });
      expect(event(go(state, RED, figure, city), 'bankPaid').amount).toBe(3);
    }
    expect(state.players[RED].money).toBe(13);
    const none = table();
    own(none, RED, other(city), 'bank');
    put(none, RED, 'merchant', before, { horses: 0 });
    expect(go(none, RED, 'merchant', city).some(({ type }) => type === 'bankPaid')).toBe(false);
  });

  it('bank: nothing is paid in a turn lost for having fewer than 5 deniers', () => {
    const state = table();
    own(state, RED, city, 'bank');
    put(state, RED, 'merchant', city);
    fund(state, RED, 2);
    state.frames = [{ ...newTurn(RED), poor: true }];
    play(state, RED, { type: 'endTurn' });
    expect(state.players[RED].money).toBe(3);
  });
});
