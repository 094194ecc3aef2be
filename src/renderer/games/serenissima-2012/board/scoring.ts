import { Container, Graphics } from 'pixi.js';
import type { Text } from 'pixi.js';
import type { Serenissima2012Event } from '../../../../engine/games/serenissima-2012/events';
import type { Stage } from '../../../board/board-types';
import { banner, label, sharpen } from '../../serenissima/board/drawing';
import { flash, rise } from '../../serenissima/board/effects';
import { WORLD } from '../../serenissima/board/geography';
import { GOLD, INK, VELLUM } from '../../serenissima/board/palette';
import type { AnimationContext } from '../../serenissima/board/scene';
import { armsOf } from '../words';

type Scored = Extract<Serenissima2012Event, { type: 'scored' }>;

/** World units per ledger unit when the whole chart is visible. The size on screen is the same at any zoom. */
const SCALE = 1.5;
/** How long a port shows its income, in milliseconds. */
const PORT_MS = 620;
/** The delay between ports, in milliseconds. */
const NEXT_MS = 140;

/** Animates a scoring, by power and port: each port shows its income, and its owner's total in the ledger increases. */
export async function countIncome({ totals, ports }: Scored, stage: Stage, craft: AnimationContext): Promise<void> {
  if (stage.skipped()) return;
  const sums = totals.map(() => 0);
  const ledger = createLedger(sums, craft);
  const shown: Promise<void>[] = [];
  for (const { seat, port, warehouse, basilica } of [...ports].sort((a, b) => a.seat - b.seat)) {
    const ducats = warehouse + basilica;
    if (ducats === 0) continue;
    if (stage.skipped()) break;
    sums[seat] += ducats;
    ledger.show(sums, seat);
    const { x, y, width, height } = craft.card(port);
    const at = { x: x + width / 2, y: y + height / 2 };
    const text = basilica > 0 ? `+${warehouse} + ${basilica}` : `+${warehouse}`;
    shown.push(flash(at, stage, craft), rise(text, at, PORT_MS, stage, craft));
    await stage.pause(NEXT_MS);
  }
  await Promise.all(shown);
  ledger.show(totals, -1);
  await stage.pause(1400);
  ledger.destroy();
}

function createLedger(sums: readonly number[], craft: AnimationContext) {
  const root = new Container();
  const size = SCALE / craft.closeness();
  const step = 132;
  const width = sums.length * step + 36;
  const plate = new Graphics()
    .roundRect(-width / 2 + 5, -47, width, 110, 14)
    .fill({ color: 0x2a1a0a, alpha: 0.3 })
    .roundRect(-width / 2, -55, width, 110, 14)
    .fill(VELLUM)
    .stroke({ color: GOLD, width: 6 })
    .roundRect(-width / 2 + 8, -47, width - 16, 94, 9)
    .stroke({ color: INK, width: 1.6 });
  root.addChild(plate);
  const marks: { ring: Graphics; text: Text }[] = sums.map((sum, seat) => {
    const at = (seat - (sums.length - 1) / 2) * step;
    const ring = new Graphics().roundRect(at - 60, -41, 120, 82, 10).fill({ color: 0xf0c24a, alpha: 0.55 });
    const flag = banner(armsOf(seat), 66);
    flag.position.set(at - 46, 34);
    const text = label(String(sum), 'figure', INK, 42);
    text.position.set(at + 30, 2);
    root.addChild(ring, flag, text);
    return { ring, text };
  });
  root.scale.set(size);
  root.position.set(WORLD.width / 2, WORLD.height - 100 * size);
  sharpen(root, 4);
  craft.effects.addChild(root);
  return {
    show(now: readonly number[], growing: number) {
      if (root.destroyed) return;
      marks.forEach(({ ring, text }, seat) => {
        text.text = String(now[seat]);
        ring.visible = seat === growing;
      });
    },
    destroy() {
      if (!root.destroyed) root.destroy({ children: true });
    },
  };
}
