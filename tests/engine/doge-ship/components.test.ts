import { describe, expect, it } from 'vitest';
import {
  BARRICADES,
  COLOURS,
  DOGE_TILES,
  GALLEY,
  GONDOLAS,
  PARTS,
  TABLES,
  TILES,
} from '../../../src/engine/games/doge-ship/data/board';
import { REFUSALS } from '../../../src/engine/games/doge-ship/refusals';
import { WORDS } from '../../../src/engine/games/doge-ship/words';
import { game, newTable } from './table';

const count = <T>(list: readonly T[], fits: (entry: T) => boolean) => list.filter(fits).length;

describe('the components', () => {
  it('match the contents of the box', () => {
    expect([PARTS.length, BARRICADES.length, GONDOLAS.length, DOGE_TILES.length]).toEqual([36, 26, 14, 16]);
    expect(TILES).toHaveLength(76);
    expect(TABLES.map(({ spaces }) => spaces.length)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('include six galley parts per zone with costs 2 to 7 and two to four squares; each colour is equally frequent', () => {
    for (let zone = 0; zone < 6; zone++) {
      const parts = PARTS.filter((part) => part.pile === zone);
      expect(parts.map(({ cost }) => cost)).toEqual([2, 3, 4, 5, 6, 7]);
      expect(parts.every(({ squares }) => squares.length >= 2 && squares.length <= 4)).toBe(true);
      expect(parts.every(({ level, section }) => level * 3 + section === zone)).toBe(true);
    }
    const squares = PARTS.flatMap((part) => part.squares);
    expect(COLOURS.map((_, colour) => count(squares, (square) => square === colour))).toEqual([27, 27, 27, 27]);
  });

  it('include barricades with priorities 1 to 26 once each and costs 0 and 1; only those for buying and building give extra tiles', () => {
    expect(BARRICADES.map(({ priority }) => priority)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
    expect(BARRICADES.every(({ cost }) => cost === 0 || cost === 1)).toBe(true);
    const extra = BARRICADES.filter(({ bonus }) => bonus.type === 'tile');
    expect(extra.every(({ action }) => action === 'buy' || action === 'construct')).toBe(true);
    expect(BARRICADES.filter(({ action }) => action === 'buy').every(({ bonus }) => bonus.type === 'tile')).toBe(true);
  });

  it('include gondolas that cost 0 or 1 and pay either ducats or Approvals', () => {
    expect(GONDOLAS.every(({ cost }) => cost === 0 || cost === 1)).toBe(true);
    expect(GONDOLAS.every(({ ducats, approvals }) => ducats > 0 !== approvals > 0)).toBe(true);
  });

  it('include Doge tiles: each colour has the same sixteen values, and each zone is violet six times', () => {
    const values = COLOURS.map((_, colour) => DOGE_TILES.map(({ parameters }) => parameters[colour]).sort());
    expect(new Set(values.map(String)).size).toBe(1);
    const violet = DOGE_TILES.flatMap((tile) => tile.violet);
    for (let zone = 0; zone < 6; zone++) expect(count(violet, (one) => one === zone)).toBe(6);
  });

  it('include the spaces named in the rulebook: red 3, 5 and 6', () => {
    const [red] = TABLES;
    expect(red.spaces[2]).toEqual({ type: 'construct', join: 'or', kinds: ['gondola', 'galley'] });
    expect(red.spaces[4]).toEqual({ type: 'buy', join: 'or', kinds: ['gondola', 'galley'] });
    expect(red.spaces[5]).toEqual({ type: 'replacement' });
  });
});

describe('the set-up', () => {
  it('has a Galley of 12, 16, 20 or 22 spaces, and one more table than players', () => {
    for (const [seats, spaces] of [
      [2, 12],
      [3, 16],
      [4, 20],
      [5, 22],
    ]) {
      const view = game.view(newTable(seats), null);
      expect([view.ship.left, view.tables.length]).toEqual([spaces, seats + 1]);
      expect(GALLEY[seats].reduce((sum, columns) => sum + columns, 0) * 2).toBe(spaces);
    }
  });

  it('gives each player 12 ducats and five markers, and stacks all tiles in the piles', () => {
    const view = game.view(newTable(5), null);
    for (const player of view.players) {
      expect(player).toMatchObject({ points: 0, money: 12, markers: 5, flooded: 0, yard: [], stack: [], top: null });
    }
    expect(view.piles).toEqual([6, 6, 6, 6, 6, 6, 26, 14]);
    expect(view.doge.pile).toBe(15);
  });
});

it('every refusal cites an existing paragraph', () => {
  for (const { rule } of Object.values(REFUSALS)) expect(WORDS.rules).toHaveProperty(rule);
});
