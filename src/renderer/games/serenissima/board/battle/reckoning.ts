import { Container } from 'pixi.js';
import { label, sailorPiece } from '../drawing';
import { INK, POWER_COLOURS } from '../palette';
import { progress, within } from './timeline';
import type { Choreography } from './timeline';
import { createDie } from '../../../kit/dice';
import type { SkullPaint } from '../../../kit/dice';
import { legible } from '../../../kit/legible';
import { STRIP } from './picture';
import type { Blow } from './side';

/** Creates a text, anchored at its centre; `size` is in battle units. */
export type Write = (text: string, size: number, colour: number) => Container;

export const write: Write = (text, size, colour) => label(text, 'figure', colour, size);

/** Pixi labels of the texts, for tests. */
export const NEED = 'need';
export const LOSS = 'loss';

const BLOOD = 0x98161f;
const PALE = 0x7a5a30;
const BONE = 0xfff3d6;
/** The width for a line of text, in battle units; less beside several dice. */
const ROOM = { one: 248, many: 196 };
/** The y of the lines: before the roll, what is rolled and needed; then the hits, their calculation and the losses. */
const LINES = { before: -13, need: 33, hits: -26, sum: 6, loss: 36 };
/** Delay between the landings of two dice, in milliseconds. */
const STAGGER_MS = 35;

/**
 * One side's dice, below the picture. Before they land, the text beside them says what the side needs; afterwards, its
 * hits, how they are calculated, and its losses. `hand` is 1 for the left side.
 */
export function createReckoning(blow: Blow, hand: 1 | -1, writes: Write, { beats }: Choreography) {
  const root = new Container();
  const dice = blow.dice.map((face, i) => {
    const die = createDie(face, { x: hand * 190, y: -130 - i * 16 }, blow.marks, paintOf(blow.arms));
    const { x, y, size } = placeOf(i, blow.dice.length);
    die.root.position.set(-hand * x, STRIP.middle + y);
    // The last die lands at the end of the beat.
    const early = Math.min((blow.dice.length - 1 - i) * STAGGER_MS, 200);
    return { die, size, from: beats.dice.from, to: beats.dice.to - early };
  });
  const many = dice.length > 1;
  const line = (text: string, size: number, colour: number, y: number, mark?: Container) => {
    const made = writes(text, size, colour);
    if (mark) append(mark, made, size);
    made.position.set(-hand * (many ? 128 : 153), STRIP.middle + 6 + y);
    const room = many ? ROOM.many : ROOM.one;
    if (made.width > room) made.scale.set(room / made.width);
    root.addChild(made);
    return made;
  };
  const lines = {
    before: line(blow.before, 34, PALE, LINES.before),
    need: line(blow.need, 27, INK, LINES.need),
    hits: line(blow.hits, 36, INK, LINES.hits),
    sum: line(blow.sum, 22, PALE, LINES.sum),
    loss: line(blow.loss, 30, blow.losses > 0 ? BLOOD : INK, LINES.loss, sailorPiece(blow.arms, 26)),
  };
  lines.need.label = NEED;
  lines.loss.label = LOSS;
  const rest = { hits: lines.hits.scale.x, loss: lines.loss.scale.x };
  for (const { die } of dice) root.addChild(die.root);
  return {
    root,
    show(ms: number) {
      dice.forEach(({ die, size, from, to }) => {
        die.show(within(ms, from, to));
        // A die that lands is a little larger for a moment.
        const landed = within(ms, to, to + 140);
        die.root.scale.set(size * (1 + (landed > 0 ? 0.16 * (1 - landed) : 0)));
      });
      const summed = progress(ms, beats.sums);
      const asked = progress(ms, beats.need);
      const shown = progress(ms, beats.losses);
      lines.before.alpha = summed > 0 ? 0 : asked;
      lines.need.alpha = shown > 0 ? 0 : asked;
      lines.hits.alpha = lines.sum.alpha = summed;
      lines.hits.scale.set(rest.hits * (1.25 - 0.25 * summed));
      lines.loss.alpha = shown;
      lines.loss.scale.set(rest.loss * (1.35 - 0.35 * shown));
    },
  };
}

/** Adds a mark at the end of a line, and centres both. */
function append(mark: Container, line: Container, size: number): void {
  mark.x = line.width / 2 + size * 0.6;
  line.addChild(mark);
  line.pivot.x = size * 0.5;
}

/** The dice in the colours of a coat of arms, with bright or dark skulls, whichever are legible. */
function paintOf(power: number): SkullPaint {
  const { field, dark } = POWER_COLOURS[power];
  const bone = legible(field, BONE, INK);
  return { base: field, bone, hole: bone === BONE ? dark : field };
}

/** The position of the i-th die, counted from the middle outwards, and its size: a single die, or rows of three. */
function placeOf(i: number, count: number): { readonly x: number; readonly y: number; readonly size: number } {
  if (count === 1) return { x: 318, y: 7, size: 1 };
  const rows = Math.ceil(count / 3);
  const row = Math.floor(i / 3);
  const inRow = row < rows - 1 ? 3 : count - 3 * row;
  return { x: 292 + ((i % 3) - (inRow - 1) / 2) * 46, y: 4 + (row - (rows - 1) / 2) * 46, size: 0.76 };
}
