import { Container } from 'pixi.js';
import type { Point } from '../geography';
import { drawn } from '../../../../board/drawn';
import { tincture } from '../palette';
import { progress } from './timeline';
import type { Choreography } from './timeline';
import { createCrew } from './crew';
import { createFlag } from './flag';
import { DECK, hull, oar, shields, tent } from './galley';
import { hullRelief } from './hull-relief';
import { settingName } from './light';
import type { Setting } from './light';
import { WATERLINE } from './picture';
import { createRigging } from './rigging';
import type { Blow, Combatant } from './side';
import { contactShadow, createHullWater } from './surface';

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
  setting: Setting,
  choreography: Choreography,
): Combatant {
  const { beats } = choreography;
  const root = new Container({ label: 'ship' });
  const hulk = root.addChild(new Container());
  const places = crewPlaces(blow.sailors);
  const crew = createCrew({ ...blow, power, places, facing: 1, water: 24 }, choreography);
  const flag = createFlag(power, 64, 1);
  flag.root.position.set(-116, -66);
  const lit = facing === setting.light.side ? 1 : -1;
  const rig = createRigging(power, facing, lit, setting);
  const body = [
    drawn(`hull ${tincture(power)}`, () => hull(power)),
    drawn(`hull relief ${lit} ${settingName(setting)}`, () => hullRelief(lit, setting)),
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
  root.addChildAt(
    drawn(`hull shadow ${settingName(setting)}`, () => contactShadow(152, setting)),
    0,
  );
  const water = createHullWater(power, setting);
  const x = -facing * BERTH;
  const surge = meets === null ? 0 : meets - facing * BOW.x - x;
  const front = crew.overboard;
  root.scale.x = front.scale.x = water.root.scale.x = facing;

  return {
    root,
    front,
    surface: water.root,
    crew,
    places: places.map(({ x: px, y }) => ({ x: x + facing * px, y: WATERLINE + y })),
    contact: { x: meets ?? x + facing * 96, y: WATERLINE + BOW.y },
    stray: (part) => ({ x: x + facing * (120 - 210 * part), y: WATERLINE - 8 - 14 * Math.sin(part * 9) ** 2 }),
    show(ms) {
      const near = progress(ms, beats.closeIn);
      const lost = crew.beaten ? progress(ms, beats.list) : 0;
      const struck = crew.beaten ? progress(ms, beats.strike) : 0;
      const thrown = meets === null ? 0 : progress(ms, beats.recoil);
      const surging = progress(ms, beats.ram);
      const at = x - facing * (OFFING * (1 - near) + RECOIL * thrown) + surge * surging;
      for (const part of [root, front, water.root]) part.position.set(at, WATERLINE);
      // The bow is pushed up by the blow, and falls back.
      const jolt = Math.sin(thrown * Math.PI) * 0.07;
      hulk.rotation = Math.sin(ms / 420 + facing) * 0.022 - jolt - lost * 0.25;
      hulk.y = Math.sin(ms / 360 + facing * 2) * 2.2 + lost * 15;
      water.show(ms, Math.max(1 - near, Math.sin(surging * Math.PI)), lost);
      oars.forEach(
        (blade, i) => (blade.rotation = Math.sin(ms / 150 + i * 0.12) * 0.3 * (1 - near * 0.7) + lost * 0.4),
      );
      flag.show(ms, struck);
      rig.show(ms, lost, crew.beaten && ms > beats.burst.from);
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
