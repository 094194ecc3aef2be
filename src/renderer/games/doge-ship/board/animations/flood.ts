import { Container, Graphics } from 'pixi.js';
import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { Stage } from '../../../../board/board-types';
import { linear } from '../../../../board/tween';
import { label } from '../../../kit/lettering';
import { BLEED } from '../arsenal/extent';
import { WATER_LINE, WORLD, YARD } from '../layout';
import { DEEP, WATER } from '../palette';
import type { AnimationContext } from '../animation-context';
import { disc } from '../signs';

/** Height of one water level, in world units. */
const LEVEL = 84;
const WAVE = 160;
const MIDDLE = YARD.x + YARD.width / 2;

/** The lagoon floods the quay, takes markers from the builders it reaches, and recedes. */
export async function highWater(
  { level, barricades, lost }: Extract<DogeShipEvent, { type: 'highWater' }>,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const water = new Graphics();
  const tally = new Container();
  craft.effects.addChild(water, tally);
  const height = level * LEVEL;
  const surface = (up: number, shift: number) => {
    const top = WATER_LINE - up * height;
    water
      .clear()
      .moveTo(-BLEED, WORLD.height + BLEED)
      .lineTo(-BLEED, top);
    for (let x = -BLEED; x < WORLD.width + BLEED; x += WAVE)
      water
        .quadraticCurveTo(x + WAVE / 4, top - 16 * Math.cos(shift + x), x + WAVE / 2, top)
        .quadraticCurveTo(x + (WAVE * 3) / 4, top + 16 * Math.cos(shift + x), x + WAVE, top);
    water
      .lineTo(WORLD.width + BLEED, WORLD.height + BLEED)
      .closePath()
      .fill({ color: WATER, alpha: 0.78 })
      .stroke({ color: 0xe4f2f0, width: 5, alpha: 0.8 });
  };
  await stage.tween(1500, (t) => surface(t, t * 9));
  lost.forEach((markers, seat) => {
    const sign = new Container();
    const words = label(markers > 0 ? `−${markers}` : '✓', 'figure', markers > 0 ? 0xffffff : 0xd5f2c8, 46);
    words.position.set(70, 0);
    const walls = label(`${barricades[seat]} : ${level}`, 'figure', 0xffffff, 26);
    walls.position.set(20, 56);
    sign.addChild(disc(seat, 72), words, walls);
    sign.position.set(MIDDLE + (seat - (lost.length - 1) / 2) * 210 - 30, WATER_LINE - height / 2);
    sign.alpha = 0;
    tally.addChild(sign);
  });
  const plate = new Graphics()
    .roundRect(MIDDLE - lost.length * 105 - 30, WATER_LINE - height / 2 - 60, lost.length * 210 + 60, 150, 24)
    .fill({ color: DEEP, alpha: 0.85 });
  tally.addChildAt(plate, 0);
  plate.alpha = 0;
  await stage.tween(
    1700,
    (t) => {
      surface(1, 9 + t * 9);
      for (const child of tally.children) child.alpha = Math.min(1, t * 5);
    },
    linear,
  );
  tally.destroy({ children: true });
  await stage.tween(1100, (t) => surface(1 - t, 18 + t * 7));
  water.destroy();
}
