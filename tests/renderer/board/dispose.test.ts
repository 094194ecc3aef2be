import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { dispose } from '../../../src/renderer/board/dispose';
import { drawn } from '../../../src/renderer/board/drawn';

const square = () => new Graphics().rect(0, 0, 8, 8).fill(0xffffff);

test('destroys everything in a container, with the shapes that only it uses', () => {
  const [inner, sprite] = [square(), new Sprite(Texture.EMPTY)];
  const { context } = inner;
  const parent = new Container();
  const root = parent.addChild(new Container({ children: [new Container({ children: [inner] }), sprite] }));
  dispose(root);
  dispose(root);
  expect([root, inner, sprite, context].map(({ destroyed }) => destroyed)).toEqual([true, true, true, true]);
  expect(parent.children).toEqual([]);
});

test('keeps shared shapes', () => {
  const shape = drawn('test disposed', square);
  const { context } = shape;
  dispose(new Container({ children: [shape] }));
  expect(shape.destroyed).toBe(true);
  expect(context.destroyed).toBe(false);
  expect(drawn('test disposed', square).context).toBe(context);
});

test('keeps textures unless they are asked for', () => {
  const [kept, dropped] = [new Texture(), new Texture()];
  dispose(new Container({ children: [new Sprite(kept)] }));
  dispose(new Container({ children: [new Sprite(dropped)] }), { texture: true });
  expect([kept.destroyed, dropped.destroyed]).toEqual([false, true]);
});
