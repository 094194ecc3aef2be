import { Container, Graphics } from 'pixi.js';
import { emblem } from '../drawing';
import type { Point } from '../geography';
import { drawn } from '../../../../board/drawn';
import { GOLD, INK, POWER_COLOURS, tincture } from '../palette';
import { progress } from './timeline';
import type { Choreography } from './timeline';
import { createCrew } from './crew';
import { createFlag } from './flag';
import { WATERLINE } from './picture';
import { across, down, mix } from '../../../kit/paint';
import type { Blow, Combatant } from './side';

/** The y of the deck relative to the waterline. */
const DECK = -30;
/** The part of the deck on which the crew stands. */
const STAND = { from: 92, to: -62 };
/** A ship's position after closing in. */
const BERTH = 204;
/** The distance from which a ship starts. */
const OFFING = 74;
/** The tip of the bow, relative to the ship's centre. */
export const BOW = { x: 160, y: -31 } as const;
/** How far a ship is thrown back when the hulls meet. */
const RECOIL = 15;

/**
 * A fighting galley, with its bow towards the centre of the picture. `facing` is 1 on the left side. Its bow meets the
 * other side at `meets`, in battle units; `null` if the sides do not meet.
 */
export function createShip(
  blow: Blow,
  power: number,
  facing: 1 | -1,
  meets: number | null,
  choreography: Choreography,
): Combatant {
  const { beats } = choreography;
  const root = new Container({ label: 'ship' });
  const hulk = root.addChild(new Container());
  const places = crewPlaces(blow.sailors);
  const crew = createCrew({ ...blow, power, places, facing: 1, water: 24 }, choreography);
  const flag = createFlag(power, 64, 1);
  flag.root.position.set(-116, -66);
  const rig = rigging(power, facing);
  const body = [
    drawn(`hull ${tincture(power)}`, () => hull(power)),
    drawn(`shields ${tincture(power)}`, () => shields(power)),
  ];
  const oars = Array.from({ length: 9 }, (_, i) => {
    const blade = drawn('oar', oar);
    blade.position.set(-72 + i * 18, -7);
    return blade;
  });
  hulk.addChild(
    flag.root,
    rig.root,
    crew.deck,
    ...body,
    ...oars,
    drawn(`tent ${tincture(power)}`, () => tent(power)),
  );
  unmirror(flag.root, facing);
  const wake = root.addChildAt(drawn('foam', foam), 0);
  const x = -facing * BERTH;
  const surge = meets === null ? 0 : meets - facing * BOW.x - x;
  const front = crew.overboard;
  root.scale.x = front.scale.x = facing;

  return {
    root,
    front,
    crew,
    places: places.map(({ x: px, y }) => ({ x: x + facing * px, y: WATERLINE + y })),
    contact: { x: meets ?? x + facing * 96, y: WATERLINE + BOW.y },
    stray: (part) => ({ x: x + facing * (120 - 210 * part), y: WATERLINE - 8 - 14 * Math.sin(part * 9) ** 2 }),
    show(ms) {
      const near = progress(ms, beats.closeIn);
      const lost = crew.beaten ? progress(ms, beats.list) : 0;
      const struck = crew.beaten ? progress(ms, beats.strike) : 0;
      const thrown = meets === null ? 0 : progress(ms, beats.recoil);
      const at = x - facing * (OFFING * (1 - near) + RECOIL * thrown) + surge * progress(ms, beats.ram);
      for (const part of [root, front]) part.position.set(at, WATERLINE);
      // The bow is pushed up by the blow, and falls back.
      const jolt = Math.sin(thrown * Math.PI) * 0.07;
      hulk.rotation = Math.sin(ms / 420 + facing) * 0.022 - jolt - lost * 0.25;
      hulk.y = Math.sin(ms / 360 + facing * 2) * 2.2 + lost * 15;
      wake.alpha = 0.35 + 0.65 * (1 - near);
      oars.forEach(
        (blade, i) => (blade.rotation = Math.sin(ms / 150 + i * 0.12) * 0.3 * (1 - near * 0.7) + lost * 0.4),
      );
      flag.show(ms, struck);
      rig.show(ms, lost);
      crew.show(ms);
    },
  };
}

/** Places along the deck, starting at the bow. On a crowded deck, every other sailor stands higher. */
function crewPlaces(count: number): Point[] {
  const step = Math.min(31, (STAND.from - STAND.to) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => ({
    x: STAND.from - i * step,
    y: DECK - (step < 20 ? (i % 2) * 10 : 0),
  }));
}

/** Undoes the mirroring of an emblem, so that it looks the same on both sides. */
function unmirror(flag: Container, facing: 1 | -1): void {
  const arms = flag.children[0].children[1];
  arms.scale.x *= facing;
}

function hull(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics();
  graphics
    .poly([104, -30, 158, -33, 160, -29, 108, -19])
    .fill(down(0xc99a55, 0x74491f))
    .stroke({ color: INK, width: 1.8 });
  graphics.poly([148, -34, 162, -32, 162, -29, 150, -28]).fill(GOLD).stroke({ color: INK, width: 1.2 });
  const outline = () =>
    graphics
      .moveTo(-134, -68)
      .quadraticCurveTo(-130, -30, -112, -6)
      .quadraticCurveTo(-100, 14, -70, 18)
      .lineTo(70, 18)
      .quadraticCurveTo(104, 12, 122, -33)
      .lineTo(-78, -30)
      .lineTo(-86, -50)
      .closePath();
  outline().fill(down(0xb9824a, 0x9a642f, 0x6b4220, 0x41260f));
  for (const y of [-22, -13, -4, 5]) {
    graphics.moveTo(-118 - y * 0.5, y).quadraticCurveTo(0, y + 4, 112 - (y + 22) * 0.5, y - 2);
    graphics.stroke({ color: 0x3a2210, width: 1.1, alpha: 0.55 });
  }
  graphics.moveTo(-84, -28).lineTo(120, -31).stroke({ color: 0xf0cf94, width: 2.4, alpha: 0.9 });
  graphics
    .moveTo(-116, -16)
    .quadraticCurveTo(0, -8, 114, -19)
    .stroke({ color: mix(dark, INK, 0.5), width: 7 });
  graphics.moveTo(-116, -16).quadraticCurveTo(0, -8, 114, -19).stroke({ color: field, width: 4.4 });
  graphics.poly([-134, -68, -86, -50, -83, -42, -130, -58]).fill(across(0xf2d077, GOLD, 0x8d6118));
  for (const [x, y] of [
    [-120, -46],
    [-106, -42],
    [-93, -38],
  ])
    graphics.circle(x, y, 4).fill(0x2b190a).stroke({ color: GOLD, width: 1.6 });
  outline().stroke({ color: INK, width: 2.4, join: 'round' });
  return graphics;
}

function shields(power: number): Graphics {
  const { field, dark, emblem: charge } = POWER_COLOURS[power];
  const graphics = new Graphics();
  for (let i = 0; i < 12; i++) {
    const x = -68 + i * 15.6;
    const colour = i % 2 === 0 ? field : charge;
    graphics
      .moveTo(x - 6.6, -40)
      .lineTo(x + 6.6, -40)
      .lineTo(x + 6.6, -31)
      .quadraticCurveTo(x + 5.6, -25, x, -22);
    graphics.quadraticCurveTo(x - 5.6, -25, x - 6.6, -31).closePath();
    graphics.fill(down(mix(colour, 0xffffff, 0.3), colour, mix(colour, dark, 0.5)));
    graphics.stroke({ color: INK, width: 1.5, join: 'round' });
    graphics.circle(x, -33, 1.7).fill({ color: 0xfff3cf, alpha: 0.9 });
  }
  return graphics;
}

function tent(power: number): Graphics {
  const { field, dark, emblem: charge } = POWER_COLOURS[power];
  const graphics = new Graphics();
  for (let i = 0; i < 6; i++) {
    const [a, b] = [i / 6, (i + 1) / 6].map((t) => ({
      x: -132 + t * 50,
      y: -70 + t * 14 - Math.sin(t * Math.PI) * 22,
    }));
    const foot = (t: number) => ({ x: -132 + t * 50, y: -64 + t * 14 });
    graphics.poly([a.x, a.y, b.x, b.y, foot((i + 1) / 6).x, foot((i + 1) / 6).y, foot(i / 6).x, foot(i / 6).y]);
    graphics.fill(
      i % 2 === 0 ? down(mix(field, 0xffffff, 0.25), mix(field, dark, 0.4)) : down(mix(charge, 0xffffff, 0.3), charge),
    );
  }
  graphics.moveTo(-132, -64);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    graphics.lineTo(-132 + t * 50, -70 + t * 14 - Math.sin(t * Math.PI) * 22);
  }
  return graphics.lineTo(-82, -50).closePath().stroke({ color: INK, width: 1.8, join: 'round' });
}

function rigging(power: number, facing: 1 | -1) {
  const root = new Container();
  const cloth = new Container();
  const arms = emblem(power, 62);
  arms.scale.x *= facing;
  arms.position.set(-24, -120);
  cloth.addChild(
    drawn(`sail ${tincture(power)}`, () => lateen(power)),
    arms,
    drawn('yard', yard),
  );
  const streamer = drawn(`pennant ${tincture(power)}`, () => pennant(power));
  streamer.position.set(7, -220);
  root.addChild(drawn('ropes', ropes), streamer, drawn('mast', mast), cloth);
  // High enough not to cover the crew's heads.
  root.y = -8;
  return {
    root,
    /** The sail billows. On a beaten ship, the yard comes down. */
    show(ms: number, lost: number) {
      cloth.scale.set(1 + Math.sin(ms / 330) * 0.012, 1 - lost * 0.3);
      cloth.y = -lost * 10;
      streamer.skew.y = Math.sin(ms / 170) * 0.09 + lost * 0.7;
    },
  };
}

function ropes(): Graphics {
  const graphics = new Graphics();
  for (const x of [-60, -34, 66, 92]) graphics.moveTo(6, -206).lineTo(x, DECK - 4);
  return graphics.stroke({ color: INK, width: 1.2, alpha: 0.65 });
}

function mast(): Graphics {
  return new Graphics()
    .poly([1, DECK + 14, 2.6, -222, 8.4, -222, 11, DECK + 14])
    .fill(across(0xb98b52, 0x8a5a2b, 0x4f3113))
    .stroke({ color: INK, width: 1.4 });
}

function lateen(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const sail = new Graphics();
  const edge = () =>
    sail
      .moveTo(100, -86)
      .quadraticCurveTo(14, -128, -62, -214)
      .quadraticCurveTo(-58, -140, -86, -84)
      .quadraticCurveTo(4, -66, 100, -86)
      .closePath();
  edge().fill(across(mix(field, dark, 0.42), field, mix(field, 0xffffff, 0.24), field, mix(field, dark, 0.35)));
  for (const [x, y, bend] of [
    [-34, -183, -52],
    [-2, -151, -22],
    [36, -119, 10],
    [66, -102, 44],
  ])
    sail.moveTo(x, y).quadraticCurveTo(bend + 4, -120, bend - 8, -78);
  sail.stroke({ color: dark, width: 1.3, alpha: 0.45 });
  return edge().stroke({ color: mix(dark, INK, 0.45), width: 2.4, join: 'round' });
}

function yard(): Graphics {
  const spar = new Graphics();
  for (const [color, width] of [
    [INK, 6.4],
    [0x9a6a35, 3.4],
  ])
    spar.moveTo(110, -80).quadraticCurveTo(14, -132, -70, -226).stroke({ color, width, cap: 'round' });
  return spar;
}

function pennant(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics().moveTo(0, 0).quadraticCurveTo(22, -7, 40, 1).quadraticCurveTo(54, 7, 68, 2);
  graphics.quadraticCurveTo(52, 12, 36, 9).quadraticCurveTo(18, 5, 0, 13).closePath();
  graphics.fill(across(field, mix(field, 0xffffff, 0.25), field));
  return graphics.stroke({ color: mix(dark, INK, 0.4), width: 1.4 });
}

/** One oar, pivoting where it leaves the hull. */
function oar(): Graphics {
  const graphics = new Graphics().moveTo(0, 0).lineTo(-17, 30).stroke({ color: INK, width: 4.6, cap: 'round' });
  graphics.moveTo(0, 0).lineTo(-17, 30).stroke({ color: 0xcf9f63, width: 2.4, cap: 'round' });
  return graphics.ellipse(-18, 32, 3.4, 6).fill(0xd9ad73).stroke({ color: INK, width: 1.2 });
}

function foam(): Graphics {
  const graphics = new Graphics().ellipse(0, 14, 142, 14).fill({ color: 0x123842, alpha: 0.3 });
  for (const [x, width] of [
    [104, 34],
    [70, 26],
    [-118, 30],
    [-150, 22],
  ])
    graphics.ellipse(x, 4, width, 4.4).fill({ color: 0xf6fbf6, alpha: 0.6 });
  return graphics;
}
