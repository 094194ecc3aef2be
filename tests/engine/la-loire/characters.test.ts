import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterId } from '../../../src/engine/games/la-loire/data/characters';
import { MESSAGE_TYPES, MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { at, building, card, deliver, employ, erect, event, fund, game, give, go, good, hand, legal, own, play, put, reach, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore
import type { CharacterName, State } from './table';
import { isPrivate } from '../../../src/engine/core/secrets';

/** The effect of each of the 29 characters, compared with a player without it. */
const hire = (name: CharacterName) => ({ type: 'hire', character: characterId(name) }) as const;
const build = (name: 'farm' | 'monastery' | 'castle', place: string, woodInDeniers = false) =>
  ({ type: 'build', building: building(name), at: at(place), woodInDeniers }) as const;
const message = (level: 1 | 2 | 3 | 4, way: 'top' | 'spy' | 'palace' = 'top') =>
  ({ type: 'buyMessage', level, way }) as const;

/** Returns a position in which Red has plenty of money and a figure that has just stopped. */
function red(figure: 'merchant' | 'messenger', place: string, ...names: CharacterName[]): State {
  const state = table();
  employ(state, RED, ...names);
  stopped(state, RED, figure, place);
  fund(state, RED, 30);
  return state;
}

describe('yellow characters', () => {
  it.each([
    ['woodMerchant', 'wood', 2],
    ['grainMerchant', 'grain', 4],
    ['cheeseMerchant', 'cheese', 5],
    ['wineMerchant', 'wine', 6],
  ] as const)('%s: each %s sold earns 1 denier more; other goods earn nothing extra', (name, kind, price) => {
    for (const bonus of [0, 1]) {
      const state = red('merchant', 'Nantes', ...(bonus ? [name] : []));
      give(state, RED, kind);
      give(state, RED, 'beer');
      const sold = play(state, RED, { type: 'sell', good: good(kind), count: 1 });
      expect(event(sold, 'sold').price).toBe(price + bonus);
      expect(event(play(state, RED, { type: 'sell', good: good('beer'), count: 1 }), 'sold').price).toBe(8);
    }
  });

  it('wood merchant: counts once per card', () => {
    const state = red('merchant', 'Nantes', 'woodMerchant');
    give(state, RED, 'wood', 3);
    play(state, RED, { type: 'sell', good: good('wood'), count: 3 });
    expect(state.players[RED].money).toBe(39);
  });

  it.each([
    ['dairyman', 'cheese', 'Saumur'],
    ['grainFarmer', 'grain', 'Ussé'],
  ] as const)('%s: a player can hold any number of %s cards', (name, kind, place) => {
    const buy = { type: 'buy', good: good(kind), count: 1 } as const;
    const without = red('merchant', place);
    give(without, RED, kind);
    expect(refusal(without, RED, buy)).toBe('carry-limit');
    const state = red('merchant', place, name);
    give(state, RED, kind, 3);
    play(state, RED, buy);
    expect(state.players[RED].goods[good(kind)]).toBe(4);
  });

  it('lumberjack: a purchase can be of two wood, each at full price, with one point and one change of the market', () => {
    const two = { type: 'buy', good: good('wood'), count: 2 } as const;
    expect(refusal(red('merchant', 'Montsoreau'), RED, two)).toBe('one-good');
    const state = red('merchant', 'Montsoreau', 'lumberjack');
    erect(state, YELLOW, 'Montsoreau', 'farm');
    const events = play(state, RED, two);
    // A piece of wood costs 3, or 2 at the Farm.
    expect(state.players[RED]).toMatchObject({ money: 26, goods: [2, 0, 0, 0, 0] });
    expect(state.players[YELLOW].boat).toBe(1);
    expect(events.filter(({ type }) => type === 'marketShifted')).toHaveLength(1);
    const other = red('merchant', 'Saumur', 'lumberjack');
    expect(refusal(other, RED, { type: 'buy', good: good('cheese'), count: 2 })).toBe('one-good');
  });
});

describe('purple characters', () => {
  it('banker: the Merchant can leave a city with up to 15 deniers', () => {
    for (const [names, kept] of [[[], 10], [['banker'], 15]] as const) {
      const state = table();
      employ(state, RED, ...names);
      fund(state, RED, 20);
      const events = go(state, RED, 'merchant', 'Langeais');
      expect(event(events, 'deniersDiscarded').amount).toBe(20 - kept);
      expect(state.players[RED].money).toBe(kept);
    }
  }); // prettier-ignore

  it('lady-in-waiting: a second character can be hired in a turn for 2 deniers more', () => {
    const without = red('merchant', 'Ussé');
    play(without, RED, hire('witch'));
    expect(refusal(without, RED, hire('scout'))).toBe('hired-already');
    const state = red('merchant', 'Ussé', 'ladyInWaiting');
    play(state, RED, hire('woodMerchant'));
    expect(event(play(state, RED, hire('scout')), 'hired').cost).toBe(4 + 2);
    expect(refusal(state, RED, hire('squire'))).toBe('hired-already');
  });

  it('lady-in-waiting: hiring her allows a second hire immediately', () => {
    const state = red('messenger', 'Ussé');
    play(state, RED, hire('ladyInWaiting'));
    expect(event(play(state, RED, hire('squire')), 'hired').cost).toBe(2 + 2);
  });

  it('witch: later characters cost 1 less, and yellow ones are free; the witch is not cheaper', () => {
    const state = red('merchant', 'Ussé', 'ladyInWaiting');
    expect(event(play(state, RED, hire('witch')), 'hired').cost).toBe(3);
    stopped(state, RED, 'merchant', 'Ussé');
    expect(event(play(state, RED, hire('woodMerchant')), 'hired').cost).toBe(0);
    expect(event(play(state, RED, hire('scout')), 'hired').cost).toBe(4 + 2 - 1);
  });
});

describe('green characters', () => {
  it('magister artium: every building costs 1 denier less, including palaces', () => {
    const state = red('merchant', 'Nantes', 'magisterArtium', 'economus');
    give(state, RED, 'wood');
    expect(event(play(state, RED, build('farm', 'Tours')), 'built').cost).toBe(3);
    // The second building in a turn costs 1 more, and with this character 1 less.
    expect(event(play(state, RED, { type: 'buyPalace', palace: 0 }), 'palaceBought').cost).toBe(4);
  });

  it('economus: a second building can be built in a turn for 1 denier more', () => {
    const without = red('merchant', 'Nantes');
    give(without, RED, 'wood', 2);
    play(without, RED, build('farm', 'Tours'));
    expect(refusal(without, RED, build('farm', 'Chinon'))).toBe('built-already');
    const state = red('merchant', 'Nantes', 'economus');
    give(state, RED, 'wood', 3);
    expect(event(play(state, RED, build('farm', 'Tours')), 'built').cost).toBe(4);
    expect(event(play(state, RED, build('castle', 'Tours')), 'built').cost).toBe(7);
    expect(refusal(state, RED, { type: 'buyPalace', palace: 0 })).toBe('built-already');
  });

  it('patronus: one wood of a price can be replaced by 2 deniers', () => {
    const without = red('merchant', 'Nantes');
    expect(refusal(without, RED, build('farm', 'Tours'))).toBe('no-wood');
    expect(refusal(without, RED, build('farm', 'Tours', true))).toBe('no-patronus');
    const state = red('merchant', 'Nantes', 'patronus', 'economus');
    expect(event(play(state, RED, build('farm', 'Tours', true)), 'built')).toMatchObject({ cost: 6, wood: 0 });
    expect(refusal(state, RED, build('monastery', 'Tours', true))).toBe('no-wood');
    give(state, RED, 'wood');
    expect(event(play(state, RED, build('monastery', 'Tours', true)), 'built')).toMatchObject({ cost: 7, wood: 1 });
  });

  it('mensor: a Farm can be built on either road', () => {
    const farms = (...names: CharacterName[]) => {
      const state = red('merchant', 'Nantes', ...names);
      give(state, RED, 'wood');
      erect(state, RED, 'Tours', 'farm');
      return state;
    };
    expect(refusal(farms(), RED, build('farm', 'Blois'))).toBe('two-roads');
    play(farms('mensor'), RED, build('farm', 'Blois'));
  });
});

describe('brown characters', () => {
  /** Puts a Merchant with this many horses in Tours, where two more horses are free. */
  const rider = (horses: number, ...names: CharacterName[]) => {
    const state = table();
    employ(state, RED, ...names);
    put(state, RED, 'merchant', 'Tours', { horses });
    state.horses[at('Langeais')]--;
    state.horses[at('Vendôme')]--;
    state.horses[at('Tours')] += 2;
    return state;
  };

  it('squire: a figure can take one or two horses', () => {
    expect(reach(rider(0), RED, 'merchant')).toEqual(['Vendôme', 'Blois']);
    expect(reach(rider(0, 'squire'), RED, 'merchant')).toEqual(['Vendôme', 'Blois', 'Talcy']);
  });

  it('scout: a stack can have three horses', () => {
    expect(reach(rider(0, 'scout', 'squire'), RED, 'merchant')).toEqual(['Vendôme', 'Blois', 'Talcy']);
    expect(reach(rider(2, 'scout'), RED, 'merchant')).toContain('Beaugency');
    expect(reach(rider(2), RED, 'merchant')).not.toContain('Beaugency');
  });

  it('blacksmith: once a turn, a figure can pay a denier to take a horse from anywhere, instead of a free horse', () => {
    const fetch = { type: 'fetchHorse', figure: 'merchant', from: at('Amboise') } as const;
    expect(refusal(rider(0), RED, fetch)).toBe('no-blacksmith');
    const state = rider(0, 'blacksmith');
    expect(refusal(state, RED, { ...fetch, from: at('Tours') })).toBe('take-here');
    expect(refusal(state, RED, { ...fetch, from: at('Blois') })).toBe('no-horse-there');
    play(state, RED, fetch);
    expect(state.players[RED]).toMatchObject({ money: 6, merchant: { horses: 1 } });
    expect(refusal(state, RED, { ...fetch, from: at('Ussé') })).toBe('fetched-already');
    expect(reach(state, RED, 'messenger')).toEqual([]);
    expect(reach(state, RED, 'merchant')).toEqual(['Vendôme', 'Blois']);
    go(state, RED, 'merchant', 'Blois');
  });

  it('blacksmith with squire: one of the two horses comes from another place', () => {
    const state = rider(0, 'blacksmith', 'squire');
    play(state, RED, { type: 'fetchHorse', figure: 'merchant', from: at('Amboise') });
    expect(reach(state, RED, 'merchant')).toContain('Talcy');
    expect(legal(state, RED, 'move').every(({ take }) => take <= 1)).toBe(true);
  });

  it('blacksmith: a full stack swaps one of its horses for the new one', () => {
    const state = rider(2, 'blacksmith');
    play(state, RED, { type: 'fetchHorse', figure: 'merchant', from: at('Amboise') });
    expect(reach(state, RED, 'merchant')).toEqual(['Vendôme', 'Blois', 'Talcy']);
    go(state, RED, 'merchant', 'Talcy', -1);
    expect(state.players[RED].merchant.horses).toBe(2);
  });

  it('blacksmith: paying his denier can’t leave the Merchant stranded in the city', () => {
    const state = table();
    employ(state, RED, 'blacksmith');
    put(state, RED, 'merchant', 'Nantes', { horses: 1 });
    fund(state, RED, 5);
    const fetch = { type: 'fetchHorse', figure: 'merchant', from: at('Ussé') } as const;
    expect(refusal(state, RED, fetch)).toBe('fetch-and-leave');
    fund(state, RED, 6);
    play(state, RED, fetch);
  });

  it('jester: the Merchant can stop early at the circus, at least one location further', () => {
    const far = { type: 'move', figure: 'merchant', direction: -1, leave: 0, take: 0, to: at('Ussé') } as const;
    for (const names of [[], ['jester']] as const) {
      const state = table();
      employ(state, RED, ...names);
      put(state, RED, 'merchant', 'Chinon', { direction: -1 });
      if (names.length === 0) {
        expect(refusal(state, RED, far)).toBe('exact');
        continue;
      }
      expect(event(play(state, RED, far), 'moved')).toMatchObject({ early: true, horses: 2 });
      play(state, RED, hire('woodMerchant'));
    }
  });

  it('city guard and jester: a journey can’t stop early where it starts', () => {
    for (const [name, place] of [
      ['cityGuard', 'Nantes'],
      ['jester', 'Chinon'],
    ] as const) {
      const state = table();
      employ(state, RED, name);
      put(state, RED, 'messenger', place);
      state.circus = at('Chinon');
      const stay = { type: 'move', figure: 'messenger', direction: 1, leave: 0, take: 0, to: at(place) } as const;
      expect(refusal(state, RED, stay)).toBe('exact');
    }
  });

  it('city guard: a figure can stop early in Nantes or Orléans', () => {
    const names = (...given: CharacterName[]) => {
      const state = table();
      employ(state, RED, ...given);
      put(state, RED, 'merchant', 'Beaugency');
      return legal(state, RED, 'move').filter(({ to, leave }) => to === at('Orléans') && leave === 0);
    };
    expect(names()).toEqual([]);
    expect(names('cityGuard')).toHaveLength(1);
    expect(names('jester')).toEqual([]);
  });
});

describe('red characters', () => {
  it('mayor: a player can have four undelivered messages', () => {
    const cards = [card('Tours'), card('Blois')];
    const state = red('messenger', 'Nantes');
    hand(state, RED, ...cards);
    expect(refusal(state, RED, message(1))).toBe('message-limit');
    employ(state, RED, 'mayor');
    play(state, RED, message(1));
    stopped(state, RED, 'messenger', 'Nantes');
    play(state, RED, message(2));
    stopped(state, RED, 'messenger', 'Nantes');
    expect(refusal(state, RED, message(2))).toBe('message-limit');
  });

  it('mayor: a second Abbey’s message is refused', () => {
    const state = red('messenger', 'Blois', 'mayor');
    erect(state, RED, 'Blois', 'monastery');
    hand(state, RED, card('Nantes', 4));
    expect(refusal(state, RED, message(4))).toBe('one-abbey');
  });

  it('vassallus: one more message can be bought in cities, Farms and Castles, but not in a Monastery', () => {
    const bought = (place: string, what: 'farm' | 'castle' | 'monastery' | null, ...names: CharacterName[]) => {
      const state = red('messenger', place, 'mayor', ...names);
      if (what) erect(state, RED, place, what);
      let count = 0;
      for (const level of [1, 2, 3, 4, 1] as const) {
        if (legal(state, RED, 'buyMessage').every((move) => move.level !== level)) continue;
        play(state, RED, message(level));
        count++;
      }
      return count;
    };
    expect([bought('Nantes', null), bought('Nantes', null, 'vassallus')]).toEqual([1, 2]);
    expect([bought('Blois', 'farm'), bought('Blois', 'farm', 'vassallus')]).toEqual([1, 2]);
    expect([bought('Blois', 'castle'), bought('Blois', 'castle', 'vassallus')]).toEqual([2, 3]);
    expect([bought('Blois', 'monastery'), bought('Blois', 'monastery', 'vassallus')]).toEqual([1, 1]);
    expect(bought('Blois', null, 'vassallus')).toBe(0);
  });

  it('spy: the player draws three cards, keeps one and puts the others under the deck; other players do not see them', () => {
    expect(refusal(red('messenger', 'Nantes'), RED, message(2, 'spy'))).toBe('no-spy');
    const state = red('messenger', 'Nantes', 'spy');
    const deck = state.decks[1].slice();
    const [third, second, first] = deck.slice(-3);
    const events = play(state, RED, message(2, 'spy'));
    expect(event(events, 'cardsDrawn')).toMatchObject({ count: 3, bars: 'secret' });
    expect(isPrivate(game, state, RED)).toBe(true);
    expect(game.view(state, YELLOW).frame).toMatchObject({ kind: 'choice', count: 3, cards: null });
    expect(game.view(state, RED).frame).toMatchObject({ cards: [first, second, third].sort((a, b) => a - b) });
    expect(refusal(state, RED, { type: 'chooseMessage', card: deck[0] })).toBe('not-drawn');
    play(state, RED, { type: 'chooseMessage', card: second });
    expect(state.players[RED].messages.map((entry) => entry.card)).toEqual([second]);
    expect(state.decks[1]).toEqual([third, first, ...deck.slice(0, -3)]);
  });

  it('spy in a Castle: the player draws three cards and keeps one, twice', () => {
    const state = red('messenger', 'Blois', 'spy');
    erect(state, RED, 'Blois', 'castle');
    for (const level of [2, 2] as const) {
      play(state, RED, message(level, 'spy'));
      play(state, RED, legal(state, RED, 'chooseMessage')[0]);
    }
    expect(state.players[RED].messages).toHaveLength(2);
    expect(state.decks[1]).toHaveLength(19);
  });

  it('apprentice and helper: hired in this order, they allow messages of levels 2 and 3, and bring a cube each', () => {
    const state = red('messenger', 'Angers');
    const [two, three] = [card(['red', 'blue']), card(['red', 'blue', 'green'])];
    const missing = () => game.view(state, RED).players[RED].helpers.map((ids) => ids.map((id) => CHARACTERS[id].name));
    expect(missing()).toEqual([[], ['apprentice'], ['apprentice', 'helper'], []]);
    hand(state, RED, two, three);
    expect(refusal(state, RED, { type: 'deliver', card: two })).toBe('no-apprentice');
    expect(refusal(state, RED, { type: 'deliver', card: three })).toBe('no-helper');
    stopped(state, RED, 'merchant', 'Ussé');
    expect(refusal(state, RED, hire('helper'))).toBe('apprentice-first');
    expect(event(play(state, RED, hire('apprentice')), 'hired').cubes).toBe(1);
    expect(missing()).toEqual([[], [], ['helper'], []]);
    stopped(state, RED, 'messenger', 'Angers');
    expect(refusal(state, RED, { type: 'deliver', card: three })).toBe('no-helper');
    play(state, RED, { type: 'deliver', card: two });
    stopped(state, RED, 'merchant', 'Ussé');
    play(state, RED, hire('helper'));
    stopped(state, RED, 'messenger', 'Angers');
    play(state, RED, { type: 'deliver', card: three });
    expect(state.players[RED].cubes).toBe(0);
  });
});

describe('blue characters', () => {
  it.each(MESSAGE_TYPES.map((name, type) => [name, type] as const))('%s: each delivered message of the type scores 2 points', (name, type) => {
    const state = table();
    const cards = MESSAGES.flatMap((entry, id) => (entry.level <= 2 ? [id] : [])).slice(0, 20);
    deliver(state, RED, ...cards);
    const before = game.score(state).scores[RED];
    employ(state, RED, name);
    const after = game.score(state).scores[RED];
    const ofType = cards.filter((id) => MESSAGES[id].type === type).length;
    expect(ofType).toBeGreaterThan(0);
    expect(after.lines.find(({ key }) => key === 'honours')?.points).toBe(2 * ofType);
    expect(after.total - before.total).toBe(2 * ofType + CHARACTERS[characterId(name)].points);
  }); // prettier-ignore

  it('each blue character exists once, so the second player can’t hire it', () => {
    const state = table(4);
    stopped(state, RED, 'merchant', 'Ussé');
    play(state, RED, hire('judge'));
    stopped(state, YELLOW, 'merchant', 'Ussé');
    expect(refusal(state, YELLOW, hire('judge'))).toBe('no-copies');
  });
});

it('a character can be hired once per player, and only at the circus', () => {
  const state = table(4);
  stopped(state, RED, 'merchant', 'Ussé');
  employ(state, RED, 'squire');
  expect(refusal(state, RED, hire('squire'))).toBe('hired-twice');
  stopped(state, RED, 'merchant', 'Chinon');
  expect(refusal(state, RED, hire('witch'))).toBe('circus-only');
  own(state, RED, 'Nantes', 'bank');
  stopped(state, RED, 'merchant', 'Nantes');
  expect(refusal(state, RED, hire('apprentice'))).toBe('circus-only');
});
