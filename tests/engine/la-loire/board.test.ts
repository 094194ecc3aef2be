import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../src/engine/core/random';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/la-loire/about';
import type { LaLoireOptions } from '../../../src/engine/games/la-loire/about';
import { COLOURS, FIRST_SHIELDS, GOOD_DATA, GOODS, LOCATIONS, MARKET_PRICES, SHIELD_TILES } from '../../../src/engine/games/la-loire/data/board'; // prettier-ignore
import { PALACE_DATA } from '../../../src/engine/games/la-loire/data/buildings';
import { CHARACTERS, copiesFor } from '../../../src/engine/games/la-loire/data/characters';
import { MESSAGE_COST, MESSAGE_TYPES, MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { at, game, table } from './table';

const count = <T>(list: readonly T[], fits: (entry: T) => boolean) => list.filter(fits).length;

describe('the board', () => {
  it('has twenty locations: two cities and nine villages on each road', () => {
    expect(LOCATIONS).toHaveLength(20);
    expect(LOCATIONS.filter(({ kind }) => kind === 'city').map(({ name }) => name)).toEqual(['Nantes', 'Orléans']);
    expect([0, 1].map((road) => count(LOCATIONS, (entry) => entry.kind === 'village' && entry.road === road))).toEqual([
      9, 9,
    ]);
  });

  it('has horses where the rulebook puts them', () => {
    const few = ['Montsoreau', 'Ussé', 'Amboise', 'Langeais', 'Vendôme', 'Talcy'];
    const many = ['Saumur', 'Chinon', 'Villandry', 'Cheverny', 'Angers', 'Tours', 'Blois', 'Beaugency'];
    for (const [seats, names] of [[1, few], [2, few], [3, many], [4, many]] as const) {
      const { horses } = table(seats);
      expect(horses.flatMap((free, id) => (free > 0 ? [id] : [])).sort((a, b) => a - b)).toEqual(
        names.map(at).sort((a, b) => a - b),
      );
    }
  }); // prettier-ignore

  it('has the documented prices: wood 2, cheese 5, the last market space 4', () => {
    expect([GOOD_DATA[GOODS.indexOf('wood')].price, GOOD_DATA[GOODS.indexOf('cheese')].price]).toEqual([2, 5]);
    expect(MARKET_PRICES).toHaveLength(7);
    expect(MARKET_PRICES[6]).toBe(4);
  });

  it('has eighteen shields, four of them red', () => {
    expect(SHIELD_TILES.reduce((sum, tiles) => sum + tiles, 0)).toBe(18);
    expect(SHIELD_TILES[COLOURS.indexOf('red')]).toBe(4);
    COLOURS.forEach((_, tile) => expect(count(FIRST_SHIELDS, (shield) => shield === tile)).toBe(SHIELD_TILES[tile]));
  });
});

describe('the cards', () => {
  it('are 220 in total, including the base and denier cards', () => {
    const characters = CHARACTERS.reduce((sum, character) => sum + copiesFor(character, 4), 0);
    const palaces = PALACE_DATA.length * 2 * 4;
    const goods = GOOD_DATA.reduce((sum, { cards }) => sum + cards, 0);
    expect([CHARACTERS.length, characters, palaces, goods, MESSAGES.length]).toEqual([29, 61, 32, 32, 63]);
    expect(characters + palaces + goods + MESSAGES.length + 6 + 26).toBe(220);
  });

  it('include one or two copies of most characters, one copy per player of four others, and one of each blue character', () => {
    const copies = (name: string, seats: number) =>
      copiesFor(CHARACTERS.filter((entry) => entry.name === name)[0], seats);
    expect([1, 2, 3, 4].map((seats) => copies('witch', seats))).toEqual([1, 1, 2, 2]);
    for (const name of ['banker', 'apprentice', 'helper', 'mayor']) {
      expect([1, 2, 3, 4].map((seats) => copies(name, seats))).toEqual([1, 2, 3, 4]);
    }
    for (const name of MESSAGE_TYPES) expect([1, 4].map((seats) => copies(name, seats))).toEqual([1, 1]);
  });

  it('include messages that cost their level, in the reconstructed distribution: each village once, each pair of colours equally often', () => {
    expect(MESSAGE_COST).toEqual([0, 1, 2, 3, 4]);
    const of = (level: number) => MESSAGES.filter((card) => card.level === level);
    expect([1, 2, 3, 4].map((level) => of(level).length)).toEqual([18, 21, 14, 10]);
    expect(new Set(of(1).map(({ to }) => to)).size).toBe(18);
    expect(new Set(of(2).map(({ shields }) => shields.toSorted().join())).size).toBe(21);
    COLOURS.forEach((_, a) =>
      COLOURS.forEach((_, b) => {
        if (a < b) expect(count(of(3), ({ shields }) => shields.includes(a) && shields.includes(b))).toBe(2);
      }),
    );
    const types = MESSAGE_TYPES.map((_, type) => count(MESSAGES, (card) => card.type === type));
    expect(types).toEqual([13, 13, 13, 12, 12]);
  });
});

describe('set-up', () => {
  const setup = (seats: number, seed: number, options: Partial<LaLoireOptions> = {}) =>
    game.setup({ seats, options: { ...DEFAULT_OPTIONS, ...options } }, fastRandom(seed));

  it('never gives neighbours the same shield', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const { shields } = setup(2, seed);
      shields.forEach((shield, id) => expect(shield < 0 || shield !== shields[(id + 1) % 20]).toBe(true));
    }
  });

  it('gives each player 7 deniers, a level 1 message, and two horses each for the Merchant in Nantes and the Messenger in Orléans', () => {
    const state = setup(3, 1);
    for (const player of state.players) {
      expect(player).toMatchObject({
        merchant: { at: at('Nantes'), direction: 0, horses: 2 },
        messenger: { at: at('Orléans'), direction: 0, horses: 2 },
        money: 7,
        boat: 0,
        cubes: 0,
      });
      expect(player.messages.map(({ card }) => MESSAGES[card].level)).toEqual([1]);
    }
    expect(state.decks.map(({ length }) => length)).toEqual([15, 21, 14, 10]);
  });

  it('puts the circus in Ussé, and turns its market tile to the circus side', () => {
    const state = setup(4, 9);
    const view = game.view(state, null);
    expect(view.circus).toBe(at('Ussé'));
    expect(view.market[view.circusTile]).toBe(state.shields[at('Ussé')]);
  });

  it('allows one to four players', () => {
    for (const seats of [0, 5]) expect(() => setup(seats, 1)).toThrow('1 to 4 players');
  });
});
