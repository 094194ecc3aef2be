import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { announced } from '../../../src/renderer/board/impact';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { board } from '../../../src/renderer/games/serenissima/board/boarding';
import { createMoorings } from '../../../src/renderer/games/serenissima/board/moorings';
import type { AnimationContext } from '../../../src/renderer/games/serenissima/board/scene';
import { fakeClock, settle } from '../board/fake-clock';

/** The seats of the victor and of the prize's old owner. */
const [WINNER, LOSER] = [2, 1];

/** Plays a boarding in one space until it ends, or until it is skipped after some frames. */
async function play(skipAfter = Infinity) {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const fleet = new Container();
  const colours: [power: number, at: number][] = [];
  let impact = -1;
  const sprites = [0, 1].map((id) => {
    const root = fleet.addChild(new Container({ x: 300 + id * 70, y: 200, scale: 0.86 }));
    return {
      root,
      head: () => undefined,
      row: () => undefined,
      recolour: (power: number) => {
        colours.push([power, clock.now()]);
      },
    };
  });
  const moorings = createMoorings((_, count) => ({
    places: Array.from({ length: count }, (__, i) => ({ x: 300 + i * 90, y: 220 })),
    scale: 0.86,
  }));
  moorings.reset([
    { owner: LOSER, space: 4, sailors: 0, cargo: [] },
    { owner: WINNER, space: 4, sailors: 3, cargo: [] },
  ]);
  const effects = new Container();
  const run = createAnimationRun(loop, clock, 1, async () => undefined);
  const stage = announced({ type: 'seized' }, run, (_, time) => {
    if (time === 'impact') impact = clock.now();
  });
  const craft = {
    effects,
    moorings,
    galley: (id: number) => sprites[id],
    arms: (seat: number) => seat,
    closeness: () => 1,
  };
  let over = false;
  const boarding = { seat: WINNER, from: LOSER, victor: 1, prize: 0, crew: 2, space: 4 };
  const done = board(boarding, stage, craft as unknown as AnimationContext).then(() => (over = true));
  for (let i = 0; i < 200 && !over; i++) {
    if (i === skipAfter) run.skip();
    clock.tick(40);
    await settle();
  }
  await done;
  return { colours, impact, lasted: clock.now(), sprites, moorings: moorings.all(), left: effects.children.length };
}

test('a seized galley gets the victor’s colours once, at the impact, with time left to see it', async () => {
  const { colours, impact, lasted, left } = await play();
  expect(colours).toEqual([[WINNER, impact]]);
  expect(lasted - impact).toBeGreaterThan(700);
  expect(left).toBe(0);
});

test.each([Infinity, 0, 15, 45])(
  'galleys end at their new berths after a boarding skipped at frame %s',
  async (frame) => {
    const { colours, sprites, moorings, left } = await play(frame);
    expect(colours.map(([power]) => power)).toEqual([WINNER]);
    for (const [id, { root }] of sprites.entries())
      expect([root.x, root.y, root.scale.y]).toEqual([
        moorings.get(id)?.x,
        moorings.get(id)?.y,
        moorings.get(id)?.scale,
      ]);
    expect(left).toBe(0);
  },
);
