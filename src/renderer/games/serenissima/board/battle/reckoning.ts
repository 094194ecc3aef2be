import { Container } from 'pixi.js';
import { easeOut } from '../../../../board/tween';
import { label } from '../drawing';
import { INK } from '../palette';
import { BEATS, progress } from './timeline';
import { createDie, skullMark } from '../../../kit/dice';
import { STRIP } from './frame';
import type { Blow } from './side';

/** Creates a text, anchored at its centre; `size` is in battle units. */
export type Write = (text: string, size: number, colour: number) => Container;

export const write: Write = (text, size, colour) => label(text, 'figure', colour, size);

const BLOOD = 0x98161f;
/** The width for a line of text, in battle units; less beside several dice. */
const ROOM = { one: 248, many: 196 };

/** One side's dice with its sum and losses, below the picture. `hand` is 1 for the left side. */
export function createReckoning(blow: Blow, hand: 1 | -1, writes: Write) {
  const root = new Container();
  const dice = blow.dice.map((face, i) => {
    const die = createDie(face, { x: hand * 190, y: -130 - i * 16 }, blow.marks);
    const { x, y, size } = placeOf(i, blow.dice.length);
    die.root.position.set(-hand * x, STRIP.middle + y);
    die.root.scale.set(size);
    return die;
  });
  const many = dice.length > 1;
  const room = many ? ROOM.many : ROOM.one;
  const sum = writes(blow.sum, 36, INK);
  const loss = writes(blow.loss, 28, blow.losses > 0 ? BLOOD : INK);
  for (const [line, y] of [
    [sum, -13],
    [loss, 24],
  ] as const)
    line.position.set(-hand * (many ? 128 : 153), STRIP.middle + 6 + y);
  if (blow.marks === 'skulls' && dice.length > 0) {
    const skull = skullMark(34);
    skull.x = sum.width / 2 + 27;
    sum.addChild(skull);
    sum.pivot.x = 24;
  }
  for (const line of [sum, loss]) if (line.width > room) line.scale.set(room / line.width);
  root.addChild(sum, loss, ...dice.map((die) => die.root));
  const rest = loss.scale.x;
  return {
    root,
    show(ms: number) {
      dice.forEach((die) => die.show(progress(ms, BEATS.dice)));
      sum.alpha = easeOut(progress(ms, BEATS.sums));
      const shown = easeOut(progress(ms, BEATS.losses));
      loss.alpha = shown;
      loss.scale.set(rest * (1.35 - 0.35 * shown));
    },
  };
}

/** The position of the i-th die, counted from the middle outwards, and its size: a single die, or rows of three. */
function placeOf(i: number, count: number): { readonly x: number; readonly y: number; readonly size: number } {
  if (count === 1) return { x: 318, y: 7, size: 1 };
  const rows = Math.ceil(count / 3);
  const row = Math.floor(i / 3);
  const inRow = row < rows - 1 ? 3 : count - 3 * row;
  return { x: 292 + ((i % 3) - (inRow - 1) / 2) * 46, y: 4 + (row - (rows - 1) / 2) * 46, size: 0.76 };
}
