import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { DRAWINGS as ARSENAL } from '../../../src/renderer/games/doge-ship/board/moments/drawings';
import { inspection } from '../../../src/renderer/games/doge-ship/board/moments/inspection';
import { launch } from '../../../src/renderer/games/doge-ship/board/moments/launch';
import { flood } from '../../../src/renderer/games/doge-ship/board/moments/flood';
import { lastPart } from '../../../src/renderer/games/doge-ship/board/moments/prow';
import { EVERYTHING, LONGEST } from '../../../src/renderer/games/kit/moments/moment';
import type { Beat, Moment } from '../../../src/renderer/games/kit/moments/moment';
import { playMoment } from '../../../src/renderer/games/kit/moments/play';
import { DRAWINGS as VALLEY } from '../../../src/renderer/games/la-loire/board/moments/drawings';
import { PLACES, wayBetween } from '../../../src/renderer/games/la-loire/board/layout';
import { circus } from '../../../src/renderer/games/la-loire/board/moments/circus';
import { fallenCapital } from '../../../src/renderer/games/serenissima/board/moments/capital';
import { drawingsBy } from '../../../src/renderer/games/serenissima/board/moments/drawings';
import { FRESCO } from '../../../src/renderer/games/serenissima/board/battle/look';
import { scoring } from '../../../src/renderer/games/serenissima-2012/board/moments/scoring';
import { DRAWINGS as GALLERY } from '../../../src/renderer/games/serenissima-2012/board/moments/drawings';
import { EFFECT_NAMES, STING_NAMES } from '../../../src/renderer/sound/names';
import { fakeClock, settle } from '../board/fake-clock';

/** The time at the end of a moment in which nothing moves: it rests and then fades. In milliseconds. */
const REST_MS = 260;

const PROW = { x: 1200, y: 130, width: 196, height: 232 };
const income = (seat: number, port: number) => ({ seat, port, cubes: 3, warehouse: 10 + port, basilica: port % 3 });

/** The parts of the board that scenes move. */
const PIECES = ['ship', 'water'];

/** Every scene, with few players and with many. */
const SCENES: readonly (readonly [name: string, moment: Moment, drawings: object])[] = [
  ['an inspection of two', inspection([3, 0], [5, -1]), ARSENAL],
  ['an inspection of five', inspection([3, 0, 2, 2, 1], [7, 0, 4, 4, 2]), ARSENAL],
  ['an inspection without points', inspection([0, 0], [0, 0]), ARSENAL],
  ['low water', flood({ type: 'highWater', level: 1, barricades: [2, 0], lost: [0, 1] }), ARSENAL],
  ['high water', flood({ type: 'highWater', level: 6, barricades: [0, 6, 7, 2, 1], lost: [2, 1, 0, 2, 2] }), ARSENAL],
  ['the last part', lastPart(1, PROW, 4), ARSENAL],
  ['the launch', launch(11), ARSENAL],
  ['the circus', circus({ x: 300, y: 380 }, { x: 900, y: 890 }), VALLEY],
  ['the circus to the west', circus({ x: 900, y: 380 }, { x: 300, y: 380 }), VALLEY],
  ['the circus over a bridge', circus(PLACES[3], PLACES[15], wayBetween(3, 15)), VALLEY],
  ['a scoring', scoring(scored(16), 1.5, (port) => ({ x: port * 40 - 400, y: -600 })), GALLERY],
  ['a fallen capital', fallenCapital({ old: 0, victor: 3 }), drawingsBy(FRESCO)],
  ['a scoring without income', scoring(scored(0), 1.5, () => ({ x: 0, y: 0 })), GALLERY],
];

function scored(ports: number) {
  const paid = Array.from({ length: ports }, (_, port) => income(port % 4, port));
  const totals = [0, 1, 2, 3].map((seat) =>
    paid.reduce((sum, { seat: owner, warehouse, basilica }) => sum + (owner === seat ? warehouse + basilica : 0), 0),
  );
  return { type: 'scored', scoring: 1, totals, ports: paid } as const;
}

const endOf = ({ start, length }: Beat) => start + length;
const key = ({ actor, property }: Beat) => `${actor} ${property}`;

describe.each(SCENES)('%s', (_, moment, drawings) => {
  const { length, still, actors, beats } = moment;

  test('has drawings and actors for everything that it names', () => {
    expect(Object.values(actors).filter(({ drawing }) => !(drawing in drawings))).toEqual([]);
    expect(beats.filter(({ actor }) => actor !== EVERYTHING && !(actor in actors) && !PIECES.includes(actor))).toEqual(
      [],
    );
    const sounds = beats.flatMap(({ sound }) => sound ?? []);
    expect(sounds.filter((name) => ![...EFFECT_NAMES, ...STING_NAMES].includes(name))).toEqual([]);
  });

  test('is short, and every beat is within it', () => {
    expect(length).toBeLessThanOrEqual(LONGEST);
    expect(still).toBeLessThan(length - REST_MS);
    expect(beats.filter((beat) => beat.start < 0 || beat.length <= 0 || endOf(beat) > length)).toEqual([]);
  });

  test('never has two beats of a property at the same time', () => {
    const sorted = [...beats].sort((a, b) => key(a).localeCompare(key(b)) || a.start - b.start);
    const overlapping = sorted.filter(
      (beat, i) => i > 0 && key(beat) === key(sorted[i - 1]) && beat.start < endOf(sorted[i - 1]),
    );
    expect(overlapping).toEqual([]);
  });

  test('comes to rest before it fades', () => {
    const moving = beats.filter((beat) => beat.property !== 'alpha' && endOf(beat) > length - REST_MS);
    expect(moving).toEqual([]);
    const fade = beats.filter((beat) => beat.actor === EVERYTHING && beat.property === 'alpha');
    expect(fade.at(-1)?.to).toBe(0);
  });
});

const TALE: Moment<'sun'> = {
  length: 1000,
  still: 600,
  actors: { sun: { drawing: 'sun', x: 10, y: 20 } },
  beats: [
    { actor: EVERYTHING, property: 'alpha', from: 1, to: 0, start: 900, length: 100 },
    { actor: 'sun', property: 'y', from: 0, to: -50, start: 200, length: 200, ease: 'linear', sound: 'bell' },
    { actor: 'sun', property: 'scale', from: 1, to: 2, start: 500, length: 100, ease: 'linear' },
  ],
};

function begin(pace: number, pictures = false) {
  const clock = fakeClock();
  const heard: string[] = [];
  const options = { pictures, sound: (name: string) => void heard.push(name) };
  const loop = createFrameLoop(() => undefined, clock);
  const stage = createAnimationRun(loop, clock, pace, async () => undefined, options);
  const layer = new Container();
  const sun = new Container({ scale: 3 });
  const done = playMoment(TALE, { sun: () => sun }, stage, { layer, x: 100, y: 0, sharpness: 1 });
  return { clock, stage, layer, sun, heard, done };
}

describe('a moment', () => {
  test('moves its actors from their places, plays its sounds and removes itself', async () => {
    const { clock, layer, sun, heard, done } = begin(1);
    expect([sun.x, sun.y, sun.scale.x, layer.children[0].x]).toEqual([10, 20, 3, 100]);
    clock.tick(300);
    expect([sun.y, heard]).toEqual([-5, ['bell']]);
    clock.tick(350);
    expect([sun.y, sun.scale.x, heard]).toEqual([-30, 6, ['bell']]);
    clock.tick(350);
    await done;
    expect([layer.children.length, sun.destroyed]).toEqual([0, true]);
  });

  test('moves parts of the board, and puts them back', async () => {
    const ship = new Container({ x: 7, scale: 2 });
    const beats = [{ actor: 'ship', property: 'x', from: 0, to: 50, start: 0, length: 200 }] as const;
    const { clock, stage } = begin(1);
    const place = { layer: new Container(), x: 0, y: 0, sharpness: 1, pieces: { ship } };
    const done = playMoment({ ...TALE, actors: {}, beats }, {}, stage, place);
    clock.tick(400);
    expect([ship.x, ship.scale.x]).toEqual([57, 2]);
    stage.skip();
    await done;
    expect([ship.x, ship.alpha]).toEqual([7, 1]);
  });

  test('takes less time at a fast pace', async () => {
    const { clock, layer, done } = begin(2.5);
    clock.tick(400);
    await done;
    expect(layer.children).toEqual([]);
  });

  test('is removed by a skip, without later sounds', async () => {
    const { clock, stage, layer, heard, done } = begin(1);
    clock.tick(100);
    stage.skip();
    await done;
    expect([layer.children.length, heard]).toEqual([0, []]);
  });

  test('is one still picture if motion is reduced, and nothing if it is off', async () => {
    const { clock, stage, layer, sun, done } = begin(0, true);
    expect([sun.y, sun.scale.x]).toEqual([-30, 6]);
    clock.tick(500);
    await settle();
    expect(layer.children).toHaveLength(1);
    stage.skip();
    await done;
    expect(layer.children).toEqual([]);
    expect(begin(0).layer.children).toEqual([]);
  });
});
