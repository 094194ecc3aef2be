import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../src/engine/core/random';
import { isPrivate } from '../../../src/engine/core/secrets';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/la-loire/about';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { REFUSALS } from '../../../src/engine/games/la-loire/refusals';
import { WORDS } from '../../../src/engine/games/la-loire/words';
import { CHARACTERS } from '../../../src/engine/games/la-loire/data/characters';
import { at, card, deliver, employ, END, erect, event, fund, game, give, go, good, hand, journey, legal, own, palace, play, put, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore
import type { State } from './table';

function idle(state: State, seat: number) {
  for (const figure of ['merchant', 'messenger'] as const) {
    const [move] = legal(state, seat, 'move').filter((entry) => entry.figure === figure);
    play(state, seat, move);
  }
  return play(state, seat, END);
}

/** Plays turns without actions to the end. Returns the number of turns each seat had. */
function playOn(state: State): number[] {
  const turns = state.players.map(() => 0);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    turns[seat]++;
    if (legal(state, seat, 'move').length === 0) play(state, seat, END);
    else idle(state, seat);
  }
  return turns;
}

describe('the end (ruling 19)', () => {
  /** Puts a seat's Merchant in Nantes, with its boat just before the end and its Messenger already moved. */
  const near = (seats: number, seat: number, boat: number) => {
    const state = table(seats);
    state.players[seat].boat = boat;
    stopped(state, seat, 'merchant', 'Nantes').messenger = true;
    fund(state, seat, 10);
    return state;
  };

  it.each([
    [1, 20],
    [2, 20],
    [3, 17],
    [4, 15],
  ])(
    'with %i players, a boat that reaches space %i ends the game, and the other players have one more turn',
    (seats, end) => {
      const state = near(seats, RED, end - 1);
      const events = play(state, RED, { type: 'ship', spaces: 1 });
      expect(event(events, 'endReached')).toMatchObject({ seat: RED, why: 'river' });
      play(state, RED, END);
      expect(playOn(state)).toEqual([0, ...Array.from({ length: seats - 1 }, () => 1)]);
      expect(game.score(state).winners).toEqual([RED]);
    },
  );

  it.each([
    [1, 15],
    [2, 12],
    [3, 10],
    [4, 8],
  ])('with %i players, %i messages end the game', (seats, enough) => {
    const state = table(seats);
    hand(state, RED, card('Saumur'));
    deliver(state, RED, ...state.decks[1].slice(0, enough - 1));
    stopped(state, RED, 'messenger', 'Saumur').merchant = true;
    const events = play(state, RED, { type: 'deliver', card: card('Saumur') });
    expect(event(events, 'endReached')).toMatchObject({ why: 'messages', lastTurns: [1, 2, 3].slice(0, seats - 1) });
    play(state, RED, END);
    expect(playOn(state)).toEqual([0, ...Array.from({ length: seats - 1 }, () => 1)]);
  });

  it('if a purchase moves another player’s boat to the end, its owner ends the game, and the buyer has one more turn', () => {
    const state = table(3);
    state.players[YELLOW].boat = 16;
    erect(state, YELLOW, 'Saumur', 'farm');
    stopped(state, RED, 'merchant', 'Saumur').messenger = true;
    const events = play(state, RED, { type: 'buy', good: good('cheese'), count: 1 });
    expect(event(events, 'endReached')).toMatchObject({ seat: YELLOW, lastTurns: [2, RED] });
    play(state, RED, END);
    expect(playOn(state)).toEqual([1, 0, 1]);
  });

  it('a second boat that reaches the end does not change the last turns', () => {
    const state = near(2, RED, 19);
    play(state, RED, { type: 'ship', spaces: 1 });
    play(state, RED, END);
    state.players[YELLOW].boat = 19;
    stopped(state, YELLOW, 'merchant', 'Nantes').messenger = true;
    fund(state, YELLOW, 10);
    expect(play(state, YELLOW, { type: 'ship', spaces: 1 }).some(({ type }) => type === 'endReached')).toBe(false);
    expect(event(play(state, YELLOW, END), 'gameOver').why).toBe('end');
    expect(refusal(state, RED, END)).toBe('game-over');
  });
});

describe('points', () => {
  it('are counted line by line as in the rulebook', () => {
    const state = table();
    state.players[RED].boat = 6;
    deliver(state, RED, card('Tours'), card(['red', 'blue']), card('Nantes', 4));
    hand(state, RED, card('Blois'), card('Talcy'));
    const typeOf = MESSAGES[card('Tours')].type;
    const blue = CHARACTERS.findIndex(({ effect }) => effect.type === typeOf);
    employ(state, RED, 'apprentice', 'helper', CHARACTERS[blue].name);
    own(state, RED, 'Nantes', 'bank');
    own(state, RED, 'Orléans', 'ducalPalace');
    const lines = Object.fromEntries(game.score(state).scores[RED].lines.map(({ key, points }) => [key, points]));
    const ofType = [card('Tours'), card(['red', 'blue']), card('Nantes', 4)].filter(
      (id) => MESSAGES[id].type === typeOf,
    );
    expect(lines).toEqual({
      boat: 6,
      delivered: 2 + 4 + 5,
      undelivered: 2,
      characters: 1 + 2 + 1,
      honours: 2 * ofType.length,
      palaces: 1 + 2,
    });
  });

  it('are compared first, then Castles, then buildings including palaces; otherwise the win is shared', () => {
    const over = () => {
      const state = table();
      state.frames = [];
      return state;
    };
    expect(game.score(over()).winners).toEqual([RED, YELLOW]);
    const castles = over();
    erect(castles, YELLOW, 'Tours', 'castle');
    for (const place of ['Blois', 'Chinon']) erect(castles, RED, place, 'farm');
    expect(game.score(castles).winners).toEqual([YELLOW]);
    const buildings = over();
    for (const place of ['Blois', 'Chinon']) erect(buildings, YELLOW, place, 'monastery');
    own(buildings, RED, 'Nantes', 'bank');
    buildings.players[YELLOW].boat = 1;
    expect(game.score(buildings).winners).toEqual([YELLOW]);
    const palaces = over();
    own(palaces, RED, 'Nantes', 'bank');
    palaces.players[YELLOW].boat = 1;
    expect(game.score(palaces).winners).toEqual([RED]);
  });
});

describe('the casual game (ruling 18)', () => {
  const casual = () => table(2, { game: 'casual' });

  it('has no characters, palaces or circus, and players have both cubes from the start', () => {
    const state = casual();
    expect(state).toMatchObject({ circus: -1, characters: CHARACTERS.map(() => 0) });
    expect(state.players[RED].cubes).toBe(2);
    stopped(state, RED, 'merchant', 'Ussé');
    expect(refusal(state, RED, { type: 'hire', character: 0 })).toBe('no-characters');
    stopped(state, RED, 'merchant', 'Nantes');
    expect(refusal(state, RED, { type: 'buyPalace', palace: palace('Nantes', 'bank') })).toBe('no-cards');
  });

  it('changes its market without moving a circus', () => {
    const state = casual();
    for (const place of ['Saumur', 'Chinon', 'Ussé', 'Tours']) {
      stopped(state, RED, 'merchant', place);
      fund(state, RED, 9);
      play(state, RED, legal(state, RED, 'buy')[0]);
      expect(legal(state, RED, 'placeCircus')).toEqual([]);
    }
  });

  it('allows at most as many level 2 deliveries as level 1, and level 3 as level 2; Abbey’s messages are unlimited', () => {
    const state = casual();
    const [two, three] = [card(['red', 'blue']), card(['red', 'blue', 'green'])];
    hand(state, RED, two);
    const stop = (place: string) => stopped(state, RED, 'messenger', place);
    stop('Tours');
    play(state, RED, { type: 'deliver', card: two });
    stop('Angers');
    expect(refusal(state, RED, { type: 'deliver', card: two })).toBe('casual-order');
    deliver(state, RED, card('Blois'));
    play(state, RED, { type: 'deliver', card: two });
    hand(state, RED, three, card(['red', 'yellow']));
    for (const place of ['Tours', 'Angers', 'Ussé']) {
      stop(place);
      play(state, RED, { type: 'deliver', card: three });
    }
    expect(state.players[RED].delivered).toContain(three);
    stop('Angers');
    play(state, RED, { type: 'deliver', card: card(['red', 'yellow']) });
    stop('Serrant');
    expect(refusal(state, RED, { type: 'deliver', card: card(['red', 'yellow']) })).toBe('casual-order');
    hand(state, RED, card('Nantes', 4));
    stop('Nantes');
    play(state, RED, { type: 'deliver', card: card('Nantes', 4) });
  });
});

describe('the solo game', () => {
  it('is set up as for two players and lasts sixty turns', () => {
    const state = table(1);
    expect(state.horses.reduce((sum, free) => sum + free, 0)).toBe(6);
    expect(playOn(state)).toEqual([60]);
    expect(state.turn).toBe(60);
    expect(game.score(state).winners).toEqual([RED]);
  });

  it('announces its last turn and explains that the turns have run out', () => {
    const state = table(1);
    state.turn = 59;
    expect(event(idle(state, RED), 'turnBegan')).toMatchObject({ turn: 60, last: true });
    expect(event(idle(state, RED), 'gameOver').why).toBe('turns');
  });

  it('hides nothing', () => {
    const state = table(1);
    employ(state, RED, 'spy');
    stopped(state, RED, 'messenger', 'Nantes');
    play(state, RED, { type: 'buyMessage', level: 2, way: 'spy' });
    expect(isPrivate(game, state, RED)).toBe(false);
    expect(game.view(state, null).frame).toMatchObject({
      cards: state.decks[1].length === 18 ? expect.any(Array) : [],
    });
  });
});

describe('the forecast of a move', () => {
  it('gives prices, points and the remaining money', () => {
    const state = table();
    erect(state, RED, 'Saumur', 'farm');
    stopped(state, RED, 'merchant', 'Saumur');
    expect(game.forecast?.(state, RED, { type: 'buy', good: good('cheese'), count: 1 })).toEqual({
      cost: 0,
      price: 0,
      brings: 5,
      points: 1,
      money: 7,
    });
    stopped(state, RED, 'merchant', 'Nantes');
    give(state, RED, 'wood', 2);
    expect(game.forecast?.(state, RED, { type: 'sell', good: good('wood'), count: 2 })).toMatchObject({ pays: 4, money: 11 }); // prettier-ignore
    expect(game.forecast?.(state, RED, { type: 'ship', spaces: 1 })).toEqual({
      cost: 6,
      points: 1,
      money: 1,
      strands: 1,
    });
  });

  it('matches the change in money for every move except the end of a turn', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = fastRandom(seed);
      const state = game.setup({ seats: 2, options: DEFAULT_OPTIONS }, random);
      for (let ply = 0; ply < 300 && game.actors(state).length > 0; ply++) {
        const [seat] = game.actors(state);
        const moves = game.moves(state, seat);
        const move = moves[random.roll(moves.length) - 1];
        const foretold = game.forecast?.(state, seat, move) ?? {};
        const { money } = state.players[seat];
        game.play(state, seat, move, random);
        if (move.type !== 'endTurn') expect(state.players[seat].money).toBe(foretold.money ?? money);
      }
    }
  });

  it('contains the prices of the good at a journey’s end, and a city’s payments by the Bank and for goods', () => {
    const state = table();
    own(state, RED, 'Nantes', 'bank');
    put(state, RED, 'merchant', 'Serrant', { horses: 0, direction: -1 });
    expect(game.forecast?.(state, RED, journey(state, RED, 'merchant', 'Nantes'))).toEqual({ pays: 3, money: 10 });
    give(state, RED, 'wood', 2);
    give(state, RED, 'wine');
    expect(game.forecast?.(state, RED, journey(state, RED, 'merchant', 'Nantes'))).toMatchObject({ brings: 10 });
    put(state, RED, 'merchant', 'Montsoreau', { horses: 0 });
    expect(game.forecast?.(state, RED, journey(state, RED, 'merchant', 'Saumur'))).toEqual({ price: 1, brings: 5 });
  });
});

describe('equal totals', () => {
  const level = (prepare: (state: State) => void) => {
    const state = table(2);
    prepare(state);
    state.frames = [];
    const { winners, ties } = game.score(state);
    return [winners, ...ties.map(({ key, figures }) => [key, ...figures.map(({ figure }) => figure)])];
  };

  it('are broken by the most Castles, then by the most buildings; then the win is shared', () => {
    const buildings = (state: State) => {
      for (const place of ['Angers', 'Tours']) erect(state, RED, place, 'farm');
      erect(state, YELLOW, 'Talcy', 'farm');
    };
    expect(level(buildings)).toEqual([[RED], ['castles', 0, 0], ['buildings', 2, 1]]);
    const castles = (state: State) => {
      buildings(state);
      erect(state, YELLOW, 'Ussé', 'castle');
    };
    expect(level(castles)).toEqual([[YELLOW], ['castles', 0, 1]]);
    expect(level(() => undefined)).toEqual([
      [RED, YELLOW],
      ['castles', 0, 0],
      ['buildings', 0, 0],
    ]);
  });
});

it('the view shows where a message can be advanced', () => {
  const state = table();
  employ(state, RED, 'apprentice');
  hand(state, RED, card(['red', 'blue']));
  put(state, RED, 'messenger', 'Luynes', { horses: 0 });
  expect(game.view(state, null).players[RED].messages[0]).toMatchObject({ deliverable: true, cubes: [] });
  go(state, RED, 'messenger', 'Tours');
  play(state, RED, { type: 'deliver', card: card(['red', 'blue']) });
  const { cubes, targets } = game.view(state, null).players[RED].messages[0];
  expect([cubes, targets]).toEqual([[at('Tours')], ['Angers', 'Talcy', 'Villandry', 'Montsoreau'].map(at)]);
});

describe('texts', () => {
  it('cite a rules paragraph in every refusal, give a source in every paragraph, and end with a full stop', () => {
    for (const { rule, message } of Object.values(REFUSALS)) {
      expect(Object.keys(WORDS.rules)).toContain(rule);
      expect(message).toMatch(/\.$/);
    }
    expect(Object.values(WORDS.rules).every(({ cite, text }) => cite.length > 0 && text.endsWith('.'))).toBe(true);
  });

  it('exist for every character', () => {
    expect(Object.keys(WORDS.characters).sort()).toEqual(CHARACTERS.map(({ name }) => name).sort());
  });
});
