import { expect, test } from 'vitest';
import type { Move } from '../../../src/engine/core/game';
import type { Choice } from '../../../src/ipc/table';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import type { ReachedSpace } from '../../../src/engine/games/serenissima/reach';
import { choose, mentionedIn, underwayOf } from '../../../src/renderer/app/table/input/selection';
import type { TargetId } from '../../../src/renderer/board/board-types';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { destinationOf } from '../../../src/renderer/games/serenissima/destinations';
import { figure, list, sentenceOf } from '../../../src/renderer/games/serenissima/words';
import { voyageLabel, voyageRows, pathTo } from '../../../src/renderer/games/serenissima/voyages';
import { say } from '../rows-at';

const sail = (to: number): Choice => ({ move: { type: 'sail', to } as Move, forecast: {} });

/** A galley in space 1 that can sail to 4 through 2, where seat 3 must agree, or through 3 and 5, which are free. */
const REACH: readonly ReachedSpace[] = [
  { space: 1, from: -1, steps: 0, asks: [] },
  { space: 2, from: 0, steps: 1, asks: [3] },
  { space: 3, from: 0, steps: 1, asks: [] },
  { space: 4, from: 1, steps: 2, asks: [] },
  { space: 5, from: 2, steps: 2, asks: [] },
  { space: 4, from: 4, steps: 3, asks: [] },
];
const FIRST: Row = {
  key: 'sail',
  group: 'sail',
  role: 'travel',
  label: sentenceOf('rows.voyage', {}),
  options: [2, 3].map((to) => ({
    choice: sail(to),
    short: sentenceOf('goal', {}),
    full: sentenceOf('goal', {}),
    target: `space:${to}`,
  })),
  note: null,
  open: null,
  actor: 'galley:0',
  target: null,
};

const voyages = (reach: readonly ReachedSpace[]) =>
  voyageRows(FIRST, 0, 3, reach, {
    board: BOARD,
    moves: (path) => path.slice(1).map(({ space }) => sail(space).move),
    arms: (seat) => seat,
    goalName: () => sentenceOf('goal', {}),
    thePlace: () => sentenceOf('goal', {}),
    powerOf: () => sentenceOf('goal', {}),
    destination: () => ({}),
    rivalsIn: (space) => (space === 4 ? ['galley:7'] : []),
  });

test('a voyage takes a longer path with fewer requests, and a click on a rival at its destination chooses the voyage', () => {
  const rows = voyages(REACH);
  const goals = rows
    .flatMap(({ options }) => options)
    .filter((option) => option.alternativeTargets?.includes('galley:7'));
  expect(goals.map(({ target }) => target)).toEqual(['space:4']);
  const paths = rows
    .flatMap(({ options }) => options)
    .filter(({ target }) => target === 'space:4')
    .map(({ path }) => path?.map(({ at, asks }) => [at, ...asks].join(' ')));
  expect(paths).toEqual([['galley:0', 'space:3', 'space:5', 'space:4']]);
});

test('a destination on two routes that ask different players has both, and pointing at either shows its own path', () => {
  const reach = [...REACH.slice(0, 4).with(2, { ...REACH[2], asks: [2] }), { ...REACH[3], from: 2 }];
  const rows = [FIRST, ...voyages(reach)];
  const ways = rows.flatMap((row) =>
    row.options.filter(({ target }) => target === 'space:4').map((option) => mentionedIn(row, option)),
  );
  expect(ways).toEqual([2, 3].map((via) => ['galley:0', `space:${via}`, 'space:4']));
  const situation = { rows, wanted: rows };
  const chosen = { actor: 'galley:0', target: null };
  const shown = (recalled: readonly TargetId[], focused: TargetId | null = null) =>
    underwayOf(situation, chosen, focused, recalled)?.path?.map(({ at }) => at);
  expect(ways.map((way) => shown(way))).toEqual(ways);
  // On the board, the destination means the first route.
  expect(shown([], 'space:4')).toEqual(ways[0]);
  expect(choose(situation, chosen, 'space:4').play.map(({ move }) => move)).toEqual([2, 4].map((to) => sail(to).move));
});

test('a path lists the players asked at each space except the last, where the galley stays', () => {
  const asks = pathTo(REACH, 0, 4, (seat) => seat).map((step) => step.asks);
  expect(asks).toEqual([[], [3], []]);
  expect(pathTo(REACH, 0, 2, (seat) => seat).map((step) => step.asks)).toEqual([[], []]);
});

test('a destination names its port and lists what it buys (highest price first), its guards, and the cargo’s price', () => {
  const { space } = BOARD.ports[3];
  const sales = BOARD.ports.map(() => [0, 300, 800, 300, 0, 0, 0]);
  const ports = BOARD.ports.map(() => ({ owner: 2, garrison: 1, fort: true, warehouse: [] }));
  const words = {
    portName: (port: number) => sentenceOf(`port${port}`),
    goodName: (good: number) => sentenceOf(`good${good}`),
    theGood: (good: number) => sentenceOf(`good${good}`),
    powerOf: (seat: number) => sentenceOf(`p${seat}`),
  };
  const at = (to: number, price: number) =>
    destinationOf(BOARD, { ports, sales }, to, { owner: 0 }, words, () => ({ goods: [1, 2], price }));
  const { left, price } = at(space, 1100);
  expect(JSON.stringify(left)).toMatch(/port3.*good2.*800.*good1.*good3.*300.*guardFort.*p2/);
  const good = list([sentenceOf('good1'), sentenceOf('good2')], 'names.nothing');
  expect(price).toEqual(sentenceOf('rows.cargoPrice', { good, price: figure(1100) }));
  expect(at(space, 0).price).toBeUndefined();
  const atSea = BOARD.spaces.findIndex((_, id) => BOARD.ports.every((port) => port.space !== id));
  expect(at(atSea, 1100)).toEqual({});
});

test('rows of one move and of several have the same wording', () => {
  const rows = [1, 2].map((steps) => say('serenissima-2012', voyageLabel(1, steps, 3)));
  expect(rows).toEqual(['1 of 3 spaces', '2 of 3 spaces']);
});
