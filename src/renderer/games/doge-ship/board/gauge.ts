import { Container, Graphics } from 'pixi.js';
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
  const foot = y + height;
  root.addChild(basin(level));
  const staff = new Graphics()
    .rect(x + 46, y + 22, 22, height - 44)
    .fill(down(0xfaf3df, 0xe2d3a8))
    .stroke({ color: OAK_DARK, width: 2.5 });
  for (let n = 0; n <= LEVELS; n++) {
    const at = gaugeLevel(n);
    staff.rect(x + 46, at - 1.5, 22, 3).fill(n % 2 ? OAK : 0x8f1620);
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
  root.addChild(floodedMarkers(view, x + 22, foot - 26));
  return root;
}

function basin(level: number | null): Graphics {
  const { x, y, width, height } = GAUGE;
  const foot = y + height - 6;
  const top = level === null ? gaugeLevel(-0.5) : gaugeLevel(level);
  const graphics = new Graphics().moveTo(x + 6, foot).lineTo(x + 6, top);
  for (let i = 0; i < 6; i++) {
    const step = (width - 12) / 6;
    const at = x + 6 + i * step;
    graphics
      .quadraticCurveTo(at + step / 4, top - 9, at + step / 2, top)
      .quadraticCurveTo(at + (step * 3) / 4, top + 9, at + step, top);
  }
  return graphics
    .lineTo(x + width - 6, foot)
    .closePath()
    .fill({ color: WATER, alpha: 0.72 })
    .stroke({ color: DEEP, width: 2.5, alpha: 0.8 });
}

function floodedMarkers(view: View, x: number, y: number): Container {
  const root = new Container();
  const step = Math.min(27, 200 / view.players.reduce((sum, { flooded }) => sum + flooded, 1));
  let place = 0;
  view.players.forEach(({ flooded }, seat) => {
    for (let i = 0; i < flooded; i++) {
      const sign = disc(seat, 26);
      sign.position.set(x + place * step, y);
      sign.alpha = 0.85;
      place++;
      root.addChild(sign);
    }
  });
  return root;
}
