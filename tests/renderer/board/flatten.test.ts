import type { Rectangle } from 'pixi.js';
import { Container, Graphics, Texture } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../src/renderer/board/drawn';
import { createFlattener } from '../../../src/renderer/board/flatten';
import type { Raster } from '../../../src/renderer/board/raster';

function press() {
  const asked: { frame: Rectangle; resolution: number }[] = [];
  const raster: Raster = {
    draw(_drawing, frame, resolution) {
      asked.push({ frame, resolution });
      return new Texture();
    },
    destroy: () => undefined,
  };
  const uploaded: Texture[] = [];
  const flattener = createFlattener(
    raster,
    (texture) => uploaded.push(texture),
    () => Promise.resolve(),
  );
  return { asked, uploaded, flattener };
}

const square = (side: number) => () => new Graphics().rect(0, 0, side, side).fill(0xffffff);
function stageOf(...shapes: Graphics[]): Container {
  const root = new Container();
  root.addChild(...shapes);
  return root;
}

describe('flattening', () => {
  test('shares a picture between shapes with the same drawing, even if they are added later', async () => {
    const { asked, uploaded, flattener } = press();
    const [one, two, three] = Array.from({ length: 3 }, () => drawn('test large', square(80)));
    await flattener.flatten(stageOf(one, two), 1);
    await flattener.flatten(stageOf(three), 1);
    expect(asked).toHaveLength(1);
    expect(uploaded).toHaveLength(1);
    expect(two.context).toBe(one.context);
    expect(three.context).toBe(one.context);
  });

  test('leaves small or one-off drawings unchanged', async () => {
    const { asked, flattener } = press();
    const small = drawn('test small', square(10));
    const own = square(80)();
    const before = [small.context, own.context];
    await flattener.flatten(stageOf(small, own), 1);
    expect(asked).toHaveLength(0);
    expect([small.context, own.context]).toEqual(before);
  });

  test('makes new pictures for another zoom, at the matching resolution', async () => {
    const { asked, flattener } = press();
    const halved = drawn('test zoomed', square(80));
    halved.scale.set(0.5);
    await flattener.flatten(stageOf(halved), 2);
    await flattener.flatten(stageOf(drawn('test zoomed', square(80))), 3);
    expect(asked.map(({ resolution }) => resolution)).toEqual([1, 3]);
  });

  test('replaces a static drawing with one picture around the same origin', () => {
    const { asked, uploaded, flattener } = press();
    const drawing = stageOf(new Graphics().rect(-30, -10, 40, 60).fill(0xffffff));
    const picture = flattener.still(drawing, 2);
    expect(asked.map(({ resolution }) => resolution)).toEqual([2]);
    expect(uploaded).toHaveLength(1);
    expect(drawing.destroyed).toBe(true);
    // A margin of one unit on each side: 31 of 42 units are left of the origin, 11 of 62 above it.
    expect([picture.anchor.x, picture.anchor.y]).toEqual([31 / 42, 11 / 62]);
    expect(picture.scale.x).toBe(0.5);
  });

  test('skips a drawing that is destroyed while other drawings are prepared', async () => {
    let wake: () => void = () => undefined;
    let time = 0;
    const asked: number[] = [];
    const slow: Raster = {
      draw(_drawing, _frame, resolution) {
        asked.push(resolution);
        // Takes longer than a work slice may take.
        time += 5;
        return new Texture();
      },
      destroy: () => undefined,
    };
    const flattener = createFlattener(
      slow,
      () => undefined,
      () => new Promise((resolve) => (wake = resolve)),
      () => time,
    );
    const root = stageOf(drawn('test first', square(80)), drawn('test second', square(90)));
    const done = flattener.flatten(root, 1);
    root.destroy({ children: true });
    wake();
    await done;
    expect(asked).toHaveLength(1);
  });
});
