import { Container } from 'pixi.js';
import { easeOut } from '../../../../table/tween';
import { label } from '../drawing';
import { INK } from '../palette';
import { BEATS, progress } from './beats';
import { createDie } from '../../../kit/dice';
import { STRIP } from './frame';
import type { Blow } from './side';

/** What the battle says, in the player's language. */
export interface BattleWords {
  /** A side's sum spelled out: '5 + 3 = 8, ÷ 3 = 2'. */
  sum(sailors: number, die: number, total: number, divisor: number, hits: number): string;
  /** What a side loses: 'loses 2 sailors'. */
  losses(count: number): string;
}

/** Makes a text, anchored at its middle; `size` in battle units. */
export type Write = (text: string, size: number, colour: number) => Container;

export const write: Write = (text, size, colour) => label(text, 'figure', colour, size);

const BLOOD = 0x98161f;
/** The room a line of text has, in battle units. */
const ROOM = 248;

/** One side's die with its sum and its losses below the picture; `hand` 1 is the left side. */
export function createReckoning(blow: Blow, hand: 1 | -1, words: BattleWords, writes: Write) {
  const root = new Container();
  const die = createDie(blow.die, { x: hand * 190, y: -130 });
  die.root.position.set(-hand * 318, STRIP.middle + 7);
  const { sailors, divisor, hits, losses } = blow;
  const sum = writes(words.sum(sailors, blow.die, sailors + blow.die, divisor, hits), 36, INK);
  const loss = writes(words.losses(losses), 28, losses > 0 ? BLOOD : INK);
  for (const [line, y] of [
    [sum, -13],
    [loss, 24],
  ] as const)
    line.position.set(-hand * 153, STRIP.middle + 6 + y);
  for (const line of [sum, loss]) if (line.width > ROOM) line.scale.set(ROOM / line.width);
  root.addChild(sum, loss, die.root);
  const rest = loss.scale.x;
  return {
    root,
    show(ms: number) {
      die.show(progress(ms, BEATS.dice));
      sum.alpha = easeOut(progress(ms, BEATS.sums));
      const told = easeOut(progress(ms, BEATS.losses));
      loss.alpha = told;
      loss.scale.set(rest * (1.35 - 0.35 * told));
    },
  };
}
