import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/game';
import { findGame } from '../../../src/engine/games/registry';
import type { AnyGameUi } from '../../../src/renderer/game-ui/game-ui';
import { dogeShipUi } from '../../../src/renderer/games/doge-ship/ui';
import { laLoireUi } from '../../../src/renderer/games/la-loire/ui';
import { UIS } from '../../../src/renderer/games/list';
import { serenissima1996Ui } from '../../../src/renderer/games/serenissima-1996/ui';
import { serenissima2012Ui } from '../../../src/renderer/games/serenissima-2012/ui';
import { merchantsMatch } from '../../../tools/harness/merchants';
import { BOARD as FIRST } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph as firstGraph } from '../../../src/engine/games/serenissima-1996/graph';
import { BOARD as SECOND } from '../../../src/engine/games/serenissima-2012/data/board';
import { graph as secondGraph } from '../../../src/engine/games/serenissima-2012/graph';
import { TILES } from '../../../src/engine/games/doge-ship/data/board';

const SEED = 'concerns';
/** Returns a seat's view of a game between Merchants after this many moves. Default: the first seat. */
function viewAfter(id: string, plies: number, seat = 0): unknown {
  const { game, position } = merchantsMatch(id, 4, SEED, plies);
  return game.view(position, seat);
}
const tell = (ui: object, event: object, view: unknown, seat: number | null = 0) =>
  (ui as AnyGameUi).pacing?.concerns(event as GameEvent, seat, view);

describe('events that concern a seat in Serenissima (1996)', () => {
  const ui = serenissima1996Ui;
  const view = viewAfter(ui.id, 60) as { galleys: ({ owner: number; space: number } | null)[] };
  const own = view.galleys.find((galley) => galley?.owner === 0)?.space ?? -1;

  test('include purchases in its port, the capture of the port, and bargains', () => {
    const bought = { type: 'bought', seat: 1, port: 0, galley: 4, good: 0, count: 1, price: 100 };
    expect(tell(ui, { ...bought, paidTo: 0 }, view)).toBe(true);
    expect(tell(ui, { ...bought, paidTo: 2 }, view)).toBe(false);
    expect(tell(ui, { type: 'landed', seat: 1, galley: 4, port: 3, count: 1, from: 0 }, view)).toBe(true);
    expect(tell(ui, { type: 'landed', seat: 1, galley: 4, port: 3, count: 1, from: -1 }, view)).toBe(false);
    expect(tell(ui, { type: 'quoted', seat: 1, buyer: 0, good: 0, count: 1, price: 300 }, view)).toBe(true);
    expect(tell(ui, { type: 'quoted', seat: 1, buyer: 2, good: 0, count: 1, price: 300 }, view)).toBe(false);
  });

  test('include a galley that joins one of its galleys, but not a distant galley', () => {
    expect(own).toBeGreaterThanOrEqual(0);
    const far = view.galleys.length;
    expect(tell(ui, { type: 'sailed', seat: 1, galley: far, from: 0, to: own }, view)).toBe(true);
    const ports = [...Array(32).keys()];
    const quiet = ports.filter((to) => !tell(ui, { type: 'sailed', seat: 1, galley: far, from: 0, to }, view));
    expect(quiet.length).toBeGreaterThan(20);
  });

  test('include battles for all seats, even spectators, but quiet actions only for their player', () => {
    for (const seat of [0, 3, null]) expect(tell(ui, { type: 'fought' }, view, seat)).toBe(true);
    const hired = { type: 'hired', seat: 1, port: 0, to: { port: 0 }, count: 1, cost: 0 };
    expect([1, 0, null].map((seat) => tell(ui, hired, view, seat))).toEqual([true, false, false]);
  });
});

const EDITIONS = [
  [serenissima1996Ui, FIRST, firstGraph, { seat: 1, galley: 4, count: 1, from: -1 }],
  [serenissima2012Ui, SECOND, secondGraph, { seat: 1, galley: 4, count: 1, from: -1 }],
] as const;

describe.each(EDITIONS.map((edition) => [edition[0].id, edition] as const))(
  'in %s, an event near a seat’s port concerns the seat',
  (id, [ui, board, graph, landing]) => {
    const view = viewAfter(id, 60) as { ports: { owner: number }[]; options: never };
    const { distance } = graph(view.options);
    const nobodys = { ...view, galleys: [], ports: view.ports.map((port) => ({ ...port, owner: -1 })) };
    const [home] = board.ports.keys();
    const mine = { ...nobodys, ports: nobodys.ports.map((port, i) => (i === home ? { ...port, owner: 0 } : port)) };
    const away = (port: number) => distance[board.ports[home].space][board.ports[port].space];
    const [near] = [...board.ports.keys()].filter((port) => away(port) === 1);
    const [far] = [...board.ports.keys()].filter((port) => away(port) > 4);

    test.each(['landed', 'fortBuilt'])('%s', (type) => {
      const event = { type, ...landing };
      expect(tell(ui, { ...event, port: near }, mine)).toBe(true);
      expect(tell(ui, { ...event, port: far }, mine)).toBe(false);
      expect(tell(ui, { ...event, port: near }, nobodys)).toBe(false);
    });
  },
);

test('a basilica built at a seat’s own port concerns that seat too', () => {
  const view = viewAfter('serenissima-2012', 60) as { ports: { owner: number }[] };
  const built = (port: number) => tell(serenissima2012Ui, { type: 'basilicaBuilt', seat: 1, port, cost: 2 }, view);
  const ports = [...view.ports.keys()];
  expect(ports.some(built)).toBe(true);
  expect(ports.every(built)).toBe(false);
});

describe('events that concern a seat in Serenissima (2012)', () => {
  const ui = serenissima2012Ui;
  const view = viewAfter(ui.id, 60);
  test('include loading in its port, a blockade against it, and an attack', () => {
    const loaded = { type: 'loaded', seat: 1, galley: 4, port: 0, good: 0, count: 1, free: 0, cost: 4 };
    expect(tell(ui, { ...loaded, paidTo: 0 }, view)).toBe(true);
    expect(tell(ui, { ...loaded, paidTo: -1 }, view)).toBe(false);
    expect(tell(ui, { type: 'blockadeAnswered', seat: 1, against: 0 }, view)).toBe(true);
    expect(tell(ui, { type: 'blockadeAnswered', seat: 1, against: 2 }, view)).toBe(false);
    expect(tell(ui, { type: 'attacked', seat: 1, defender: 2 }, view, null)).toBe(true);
  });
});

describe('events that concern a seat in The Doge Ship', () => {
  const ui = dogeShipUi;
  test('include a part built where one of its own parts would go', () => {
    const view = viewAfter(ui.id, 40) as Parameters<typeof ui.describe>[1];
    const berths = view.ship.levels.flat().map(({ level, column, zone }) => ({ level, column, zone }));
    const builtBeside = (tiles: readonly number[]) => {
      const yard = tiles.map((tile) => ({ tile }));
      const others = { ...view, players: view.players.map((player) => ({ ...player, yard })) };
      return berths.filter((berth) => tell(ui, { type: 'partBuilt', seat: 1, tile: 0, berth, worth: {} }, others));
    };
    const part = TILES.findIndex(({ kind }) => kind === 'galley');
    const { level, pile } = TILES[part] as Extract<(typeof TILES)[number], { kind: 'galley' }>;
    // A part fits only one zone of one level. Parts built elsewhere do not affect it.
    expect(builtBeside([part])).toEqual(berths.filter((berth) => berth.level === level && berth.zone === pile));
    expect(builtBeside([part]).length).toBeGreaterThan(0);
    expect(builtBeside([part]).length).toBeLessThan(berths.length);
    expect(builtBeside([TILES.findIndex(({ kind }) => kind !== 'galley')])).toEqual([]);
    expect(builtBeside([])).toEqual([]);
  });
  test('include high water, even for spectators, but not the purchases of others', () => {
    expect(tell(ui, { type: 'highWater' }, viewAfter(ui.id, 30), null)).toBe(true);
    expect(tell(ui, { type: 'bought', seat: 1, tile: 0 }, viewAfter(ui.id, 30))).toBe(false);
  });
});

describe('events that concern a seat in La Loire', () => {
  const ui = laLoireUi;
  const view = viewAfter(ui.id, 60) as Parameters<typeof ui.describe>[1];
  test('include hiring the last copy of a character', () => {
    const hired = { type: 'hired', seat: 1, figure: 'merchant', character: 2, cost: 2 };
    const left = (count: number) => ({ ...view, characters: view.characters.map(() => count) });
    expect(tell(ui, hired, left(0))).toBe(true);
    expect(tell(ui, hired, left(1))).toBe(false);
  });
  test('include a rival’s figure that stops beside one of the seat’s figures, and a large delivery', () => {
    const { at } = view.players[0].merchant;
    const moved = { type: 'moved', seat: 1, figure: 'merchant', from: 0 };
    expect(tell(ui, { ...moved, to: at }, view)).toBe(true);
    expect(tell(ui, { ...moved, to: -5 }, view)).toBe(false);
    expect(tell(ui, { type: 'delivered', seat: 1, points: 7 }, view)).toBe(true);
    expect(tell(ui, { type: 'delivered', seat: 1, points: 1 }, view)).toBe(false);
  });
});

const PACED = UIS.filter(({ pacing }) => pacing);

test.each(PACED.map((ui) => [ui.id, ui] as const))(
  'every event in %s concerns its player, and most events of others do not',
  (id, ui) => {
    if (!findGame(id)) throw new Error(id);
    const { log, game, position } = merchantsMatch(id, 4, SEED);
    const views = [0, 1, 2, 3].map((seat) => game.view(position, seat));
    const events = log.flatMap((entry) => entry.events);
    const of = (seat: number) => events.filter((event) => 'seat' in event && event.seat === seat);
    for (const seat of [0, 1, 2, 3])
      expect(of(seat).filter((event) => !ui.pacing?.concerns(event, seat, views[seat]))).toEqual([]);
    const others = events.filter((event) => 'seat' in event && event.seat !== 0);
    const concerned = others.filter((event) => ui.pacing?.concerns(event, 0, views[0]));
    expect(concerned.length).toBeGreaterThan(0);
    expect(concerned.length).toBeLessThan(others.length / 3);
  },
);
