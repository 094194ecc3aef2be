import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import { cardFacts } from '../../../src/renderer/games/la-loire/board-words';
import { rideFacts } from '../../../src/renderer/games/la-loire/facts';
import type { Figure } from '../../../src/engine/games/la-loire/state';
import type { LaLoireView } from '../../../src/engine/games/la-loire/view-types';
import { setLanguage } from '../../../src/renderer/locales';
import { attempt } from '../../../src/renderer/games/la-loire/attempt';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import {
  at,
  employ,
  erect,
  event,
  fund,
  game,
  hand,
  own,
  play,
  put,
  RED,
  stopped,
  table,
} from '../../engine/la-loire/table';
import { buttonsOf, rowsAt, say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** The facts about a ride whose goods bring this many deniers. */
const prospects = (view: LaLoireView, seat: number, figure: Figure, to: number, brings: number) =>
  rideFacts(view, seat, { figure, to }, { brings }, false);

describe('the choices of La Loire', () => {
  it('name a ride’s destination and the horses left or taken there', () => {
    const state = table();
    put(state, RED, 'merchant', 'Tours', { horses: 1 });
    state.frames = [newTurn(RED)];
    const rides = rowsAt(game, state, RED).filter(({ group }) => group === 'merchant');
    expect(rides.flatMap((row) => buttonsOf('la-loire', row)).sort()).toEqual([
      'Go to Blois',
      'Go to Vendôme, leave 1 horse',
    ]);
    // Each of these rows is a single button with the whole text.
    expect(rides.every(({ label, options }) => options.length === 1 && options[0].short === label)).toBe(true);
  });

  it('name the character without whom a figure could not stop at a destination', () => {
    const state = table();
    employ(state, RED, 'jester');
    put(state, RED, 'merchant', 'Chinon', { direction: -1 });
    state.circus = at('Ussé');
    state.frames = [newTurn(RED)];
    const rides = rowsAt(game, state, RED).filter(({ target }) => target === `place:${at('Ussé')}`);
    const notes = rides.map(({ label, note }) => [label, note].map((text) => text && say('la-loire', text)));
    expect(notes.map(([label, note]) => [label, note?.split(', ')[0]])).toEqual([
      ['Go to Ussé, leave 2 horses', expect.stringMatching(/^grain/)],
      ['Go to Ussé, leave 1 horse', 'stops early with the Jester'],
      ['Go to Ussé', 'stops early with the Jester'],
    ]);
  });

  it('tell what the good at a ride’s destination costs and sells for', () => {
    const state = table();
    put(state, RED, 'merchant', 'Tours', { horses: 1 });
    employ(state, RED, 'wineMerchant');
    state.frames = [newTurn(RED)];
    const notes = rowsAt(game, state, RED).flatMap(({ group, note }) =>
      group === 'merchant' && note ? [say('la-loire', note)] : [],
    );
    expect(notes).toContainEqual(expect.stringMatching(/^wine for \d deniers? \(sells for 7\)/));
    expect(notes).toContainEqual(expect.stringMatching(/^grain for \d deniers? \(sells for 4\)/));
  });

  it('say which purchases the player will not have the money for', () => {
    const state = table();
    const village = LOCATIONS.findIndex((place) => place.kind === 'village' && place.good === 0);
    const { name } = LOCATIONS[village];
    Object.assign(state, { circus: village });
    erect(state, RED, name, 'monastery');
    fund(state, RED, 0);
    const view = game.view(state, RED);
    const notes = (money: number) =>
      rideFacts(view, RED, { figure: 'merchant', to: village }, { brings: 2, money }, false).map((note) =>
        say('la-loire', note),
      );
    const offer = view.offers[village];
    const beer = offer?.beer ?? 0;
    expect(beer).toBeGreaterThan(0);
    expect(notes(0)).toContainEqual(expect.stringMatching(/^beer for \d deniers?, but you’d have nothing$/));
    expect(notes(20)).toContainEqual(expect.stringMatching(/^beer for \d deniers?$/));
    expect(notes(20)).toContain('the circus: hire a character here');
    const dear = view.offers.findIndex((other) => other !== null && other.price > 1);
    const good = rideFacts(view, RED, { figure: 'merchant', to: dear }, { brings: 2, money: 1 }, false);
    expect(say('la-loire', good[0])).toMatch(/^\w+ for \d deniers, but you’d have 1 denier$/);
  });

  it('list a Messenger’s hires that help with messages first', () => {
    const state = table();
    fund(state, RED, 20);
    const groups = (figure: Figure) => {
      stopped(state, RED, figure, LOCATIONS[state.circus].name);
      return rowsAt(game, state, RED).flatMap(({ group, key }) => (group === 'hire' ? [key.split(' ')[1]] : []));
    };
    expect(groups('merchant')).toEqual(['yellow', 'purple', 'green', 'brown', 'red', 'blue']);
    expect(groups('messenger')).toEqual(['red', 'blue', 'purple', 'brown', 'yellow', 'green']);
  });

  it('say that a free good is free, not that it costs nothing', () => {
    const buttons = LOCATIONS.flatMap(({ name, kind }) => {
      const state = table();
      if (kind === 'city') return [];
      erect(state, RED, name, 'farm');
      stopped(state, RED, 'merchant', name);
      return rowsAt(game, state, RED).flatMap((row) => (row.group === 'buy' ? buttonsOf('la-loire', row) : []));
    });
    expect(buttons).toContain('1 free');
    expect(buttons).not.toContainEqual(expect.stringMatching(/ for (nothing|0)/));
  });

  it('list the ways to get a message by the number of cards they offer, highest first', () => {
    const state = table();
    fund(state, RED, 40);
    employ(state, RED, 'spy');
    own(state, RED, 'Nantes', 'ducalPalace');
    stopped(state, RED, 'messenger', 'Nantes');
    const post = rowsAt(game, state, RED).filter(({ group }) => group === 'post');
    expect(post.length).toBeGreaterThan(1);
    for (const row of post)
      expect(buttonsOf('la-loire', row)).toEqual(['Search the deck', 'Spy: one of three', 'Take top card']);
  });

  it('list shipping before the buildings', () => {
    const state = table();
    fund(state, RED, 20);
    stopped(state, RED, 'merchant', 'Nantes');
    state.players[RED].goods[0] = 1;
    const groups = new Set(rowsAt(game, state, RED).map(({ group }) => group));
    expect([...groups].slice(0, 4)).toEqual(['sell', 'ship', 'build', 'palace']);
  });

  it('sell goods of several kinds at once', () => {
    const state = table();
    stopped(state, RED, 'merchant', 'Nantes');
    state.players[RED].goods = [3, 0, 1, 0, 0];
    const all = rowsAt(game, state, RED).flatMap(({ group, options }) => (group === 'sell' ? options : []))[0];
    const moves = [all.choice.move, ...(all.choice.onward ?? [])];
    expect(moves).toEqual([
      { type: 'sell', good: 0, count: 3 },
      { type: 'sell', good: 2, count: 1 },
    ]);
    expect(say('la-loire', all.full)).toBe('Sell all goods for 11 deniers');
    state.players[RED].goods = [3, 0, 0, 0, 0];
    expect(
      rowsAt(game, state, RED)
        .flatMap(({ options }) => options)
        .some(({ choice }) => choice.onward),
    ).toBe(false);
  });

  it('name a message of several shields by its level, shields and type in a note', () => {
    const state = table();
    const village = state.shields.indexOf(0);
    employ(state, RED, 'apprentice', 'helper');
    state.players[RED].cubes = 2;
    hand(
      state,
      RED,
      MESSAGES.findIndex(({ level, shields }) => level === 3 && shields.includes(0)),
    );
    stopped(state, RED, 'messenger', LOCATIONS[village].name);
    const [row] = rowsAt(game, state, RED).filter(({ group }) => group === 'deliver');
    expect([row.label, row.note, row.open].map((part) => part && say('la-loire', part))).toEqual([
      'Mark this stop',
      'level 3 message (red, blue, green, Philosopher)',
      'Mark this stop of the level 3 message (red, blue, green, Philosopher)',
    ]);
  });

  it('say that a message to deliver already counts a point', () => {
    const state = table();
    const card = MESSAGES.findIndex(({ level }) => level === 1);
    hand(state, RED, card);
    stopped(state, RED, 'messenger', LOCATIONS[MESSAGES[card].to].name);
    const [row] = rowsAt(game, state, RED).filter(({ group }) => group === 'deliver');
    expect(row.note && say('la-loire', row.note)).toMatch(/^message to \w+ \(\w+\), already counts 1 point$/);
    // One button that names the action and its gain, drawn as the main one.
    expect(row.main).toBe(true);
    expect(buttonsOf('la-loire', row)).toEqual([expect.stringMatching(/^Deliver: 2 points, \d deniers?$/)]);
    expect(row.options[0].short).toBe(row.label);
    const event = { type: 'delivered', seat: RED, card, at: 0, points: 2, deniers: 3, cubes: [] } as const;
    const told = GAME_UIS.gameUi('la-loire').describe(event, game.view(state, RED));
    expect(told && say('la-loire', told)).toMatch(/: 2 points \(1 already counted\), 3 deniers$/);
  });

  it('count the points of a blue character in the figure of a delivery', () => {
    const state = table();
    const card = MESSAGES.findIndex(({ level, type }) => level === 1 && type === 0);
    hand(state, RED, card);
    employ(state, RED, 'lover');
    stopped(state, RED, 'messenger', LOCATIONS[MESSAGES[card].to].name);
    const view = game.view(state, RED);
    const [row] = rowsAt(game, state, RED).filter(({ group }) => group === 'deliver');
    expect(row.note && say('la-loire', row.note)).toMatch(/, already counts 1 point, 2 for the Lover$/);
    expect(buttonsOf('la-loire', row)[0]).toMatch(/^Deliver: 4 points, \d deniers?$/);
    const goals = prospects(view, RED, 'messenger', MESSAGES[card].to, 0).map((note) => say('la-loire', note));
    expect(goals[0]).toMatch(/^deliver a message for 4 points and/);
    const before = view.players[RED].points;
    const delivered = event(play(state, RED, { type: 'deliver', card }), 'delivered');
    const told = GAME_UIS.gameUi('la-loire').describe(delivered, view);
    expect(told && say('la-loire', told)).toMatch(/: 4 points \(1 already counted, 2 for the Lover\), \d/);
    expect(game.view(state, RED).players[RED].points - before).toBe(4 - 1);
  });

  it('say what the circus is for, at a destination', () => {
    const state = table();
    fund(state, RED, 5);
    state.circus = at('Tours');
    put(state, RED, 'merchant', 'Nantes', { horses: 2 });
    const view = game.view(state, RED);
    const notes = prospects(view, RED, 'messenger', at('Tours'), 0).map((note) => say('la-loire', note));
    expect(notes).toContain('the circus: hire a character here');
  });

  it('promise no hiring at the circus after the turn’s last hire', () => {
    const state = table();
    fund(state, RED, 5);
    state.circus = at('Tours');
    state.frames = [{ ...newTurn(RED), hired: 1 }];
    const notes = () =>
      prospects(game.view(state, RED), RED, 'messenger', at('Tours'), 0).map((note) => say('la-loire', note));
    expect(notes()).toEqual(['the circus, but you’ve already hired this turn']);
    employ(state, RED, 'ladyInWaiting');
    expect(notes()).toEqual(['the circus: hire a character here']);
  });

  it('name everything that a figure can do at a destination', () => {
    const state = table();
    fund(state, RED, 10);
    const notes = (figure: Figure, place: string, pays = 0) =>
      prospects(game.view(state, RED), RED, figure, at(place), pays).map((note) => say('la-loire', note));
    Object.assign(state, { circus: at('Blois'), horses: state.horses.map(() => 1) });
    expect(notes('messenger', 'Tours')).toEqual(['no message to deliver here', '1 horse to take']);
    erect(state, RED, 'Tours', 'farm');
    expect(notes('messenger', 'Tours')).toEqual(['buy a message here', 'your Farm', '1 horse to take']);
    erect(state, RED, 'Tours', 'monastery');
    fund(state, RED, 3);
    expect(notes('messenger', 'Tours')[0]).toBe('messages from 4 deniers, but you’d have 3 deniers');
    fund(state, RED, 4);
    expect(notes('messenger', 'Tours')[0]).toBe('buy an Abbey’s message here');
    [0, 1].forEach((card) => hand(state, RED, card));
    expect(notes('messenger', 'Nantes')[0]).toBe('you can’t hold any more messages');
    expect(notes('merchant', 'Nantes')[0]).toBe('sell, ship or build here');
    state.players[RED].goods = [1, 1, 0, 0, 0];
    put(state, RED, 'merchant', LOCATIONS[1].name, { direction: -1, horses: 0 });
    state.frames = [newTurn(RED)];
    const rides = game.moves(state, RED).filter((move) => move.type === 'move' && move.to === at('Nantes'));
    const { brings } = rides.map((move) => game.forecast?.(state, RED, move) ?? {})[0];
    expect(brings).toBe(6);
    expect(notes('merchant', 'Nantes', brings)[0]).toBe('sell your goods for 6 deniers, ship or build here');
  });

  it('say that none is left of a good that has run out', () => {
    const state = table();
    const village = LOCATIONS.findIndex((place) => place.kind === 'village' && place.good === 0);
    const notes = () =>
      prospects(game.view(state, RED), RED, 'merchant', village, 2).map((note) => say('la-loire', note));
    expect(notes()).not.toContain('wood, but none left');
    erect(state, RED, LOCATIONS[village].name, 'monastery');
    state.goods = [0, 1, 1, 1, 0];
    expect(notes().slice(0, 2)).toEqual(['wood, but none left', 'beer, but none left']);
    const facts = say('la-loire', cardFacts(`place:${village}`, game.view(state, RED)));
    expect(facts).toContain(', wood, but none left, ');
  });

  it('give the price of a character or palace as a separate number', () => {
    const state = table();
    fund(state, RED, 40);
    const priced = (group: string) =>
      rowsAt(game, state, RED).flatMap((row) => (row.group === group ? row.options : []))[0];
    stopped(state, RED, 'merchant', 'Nantes');
    expect(say('la-loire', priced('palace').short)).not.toMatch(/\d/);
    expect(priced('palace').price).toEqual({ key: 'figure', params: { n: 4 } });
    state.circus = at('Tours');
    stopped(state, RED, 'merchant', 'Tours');
    expect(say('la-loire', priced('hire').short)).toBe('Wood Merchant');
    expect(priced('hire').price).toEqual({ key: 'figure', params: { n: 1 } });
  });

  it('can be made by choosing the place or the boat on the board', () => {
    const state = table();
    fund(state, RED, 40);
    stopped(state, RED, 'merchant', 'Nantes');
    state.players[RED].goods[0] = 1;
    const targets = rowsAt(game, state, RED).map(({ group, target }) => [group, target]);
    expect(targets).toContainEqual(['sell', 'place:0']);
    expect(targets).toContainEqual(['ship', `boat:${RED}`]);
    expect(targets).toContainEqual(['palace', 'place:0']);
  });

  it('take a place chosen before any figure as a ride by the nearer figure that has yet to move', () => {
    const state = table();
    put(state, RED, 'merchant', 'Tours', { horses: 1 });
    state.frames = [newTurn(RED)];
    expect(attempt(null, 'place:10', game.view(state, RED))).toMatchObject({
      type: 'move',
      figure: 'merchant',
      to: 10,
    });
    // The Messenger, in Orléans, is nearer, and leaves a horse.
    const talcy = { type: 'move', figure: 'messenger', direction: -1, leave: 1, to: 8 };
    expect(attempt(null, 'place:8', game.view(state, RED))).toMatchObject(talcy);
    stopped(state, RED, 'merchant', 'Tours');
    expect(attempt(null, 'place:10', game.view(state, RED))).toMatchObject({ type: 'move', figure: 'messenger' });
  });
});
