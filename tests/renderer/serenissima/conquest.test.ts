import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Stage } from '../../../src/renderer/board/board-types';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { announced } from '../../../src/renderer/board/impact';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { hoist, topple } from '../../../src/renderer/games/serenissima/board/conquest';
import type { AnimationContext } from '../../../src/renderer/games/serenissima/board/scene';
import { PLAN } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { fakeClock, settle } from '../board/fake-clock';

/**
 * Plays an animation. Returns the banner's rotation and height in each frame, the frame of the impact, and the number
 * of drawings left at the end.
 */
async function play(animation: (stage: Stage, craft: AnimationContext) => Promise<void>) {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const effects = new Container();
  const [turns, heights]: [number[], number[]] = [[], []];
  let struck = -1;
  const run = createAnimationRun(loop, clock, 1, async () => undefined);
  const stage = announced('event', run, (_, time) => {
    if (time === 'impact') struck = turns.length;
  });
  const craft = { plan: PLAN, effects, card: (port: number) => PLAN.layout.cards[port], arms: (seat: number) => seat };
  const done = animation(stage, craft as unknown as AnimationContext);
  for (let i = 0; i < 80 && effects.children.length > 0; i++) {
    const flag = effects.children[0].children.at(-2);
    turns.push(flag?.rotation ?? 0);
    heights.push(flag?.y ?? 0);
    clock.tick(20);
    await settle();
  }
  await done;
  return { turns, heights, struck, left: effects.children.length };
}

test('a new owner’s banner falls, is planted with the impact, and comes to rest', async () => {
  const { turns, heights, struck, left } = await play((stage, craft) => hoist(3, 1, stage, craft));
  expect(heights[2]).toBeLessThan(-50);
  expect(struck).toBeGreaterThan(5);
  expect(heights[struck + 1]).toBeCloseTo(0);
  expect(turns.at(-1)).toBeCloseTo(0);
  expect(left).toBe(0);
});

test('a beaten port’s banner sways back before it topples, and its fall is the impact', async () => {
  const { turns, struck, left } = await play((stage, craft) => topple(3, 1, stage, craft));
  expect(Math.min(...turns)).toBeLessThan(-0.05);
  expect(turns[struck - 8]).toBeLessThan(0.5);
  expect(turns[struck + 1]).toBeGreaterThan(1.2);
  expect(left).toBe(0);
});
