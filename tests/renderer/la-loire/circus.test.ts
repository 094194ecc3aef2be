import { Container, Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import { laLoire } from '../../../src/engine/games/la-loire';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { performMoment } from '../../../src/renderer/games/la-loire/board/moments';
import { createPlaces } from '../../../src/renderer/games/la-loire/board/places';
import { table } from '../../engine/la-loire/table';
import { fakeClock, settle } from '../board/fake-clock';
import { withoutCanvas } from '../board/without-canvas';

withoutCanvas();

const VILLAGES = { from: 3, to: 14 } as const;

/** Starts the moment in which the circus moves. `tents` lists the villages where the board shows a tent. */
function begin(pace: number) {
  const clock = fakeClock();
  const stage = createAnimationRun(
    createFrameLoop(() => undefined, clock),
    clock,
    pace,
    async () => undefined,
    { pictures: true },
  );
  const make = (label: string) => new Sprite({ label });
  const places = createPlaces(
    { make, settle: () => undefined, destroy: () => undefined },
    { text: (path) => path, figure: String },
  );
  const view = { ...laLoire.view(table(), 0), circus: VILLAGES.from };
  places.show(view);
  const tents = () => places.root.children.flatMap((place, at) => (place.getChildByLabel('tent', true) ? [at] : []));
  const done = performMoment({ type: 'circusMoved', seat: 0, ...VILLAGES }, stage, {
    effects: new Container(),
    sharpness: () => 1,
    showTent: (circus: number) => places.show({ ...view, circus }),
  } as never);
  return { clock, stage, tents, done };
}

test('the circus has one tent while it moves: the board hides its own until the new one is up', async () => {
  const { clock, tents, done } = begin(1);
  expect(tents()).toEqual([VILLAGES.from]);
  await settle();
  clock.tick(1000);
  await settle();
  expect(tents()).toEqual([]);
  clock.tick(600);
  await settle();
  expect(tents()).toEqual([VILLAGES.to]);
  clock.tick(1000);
  await done;
  expect(tents()).toEqual([VILLAGES.to]);
});

test('the tent is in its new place after a skip', async () => {
  const { clock, stage, tents, done } = begin(1);
  await settle();
  clock.tick(500);
  stage.skip();
  await done;
  expect(tents()).toEqual([VILLAGES.to]);
});

test('the still picture of a moving circus has no tent in the old place', async () => {
  const { stage, tents, done } = begin(0);
  await settle();
  expect(tents()).toEqual([VILLAGES.to]);
  stage.skip();
  await done;
});
