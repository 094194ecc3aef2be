import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { flyAll, pay } from '../../../src/renderer/games/kit/effects';
import { fakeClock, settle } from '../board/fake-clock';

const [FROM, TO] = [
  { x: 0, y: 0 },
  { x: 400, y: 100 },
];

function begin() {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const stage = createAnimationRun(loop, clock, 1, async () => undefined);
  const run = async (frames: number) => {
    for (let i = 0; i < frames; i++) {
      clock.tick(20);
      await settle();
    }
  };
  return { stage, layer: new Container(), run };
}

test('pieces crouch, fly in an arc, land with a squash, and disappear', async () => {
  const { stage, layer, run } = begin();
  const piece = new Container();
  const seen: { x: number; y: number; flat: boolean }[] = [];
  const done = flyAll(layer, [piece], FROM, TO, stage);
  for (let i = 0; i < 40 && !piece.destroyed; i++) {
    await run(1);
    if (!piece.destroyed) seen.push({ x: piece.x, y: piece.y, flat: piece.scale.x > piece.scale.y });
  }
  await done;
  expect(seen[1]).toMatchObject({ x: 0, flat: true });
  expect(Math.min(...seen.map(({ y }) => y))).toBeLessThan(-10);
  expect(seen.at(-1)).toMatchObject({ x: 400, flat: true });
  expect(layer.children).toHaveLength(0);
});

test('coins start one after the other, and all disappear if they are skipped', async () => {
  const { stage, layer, run } = begin();
  const done = pay(layer, FROM, TO, stage);
  await run(2);
  const few = layer.children.length;
  await run(8);
  expect(layer.children.length).toBeGreaterThan(few);
  stage.skip();
  await done;
  expect(layer.children).toHaveLength(0);
});
