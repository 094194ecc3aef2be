import { Container, Graphics } from 'pixi.js';
import type { Drawings } from '../../../kit/moments/play';
import { puff } from '../../../kit/moments/stagecraft';
import { down } from '../../../kit/paint';
import type { BattleLook } from '../battle/look';
import { banner } from '../drawing';
import { GOLD, INK, VELLUM } from '../palette';

export type DrawingName = 'picture' | 'frame' | 'town' | 'gate' | 'banner' | 'ram' | 'smoke' | 'dust';

/** The size of the picture, in moment units. */
export const VIEW = { width: 300, height: 210 } as const;
const GROUND = 56;

/** The drawings used in the chart's moments (animated scenes), in an edition's style. */
export const drawingsBy = (look: BattleLook): Drawings<DrawingName> => ({
  picture: () => picture(look),
  frame: () => frame(look),
  town: () => town(look),
  gate: () => gate(look),
  banner: ({ seat = 0 }) => banner(seat, 62),
  ram: () => ram(look),
  smoke: () => puff(74, look.paint(0x8d857c), look.paint(0x5c544e)),
  dust: () => puff(90, look.paint(0xf0e2c0), look.paint(0xc2a77a)),
});

/** Sky, hills and the field before the walls. */
function picture({ paint, hatched, line, gilt }: BattleLook): Container {
  const [w, h] = [VIEW.width, VIEW.height];
  const g = new Graphics()
    .rect(-w / 2, -h / 2, w, h)
    .fill(down(paint(0xd9876a), paint(0xf2c98a), paint(0xf8e3b4)))
    .moveTo(-w / 2, 30)
    .bezierCurveTo(-90, -8, -40, 34, 0, 18)
    .bezierCurveTo(50, -2, 100, 20, w / 2, 4)
    .lineTo(w / 2, h / 2)
    .lineTo(-w / 2, h / 2)
    .closePath()
    .fill(paint(0xa98f6b))
    .rect(-w / 2, GROUND - 6, w, h / 2 - GROUND + 6)
    .fill(down(paint(0xc3a878), paint(0x8f774c)));
  if (hatched) {
    for (let x = -w / 2 + 6; x < w / 2; x += 9) g.moveTo(x, GROUND + 10).lineTo(x + 12, GROUND + 4);
    for (let i = 0; i < 14; i++) {
      const [x, y] = [-w / 2 + 14 + ((i * 67) % (w - 60)), -h / 2 + 14 + ((i * 29) % 62)];
      g.moveTo(x, y).quadraticCurveTo(x + 14, y - 5, x + 30, y);
    }
    g.stroke({ color: line.colour, width: 0.9, alpha: 0.5 });
  }
  if (gilt !== null) g.circle(98, -54, 22).fill({ color: gilt, alpha: 0.95 });
  return new Container({ children: [g] });
}

function frame({ gilt }: BattleLook): Container {
  const [w, h] = [VIEW.width, VIEW.height];
  const g = new Graphics()
    .roundRect(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 8)
    .stroke({ color: VELLUM, width: 12 })
    .roundRect(-w / 2 - 9, -h / 2 - 9, w + 18, h + 18, 10)
    .stroke({ color: INK, width: 2 })
    .roundRect(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 7)
    .stroke({ color: gilt ?? GOLD, width: gilt === null ? 3 : 6 })
    .rect(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4)
    .stroke({ color: INK, width: 1.6 });
  return new Container({ children: [g] });
}

/** The walls and the keep. The origin is the middle of the walls' base; the gate's opening is 4 units to its right. */
function town(look: BattleLook): Container {
  const { paint, line, hatched } = look;
  const pen = { color: line.colour, width: line.width + 0.4, join: 'round' } as const;
  const [light, dark] = [paint(0xe9d9b4), paint(0xb59a6c)];
  const g = new Graphics();
  for (const [x, wide, high] of [
    [-24, 36, 90],
    [-74, 30, 66],
    [50, 30, 62],
  ]) {
    g.rect(x, -high, wide, high).fill(down(light, dark)).stroke(pen);
    for (let i = 0; i < 4; i++)
      g.rect(x - 2 + i * ((wide - 4) / 3), -high - 8, 7, 9)
        .fill(light)
        .stroke(pen);
    g.roundRect(x + wide / 2 - 3, -high + 14, 6, 13, 3).fill(0x3a2616);
  }
  g.rect(-100, -38, 200, 38).fill(down(light, dark)).stroke(pen);
  for (let x = -100; x < 96; x += 15) g.rect(x, -46, 9, 9).fill(light).stroke(pen);
  if (hatched) {
    for (let x = -94; x < 96; x += 7) g.moveTo(x, -4).lineTo(x + 5, -16);
    g.stroke({ color: line.colour, width: 0.8, alpha: 0.45 });
  } else {
    for (let i = 0; i < 22; i++) g.rect(-96 + ((i * 41) % 186), -32 + ((i * 17) % 28), 12, 4);
    g.fill({ color: dark, alpha: 0.55 });
  }
  g.moveTo(-12, 0).lineTo(-12, -20).quadraticCurveTo(4, -40, 20, -20).lineTo(20, 0).closePath().fill(0x2a1a0e);
  return new Container({ children: [g.stroke(pen)] });
}

/** The gate, which falls inwards. The origin is the middle of its base. */
function gate({ paint, line }: BattleLook): Container {
  const g = new Graphics()
    .moveTo(-15, 0)
    .lineTo(-15, -20)
    .quadraticCurveTo(0, -38, 15, -20)
    .lineTo(15, 0)
    .closePath()
    .fill(paint(0x8a5a2b))
    .stroke({ color: line.colour, width: 1.6 });
  for (const x of [-8, 0, 8]) g.moveTo(x, 0).lineTo(x, -25);
  g.stroke({ color: line.colour, width: 1.2 });
  for (const y of [-7, -18]) g.rect(-15, y, 30, 3);
  return new Container({ children: [g.fill(0x4a4038)] });
}

/** A ram under its roof, pointing right. The origin is on the ground. */
function ram({ paint, line }: BattleLook): Container {
  const pen = { color: line.colour, width: 1.6, join: 'round' } as const;
  const g = new Graphics().ellipse(-18, 2, 48, 6).fill({ color: 0x1a1208, alpha: 0.3 });
  g.rect(-58, -18, 84, 9).fill(paint(0x6b4420)).stroke(pen).poly([26, -20, 38, -17, 38, -10, 26, -7]).fill(0x5a554e);
  for (const x of [-52, 8]) g.rect(x, -38, 4, 34).fill(paint(0x7a4f26)).stroke(pen);
  g.poly([-64, -36, -48, -54, 4, -54, 20, -36]).fill(paint(0x9a5a3a)).stroke(pen);
  for (const x of [-44, 0])
    g.circle(x, -4, 7)
      .fill(paint(0x8a5a2b))
      .stroke({ ...pen, width: 2.2 });
  return new Container({ children: [g] });
}
