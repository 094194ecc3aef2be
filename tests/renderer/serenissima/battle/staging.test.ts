import { describe, expect, test } from 'vitest';
import { PLAN as PLAN_1996 } from '../../../../src/renderer/games/serenissima-1996/board/plan';
import { PLAN as PLAN_2012 } from '../../../../src/renderer/games/serenissima-2012/board/plan';
import { battleRect } from '../../../../src/renderer/games/serenissima/board/battle';
import { backdropOf } from '../../../../src/renderer/games/serenissima/board/battle/backdrops';
import { BATTLE_SCALE, placeFrame, withSpace } from '../../../../src/renderer/games/serenissima/board/battle/place';
import { WORLD } from '../../../../src/renderer/games/serenissima/board/geography';
import { createExchangeCounter } from '../../../../src/renderer/games/serenissima/board/battle/exchanges';
import type { Blow, Fight } from '../../../../src/renderer/games/serenissima/board/battle/side';
import { FULL, lengthOf, SHORT, timeAt } from '../../../../src/renderer/games/serenissima/board/battle/timeline';

describe('the frame of a battle', () => {
  const world = { width: 2000, height: 1300 };
  const frame = { width: 600, height: 300 };
  const space = { x: 1000, y: 650 };

  test('stays over its space if the space is empty', () => {
    expect(placeFrame(frame, space, [], world)).toEqual(space);
  });

  test('leaves the fighting pieces visible', () => {
    const fighters = [
      { x: 980, y: 660, weight: 4 },
      { x: 1030, y: 640, weight: 4 },
    ];
    const centre = placeFrame(frame, space, fighters, world);
    expect(Math.abs(centre.y - space.y)).toBeGreaterThan(140);
    expect(Math.abs(centre.x - space.x)).toBeLessThan(frame.width);
  });

  test('goes to the side with fewer pieces', () => {
    const above = [500, 700, 900, 1100, 1300, 1500].flatMap((x) => [100, 300, 450].map((y) => ({ x, y, weight: 1 })));
    const pieces = [...above, { ...space, weight: 4 }];
    expect(placeFrame(frame, space, pieces, world).y).toBeGreaterThan(space.y);
  });

  test('remains within the world', () => {
    const corner = { x: 20, y: 20 };
    const centre = placeFrame(frame, corner, [{ ...corner, weight: 4 }], world);
    expect(centre.x).toBeGreaterThanOrEqual(frame.width / 2);
    expect(centre.y).toBeGreaterThanOrEqual(frame.height / 2);
  });

  test('leaves room for the buttons at the left edge', () => {
    const centre = placeFrame(frame, { x: 20, y: 650 }, [], world, 60);
    expect(centre.x).toBe(60 + frame.width / 2);
  });

  test.each([
    ['1996', PLAN_1996],
    ['2012', PLAN_2012],
  ])('leaves every space of the edition of %s visible', (_, { places }) => {
    const { width, height } = battleRect({ x: 0, y: 0 }, BATTLE_SCALE);
    const covered = places.spaces.filter((at) => {
      const centre = placeFrame({ width, height }, at, [{ ...at, weight: 4 }], WORLD);
      return Math.abs(at.x - centre.x) < width / 2 && Math.abs(at.y - centre.y) < height / 2;
    });
    expect(covered).toEqual([]);
  });

  test('is shown together with its space', () => {
    const rect = withSpace({ x: 100, y: 100, width: 600, height: 300 }, { x: 800, y: 50 }, 90);
    expect(rect).toEqual({ x: 100, y: -40, width: 790, height: 440 });
  });
});

describe('the backdrop of a battle', () => {
  test.each([
    ['1996', PLAN_1996],
    ['2012', PLAN_2012],
  ])('varies by place and time in the edition of %s', (_, { places }) => {
    const days = [0, 0.3, 0.6, 1];
    const seen = [...places.spaces, ...places.ports].flatMap((at) => days.map((day) => backdropOf(at, day)));
    expect(new Set(seen.map(({ hour }) => hour)).size).toBe(4);
    expect(new Set(seen.map(({ coast }) => coast)).size).toBe(8);
  });

  test('shows the lagoon off Venice, and open sea on the high seas', () => {
    const venice = PLAN_1996.board.ports[0];
    expect(backdropOf(PLAN_1996.places.spaces[venice.space], 0)).toEqual({ coast: 'lagoon', hour: 'morning' });
    for (const space of PLAN_1996.highSeas) expect(backdropOf(PLAN_1996.places.spaces[space], 1).coast).toBe('open');
  });
});

describe('the choreography of a battle', () => {
  test('takes at most four seconds, and little more than two in its short form', () => {
    expect(lengthOf(FULL)).toBeLessThanOrEqual(4000);
    expect(lengthOf(SHORT)).toBeLessThanOrEqual(2200);
  });

  test.each([FULL, SHORT])('stands still at each impact, and never goes back', (choreography) => {
    const length = lengthOf(choreography);
    const times = Array.from({ length: length + 1 }, (_, ms) => timeAt(ms, choreography));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { at, ms } of choreography.holds) expect(times.filter((time) => time === at)).toHaveLength(ms + 1);
    expect(times.at(-1)).toBe(choreography.beats.fade.to);
  });
});

describe('the exchanges of a battle', () => {
  const blow = (arms: number, sailors: number, losses: number): Blow => {
    return { arms, sailors, losses, dice: [1], marks: 'pips', need: '', hits: '', before: '', sum: '', loss: '' };
  };
  const fight = (attacker: Blow, defender: Blow): Fight => ({ attacker, defender, walls: null });

  test('are counted up as long as both sides start with the survivors of the last exchange', () => {
    const { count } = createExchangeCounter();
    expect(count(fight(blow(0, 5, 1), blow(1, 6, 2)))).toBe(1);
    expect(count(fight(blow(0, 4, 1), blow(1, 4, 0)))).toBe(2);
    expect(count(fight(blow(0, 3, 0), blow(1, 4, 1)))).toBe(3);
    expect(count(fight(blow(0, 3, 0), blow(2, 3, 1)))).toBe(1);
    expect(count(fight(blow(0, 5, 0), blow(2, 2, 1)))).toBe(1);
  });
});
