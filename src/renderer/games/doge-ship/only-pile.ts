import { DRAW } from '../../../engine/games/doge-ship/data/board';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from '../kit/sentences';
import { idOf } from '../kit/targets';
import { count, kindOfPile } from './words';
import type { View } from './words';

/** The row of the only pile to draw from; `undefined` if there are several, or none. A zone's row keeps its name. */
function onlyPileRow(rows: readonly Row[]): Row | undefined {
  const draws = rows.filter(({ options }) => options[0].choice.move.type === 'draw');
  const [{ target } = { target: null }] = draws;
  return draws.length === 1 && target !== null && kindOfPile(idOf(target)) !== 'galley' ? draws[0] : undefined;
}

/** The tiles that a player draws from the only pile, as an amount; `null` if there is a choice of piles. */
export function onlyDraw(rows: readonly Row[], view: View): Sentence | null {
  const row = onlyPileRow(rows);
  if (!row?.target) return null;
  const pile = idOf(row.target);
  return count(kindOfPile(pile), Math.min(DRAW, view.piles[pile]));
}

/**
 * Turns the row of the only pile into a single button that says what it does. The draw is not made automatically,
 * because it can't be undone.
 */
export function withOnlyPile(rows: readonly Row[], view: View): readonly Row[] {
  const only = onlyPileRow(rows);
  const tiles = onlyDraw(rows, view);
  if (!only?.target || !tiles) return rows;
  const label = sentenceOf('rows.drawOnly', { tiles });
  const left = sentenceOf('rows.pileLeft', { n: view.piles[idOf(only.target)] });
  const alone: Row = {
    ...only,
    group: 'keep',
    topic: 'draw',
    label,
    note: only.note ? sentenceOf('rows.notes', { all: left, item: only.note }) : left,
    options: [{ ...only.options[0], short: label, full: label }],
  };
  return rows.map((row) => (row === only ? alone : row));
}
