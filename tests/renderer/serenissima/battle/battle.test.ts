import { Container, DOMAdapter } from 'pixi.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { battleRect, performBattle } from '../../../../src/renderer/games/serenissima/board/battle';
import { FULL, lengthOf, SHORT } from '../../../../src/renderer/games/serenissima/board/battle/timeline';
import type { Backdrop } from '../../../../src/renderer/games/serenissima/board/battle/backdrops';
import { INK_AND_WASH } from '../../../../src/renderer/games/serenissima/board/battle/look';
import { LOST, SAILOR } from '../../../../src/renderer/games/serenissima/board/battle/crew';
import { createDie } from '../../../../src/renderer/games/kit/dice';
import type { Blow, Fight } from '../../../../src/renderer/games/serenissima/board/battle/side';
import { LOSS, NEED } from '../../../../src/renderer/games/serenissima/board/battle/reckoning';
import { BOW } from '../../../../src/renderer/games/serenissima/board/battle/ships';
import { VERDICT, verdictOf } from '../../../../src/renderer/games/serenissima/board/battle/verdict';
import { createFrameLoop } from '../../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../../src/renderer/board/tween';
import { fakeClock, settle } from '../../board/fake-clock';

const LENGTH = lengthOf(FULL);

/** Happy DOM has no canvas, so gradients get a canvas that draws nothing. */
const adapter = DOMAdapter.get();
beforeAll(() => {
  const gradient = { addColorStop: () => undefined };
  const nothing = () => undefined;
  const context = {
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    ...{ fillRect: nothing, translate: nothing, rotate: nothing, scale: nothing },
  };
  const createCanvas = (width = 1, height = 1) => ({ width, height, getContext: () => context }) as never;
  DOMAdapter.set({ ...adapter, createCanvas });
});
afterAll(() => DOMAdapter.set(adapter));

const blow = (arms: number, sailors: number, dice: number[], losses: number, marks: Blow['marks'] = 'pips'): Blow => {
  const sum = `${sailors} with ${dice.join(' ')}`;
  const texts = { need: 'needs 4', before: '?', hits: 'hits', sum, loss: `loses ${losses}` };
  return { arms, sailors, losses, dice, marks, ...texts };
};
const fight = (attacker: Blow, defender: Blow, walls: Fight['walls'] = null): Fight => ({ attacker, defender, walls });
const BETWEEN_SHIPS = fight(blow(0, 5, [3], 2), blow(1, 3, [4], 2));
const AT_A_FORT = fight(blow(0, 5, [1], 5), blow(1, 11, [6], 1), 'fort');
const LAST_MEN = fight(blow(0, 1, [6], 1), blow(1, 2, [2], 2), 'town');
const NOBODY_LEFT = fight(blow(0, 3, [2], 0), blow(1, 0, [1], 0));
const WITH_SKULLS = fight(blow(4, 5, [1, 4, 4, 1, 4], 1, 'skulls'), blow(6, 3, [1, 4, 1], 3, 'skulls'), 'town');
const A_SHOT = fight(blow(5, 4, [], 2, 'skulls'), blow(7, 2, [4, 4], 0, 'skulls'), 'fort');

const CALM: Backdrop = { coast: 'open', hour: 'noon' };

function begin(
  event: Fight,
  pace = 1,
  { pictures, ...how }: { brief?: boolean; backdrop?: Backdrop; pictures?: boolean } = {},
) {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const heard: { name: string; at: number }[] = [];
  const sound = (name: string) => void heard.push({ name, at: clock.now() });
  const stage = createAnimationRun(loop, clock, pace, async () => undefined, {
    sound,
    ...(pictures !== undefined && { pictures }),
  });
  const layer = new Container();
  const said: string[] = [];
  const done = performBattle(event, stage, {
    layer,
    centre: { x: 500, y: 400 },
    space: { x: 900, y: 400 },
    backdrop: CALM,
    look: INK_AND_WASH,
    ...how,
    scale: 0.8,
    write: (text) => {
      said.push(text);
      return new Container();
    },
    words: (verdict) => verdict,
  });
  const until = (ms: number) => {
    while (clock.now() < ms) clock.tick(Math.min(20, ms - clock.now()));
  };
  return { clock, stage, layer, said, heard, done, until };
}

function labelled(root: Container, label: string): Container[] {
  return [...(root.label === label ? [root] : []), ...root.children.flatMap((child) => labelled(child, label))];
}

const crewCounts = (layer: Container) => labelled(layer, 'deck').map((deck) => labelled(deck, SAILOR).length);
const diceOf = (layer: Container) =>
  [1, 2, 3, 4, 5, 6].flatMap((face) => labelled(layer, `die ${face}`).map(({ x, y }) => ({ x, y, face })));

describe('the close view of a battle', () => {
  test.each([
    ['a fight between ships', BETWEEN_SHIPS],
    ['a fight at a fort', AT_A_FORT],
    ['a fight that kills the last men', LAST_MEN],
    ['a fight against an empty ship', NOBODY_LEFT],
    ['a fight with skull dice', WITH_SKULLS],
    ['a fort’s shot', A_SHOT],
  ])('%s shows the rolled dice and the survivors, then disappears', async (_, event) => {
    const { clock, layer, done, until } = begin(event);
    const { attacker, defender } = event;
    expect(layer.children).toHaveLength(1);
    expect(crewCounts(layer)).toEqual([attacker.sailors, defender.sailors]);
    until(LENGTH * 0.85);
    expect(crewCounts(layer)).toEqual([attacker.sailors - attacker.losses, defender.sailors - defender.losses]);
    expect(labelled(layer, LOST)).toHaveLength(attacker.losses + defender.losses);
    const sides = [diceOf(layer).filter(({ x }) => x < 0), diceOf(layer).filter(({ x }) => x > 0)];
    expect(sides.map((dice) => dice.map(({ face }) => face).sort())).toEqual(
      [attacker, defender].map(({ dice }) => dice.toSorted()),
    );
    expect(new Set(diceOf(layer).map(({ x, y }) => `${x},${y}`)).size).toBe(diceOf(layer).length);
    const [root] = layer.children;
    until(LENGTH + 40);
    await done;
    expect(layer.children).toHaveLength(0);
    expect(root.destroyed).toBe(true);
    clock.tick();
    expect(clock.waiting).toBe(0);
  });

  test('gets its texts from the caller', () => {
    const { said, stage } = begin(BETWEEN_SHIPS);
    const twice = ['?', 'hits', 'loses 2', 'needs 4'].flatMap((text) => [text, text]);
    expect(said.sort()).toEqual(['3 with 4', '5 with 3', ...twice, 'open']);
    stage.skip();
  });

  test('has walls for an attacked port, and a second ship for a galley', () => {
    const sea = begin(BETWEEN_SHIPS);
    expect([labelled(sea.layer, 'ship').length, labelled(sea.layer, 'walls').length]).toEqual([2, 0]);
    sea.stage.skip();
    const port = begin(AT_A_FORT);
    expect([labelled(port.layer, 'ship').length, labelled(port.layer, 'walls').length]).toEqual([1, 1]);
    port.stage.skip();
  });

  test('draws nothing if animations are off', async () => {
    const { layer, said, done } = begin(BETWEEN_SHIPS, 0);
    await done;
    expect(layer.children).toHaveLength(0);
    expect(said).toEqual([]);
  });

  test('shows its outcome as a still picture for a while if motion is reduced', async () => {
    const { clock, layer, said, done, until } = begin(BETWEEN_SHIPS, 0, { pictures: true });
    await settle();
    expect(layer.children).toHaveLength(1);
    expect(crewCounts(layer)).toEqual([3, 1]);
    expect(said).toContain('open');
    until(3000);
    await done;
    expect(layer.children).toHaveLength(0);
    expect(clock.waiting).toBe(0);
  });

  test.each([0, 0.3, 0.5, 0.62, 0.95])('disappears immediately if it is skipped after %d of its time', async (part) => {
    const { clock, stage, layer, done, until } = begin(AT_A_FORT);
    until(LENGTH * part);
    stage.skip();
    expect(layer.children).toHaveLength(0);
    await done;
    clock.tick();
    expect(clock.waiting).toBe(0);
  });

  test('ends without an error if its layer is cleared while it runs', async () => {
    const { stage, layer, done, until } = begin(BETWEEN_SHIPS);
    until(900);
    layer.removeChildren().forEach((child) => child.destroy({ children: true }));
    until(1200);
    stage.skip();
    await done;
    await settle();
    expect(layer.children).toHaveLength(0);
  });

  test('announces the outcome only after the losses', async () => {
    const { layer, stage, done, until } = begin(LAST_MEN);
    const said = () => labelled(layer, VERDICT).map(({ visible }) => visible);
    until(2500);
    expect(said()).toEqual([false]);
    until(3000);
    expect(said()).toEqual([true]);
    stage.skip();
    await done;
  });

  test.each([
    ['both sides continue', BETWEEN_SHIPS, { verdict: 'open', arms: [0, 1] }],
    ['both sides die', LAST_MEN, { verdict: 'lost', arms: [] }],
    ['the fort holds', AT_A_FORT, { verdict: 'victory', arms: [1] }],
    ['the other ship was empty', NOBODY_LEFT, { verdict: 'victory', arms: [0] }],
    ['a shot is not answered', A_SHOT, null],
  ] as const)('announces a result in which %s', (_, event, told) => {
    expect(verdictOf(event)).toEqual(told);
  });

  test('takes half the time at twice the pace', async () => {
    const { layer, done, until } = begin(BETWEEN_SHIPS, 2);
    until(LENGTH / 2 + 20);
    await done;
    expect(layer.children).toHaveLength(0);
  });

  test('shows the survivors and the result in its short form too', async () => {
    const { layer, done, until } = begin(LAST_MEN, 1, { brief: true, backdrop: { coast: 'lagoon', hour: 'night' } });
    until(lengthOf(SHORT) * 0.85);
    expect(crewCounts(layer)).toEqual([0, 0]);
    expect(labelled(layer, VERDICT).map(({ visible }) => visible)).toEqual([true]);
    until(lengthOf(SHORT) + 40);
    await done;
    expect(layer.children).toHaveLength(0);
  });

  test('shows what each side needs while the dice roll, and its losses afterwards', async () => {
    const { layer, stage, done, until } = begin(BETWEEN_SHIPS);
    const shown = (label: string) => labelled(layer, label).map(({ alpha }) => Math.round(alpha));
    until(FULL.beats.need.to + 40);
    expect([shown(NEED), shown(LOSS)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    until(LENGTH * 0.8);
    expect([shown(NEED), shown(LOSS)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    stage.skip();
    await done;
  });

  test('brings the bows of two ships together', async () => {
    const { layer, stage, done, until } = begin(BETWEEN_SHIPS);
    const gap = () => {
      const [left, right] = labelled(layer, 'ship').map(({ x }) => x);
      return right - left - 2 * BOW.x;
    };
    until(1000);
    expect(gap()).toBeGreaterThan(40);
    until(FULL.beats.ram.to + 60);
    expect(Math.abs(gap())).toBeLessThan(1);
    until(FULL.beats.recoil.to + 140);
    expect(gap()).toBeCloseTo(30);
    stage.skip();
    await done;
  });

  test.each([
    ['a fight between ships', BETWEEN_SHIPS, FULL, ['arrows', 'ram', 'steel']],
    ['a fort’s shot', A_SHOT, FULL, ['arrows']],
    ['the short form', BETWEEN_SHIPS, SHORT, ['ram', 'steel']],
  ])('plays each sound when its cause is seen, in %s', async (_, event, choreography, sounds) => {
    const { heard, until, done } = begin(event, 1, { brief: choreography === SHORT });
    until(lengthOf(choreography) + 40);
    await done;
    expect(heard.map(({ name }) => name)).toEqual(sounds);
    const hit = heard.find(({ name }) => name === 'ram');
    const { to } = choreography.beats.ram;
    // The beats' time scale stops during the hold before the ram.
    const before = choreography.holds.reduce((sum, { at, ms }) => (at < to ? sum + ms : sum), 0);
    if (hit) expect(Math.abs(hit.at - to - before)).toBeLessThanOrEqual(20);
  });

  test('is silent after it is skipped', async () => {
    const { heard, stage, done, until } = begin(BETWEEN_SHIPS);
    until(700);
    stage.skip();
    await done;
    expect(heard).toEqual([]);
  });

  test('reports to the camera how much space it needs', () => {
    const { x, y, width, height } = battleRect({ x: 500, y: 400 }, 0.5);
    expect([x + width / 2, y + height / 2]).toEqual([500, 400]);
    expect(width).toBeGreaterThanOrEqual(380);
    expect(height).toBeGreaterThanOrEqual(215);
  });
});

describe('a die', () => {
  test('bounces lower each time and rests on the table', () => {
    const die = createDie(3, { x: 0, y: 0 });
    const heights = Array.from({ length: 101 }, (_, i) => {
      die.show(i / 100);
      return -die.root.children[1].y;
    });
    const peaks = heights.filter((y, i) => i > 0 && y > heights[i - 1] && y >= (heights[i + 1] ?? Infinity));
    expect(peaks.length).toBeGreaterThanOrEqual(2);
    expect(peaks).toEqual(peaks.toSorted((a, b) => b - a));
    expect(heights[100]).toBeCloseTo(0);
    die.root.destroy({ children: true });
  });

  test.each([1, 2, 3, 4, 5, 6])('comes to rest on %d', (face) => {
    for (const x of [-120, 120]) {
      const die = createDie(face, { x, y: -100 });
      const seen = new Set<number>();
      for (let i = 1; i <= 40; i++) {
        die.show(i / 40);
        seen.add(die.face);
      }
      expect(die.face).toBe(face);
      expect(seen.size).toBeGreaterThan(2);
      die.root.destroy({ children: true });
    }
  });
});
