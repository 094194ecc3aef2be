import { Container, Graphics } from 'pixi.js';
import { VELLUM } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down } from '../../kit/paint';
import type { View } from '../words';
import { GAUGE, gaugeLevel } from './layout';
import { DEEP, OAK, OAK_DARK, WATER } from './palette';
import { disc, icon } from './signs';

/** The highest level shown, above the highest water level of any Doge tile. */
const LEVELS = 7;

/**
 * The gauge in the basin: the water level at the end of the round, and each builder's emblem at the height of their
 * barricades. Builders above the water stay dry, those at its level lose one marker, and those below it two.
 */
export function drawGauge(view: View): Container {
  const root = new Container();
  const { event } = view.doge;
  const level = event?.type === 'highWater' ? event.level : null;
  const { x, y, width, height } = GAUGE;
  root.addChild(rules(), basin(level));
  const staff = new Graphics()
    .rect(x + 46, y + 4, 22, height - 50)
    .fill(down(0xfaf3df, 0xe2d3a8))
    .stroke({ color: OAK_DARK, width: 2.5 });
  for (let n = 0; n <= LEVELS; n++) {
    const at = gaugeLevel(n);
    staff.rect(x + 46, at - 1.5, 22, 3).fill(n % 2 ? OAK : 0x8f1620);
    // A figure at the water's surface has a plate, so that the wave does not cross it out.
    if (n === level)
      root.addChild(
        new Graphics()
          .circle(x + 30, at, 15)
          .fill(VELLUM)
          .stroke({ color: DEEP, width: 2 }),
      );
    const figure = label(String(n), 'figure', 0x35210f, 21, { width: 26, height: 30 });
    figure.position.set(x + 30, at);
    root.addChild(figure);
  }
  root.addChild(staff);
  const flag = icon(event?.type === 'inspection' ? 'doge' : 'water', 40, level === null ? 0x9a8658 : DEEP);
  flag.position.set(x + width - 36, y + 36);
  root.addChild(flag);
  const byHeight = new Map<number, number[]>();
  view.players.forEach(({ stack }, seat) => {
    const n = Math.min(LEVELS, stack.length);
    byHeight.set(n, [...(byHeight.get(n) ?? []), seat]);
  });
  for (const [n, seats] of byHeight) {
    seats.forEach((seat, i) => {
      const sign = disc(seat, 34);
      sign.position.set(x + 90 + i * 32, gaugeLevel(n));
      root.addChild(sign);
    });
  }
  return root;
}

/** A line inside the board's edge, and one across it at each level. */
function rules(): Graphics {
  const { x, y, width, height } = GAUGE;
  const graphics = new Graphics().roundRect(x + 8, y + 8, width - 16, height - 16, 7);
  for (let n = 0; n < LEVELS; n++) graphics.moveTo(x + 68, gaugeLevel(n)).lineTo(x + width - 8, gaugeLevel(n));
  return graphics.stroke({ color: OAK, width: 1.4, alpha: 0.35 });
}

/** The water on the board, darker further down, with foam at the surface. */
function basin(level: number | null): Graphics {
  const { x, y, width, height } = GAUGE;
  const [left, right, foot] = [x + 5, x + width - 5, y + height - 5];
  const top = level === null ? gaugeLevel(-0.5) : gaugeLevel(level);
  const graphics = new Graphics();
  const wave = (at: number, from: number, to: number) => {
    const step = (to - from) / 6;
    for (let i = 0; i < 6; i++) {
      const start = from + i * step;
      graphics
        .quadraticCurveTo(start + step / 4, at - 9, start + step / 2, at)
        .quadraticCurveTo(start + (step * 3) / 4, at + 9, start + step, at);
    }
  };
  graphics.moveTo(left, foot - 8).lineTo(left, top);
  wave(top, left, right);
  graphics
    .lineTo(right, foot - 8)
    .quadraticCurveTo(right, foot, right - 8, foot)
    .lineTo(left + 8, foot)
    .quadraticCurveTo(left, foot, left, foot - 8)
    .closePath()
    .fill(down([0x6fb4b2, 0.78], [WATER, 0.82], [DEEP, 0.9]))
    .stroke({ color: DEEP, width: 2.5, alpha: 0.8 });
  for (let at = top + 5, n = 0; at < foot - 16; at += 34, n++) {
    const inset = n === 0 ? 0 : 24 + (n % 2) * 34;
    graphics.moveTo(left + inset, at);
    wave(at, left + inset, right - inset);
    graphics.stroke({ color: 0xe6f5ee, width: n === 0 ? 3 : 1.6, alpha: n === 0 ? 0.7 : 0.22 });
  }
  return graphics;
}
