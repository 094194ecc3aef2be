import { expect, test } from 'vitest';
import { placeHint } from '../../../src/renderer/app/table/choices/card-place';

const ROOM = { width: 1000, height: 700 };
const HINT = { width: 200, height: 50 };
const anchor = { x: 480, y: 330, width: 40, height: 40 };

test('a lesson’s hint is beside its place and covers nothing', () => {
  const left = { x: 200, y: 300, width: 270, height: 100 };
  expect(placeHint(HINT, { anchor, avoid: [], lit: [], room: ROOM })).toEqual({ left: 274, top: 325 });
  expect(placeHint(HINT, { anchor, avoid: [left], lit: [], room: ROOM })).toEqual({ left: 526, top: 325 });
});

test('a lesson’s hint is hidden rather than shown far from its place or over other pieces', () => {
  const around = { x: 250, y: 150, width: 500, height: 400 };
  expect(placeHint(HINT, { anchor, avoid: [around], lit: [], room: ROOM })).toBeNull();
  const everything = { x: 0, y: 0, ...ROOM };
  expect(placeHint(HINT, { anchor, avoid: [everything], lit: [], room: ROOM })).toBeNull();
});
