import { Container, Graphics } from 'pixi.js';
import type { Lettering } from '../../../../board/board-types';
import { across, down, glow, slant, softShadow } from '../../../kit/paint';
import { label } from '../drawing';
import { GOLD, INK } from '../palette';
import { dolphin } from './painted/works';

const PORPHYRY = 0x8f1e2e;

export function ornaments(lettering: Lettering): Container {
  const root = new Container();
  const leaper = dolphin();
  leaper.position.set(104, 132);
  root.addChild(tablet(lettering), sun(lettering), leagues(lettering), leaper);
  return root;
}

function tablet(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(396, 1200);
  const stone = new Graphics()
    .poly([-262, 78, 262, 78, 276, 92, -276, 92])
    .fill(down(0xd8caac, 0xa99878))
    .stroke({ color: INK, width: 1.8 })
    .rect(-250, -66, 500, 144)
    .fill(down(0xfaf5e8, 0xeadfc6, 0xd9caa8))
    .stroke({ color: INK, width: 2 })
    .poly([-268, -66, 268, -66, 256, -80, 60, -80, 0, -98, -60, -80, -256, -80])
    .fill(down(0xefe4c9, 0xc4b391))
    .stroke({ color: INK, width: 1.8, join: 'round' })
    .rect(-212, -52, 424, 116)
    .stroke({ color: GOLD, width: 2.4 });
  for (const x of [-250, 222]) {
    stone
      .rect(x, -66, 28, 144)
      .fill(across(0xb45a5f, PORPHYRY, 0x5c131e))
      .stroke({ color: INK, width: 1.6 })
      .rect(x - 3, -66, 34, 9)
      .rect(x - 3, 69, 34, 9)
      .fill(GOLD)
      .stroke({ color: INK, width: 1.4 });
  }
  const name = label(lettering.text('chart.title'), 'title', 0x5c131e, 60);
  name.position.set(0, -12);
  const under = label(lettering.text('chart.under'), 'sea', INK, 25);
  under.position.set(0, 40);
  root.addChild(
    softShadow((graphics) => graphics.poly([-250, -78, 250, -78, 250, 78, 276, 92, -276, 92, -250, 78]), 8),
    stone,
    name,
    under,
  );
  return root;
}

/** A sun with a face, whose rays are the sixteen winds. */
function sun(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(1440, 1215);
  const rays = new Graphics()
    .circle(0, 0, 78)
    .fill(slant(0xf3d98f, GOLD, 0x6b4a12))
    .circle(0, 0, 73)
    .fill(glow([0xfdf8e8, 0xf6efdc, 0xdfcfa6], { x: 0.4, y: 0.36 }))
    .stroke({ color: INK, width: 1.2 });
  for (let i = 0; i < 16; i++) {
    const [angle, long] = [(i * Math.PI) / 8, i % 4 === 0 ? 72 : i % 2 === 0 ? 60 : 48];
    const at = (turn: number, reach: number) => [Math.sin(angle + turn) * reach, -Math.cos(angle + turn) * reach];
    rays
      .poly([...at(-0.17, 30), ...at(0, long), ...at(0.17, 30)])
      .fill(i % 2 === 0 ? 0xd9a22f : PORPHYRY)
      .stroke({ color: INK, width: 1, join: 'round' });
  }
  rays
    .circle(0, 0, 32)
    .fill(glow([0xfff6cf, 0xf6cf62, 0xc98a24], { x: 0.38, y: 0.34 }))
    .stroke({ color: INK, width: 1.6 })
    .moveTo(-16, -7)
    .quadraticCurveTo(-10, -13, -4, -7)
    .moveTo(16, -7)
    .quadraticCurveTo(10, -13, 4, -7)
    .moveTo(0, -6)
    .quadraticCurveTo(-5, 5, 0, 6)
    .moveTo(-10, 12)
    .quadraticCurveTo(0, 20, 10, 12)
    .stroke({ color: INK, width: 1.8, cap: 'round' })
    .circle(-10, -4, 2.4)
    .circle(10, -4, 2.4)
    .fill(INK);
  const north = label(lettering.text('chart.north'), 'place', INK, 26);
  north.position.set(0, -93);
  root.addChild(
    softShadow((graphics) => graphics.circle(0, 0, 77), 7),
    rays,
    north,
  );
  return root;
}

/** The scale bar: a hundred leagues between a pair of dividers. */
function leagues(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(760, 1252);
  const bar = new Graphics();
  for (let i = 0; i < 10; i++) bar.rect(i * 30, 0, 30, 8).fill(i % 2 === 0 ? PORPHYRY : 0xf6efdc);
  bar.rect(0, 0, 300, 8).stroke({ color: INK, width: 1.5 });
  for (const side of [-1, 1])
    bar
      .moveTo(150, -34)
      .lineTo(150 + side * 60, 0)
      .stroke({ color: INK, width: 5, cap: 'round' })
      .moveTo(150, -34)
      .lineTo(150 + side * 60, 0)
      .stroke({ color: 0xd9a22f, width: 2.6, cap: 'round' });
  bar.circle(150, -36, 7).fill(0xd9a22f).stroke({ color: INK, width: 1.6 });
  const text = label(lettering.text('chart.leagues'), 'sea', INK, 24);
  text.position.set(150, 24);
  root.addChild(bar, text);
  return root;
}
