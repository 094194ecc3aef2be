import { Container, Graphics } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { GalleyId, PortId } from '../../../../engine/games/serenissima/board';
import type { Stage } from '../../../board/board-types';
import { linear } from '../../../board/tween';
import { drop } from '../../kit/drop';
import { basilica, fort } from './buildings';
import { shiftOf } from './effects';
import { bareGalley } from './galleys';
import { holdingPlace } from './ports';
import type { AnimationContext } from './scene';

/** The distance from the middle of a fort or a basilica to its base. */
const BASE = 14;
/** The fractions of a launch at which the galley begins to slide, and at which it reaches the water. */
const [SLIDING, AFLOAT] = [0.25, 0.6];

/** A new fort or basilica drops onto its port, as the `nth` building from the right. */
export function build(
  kind: 'fort' | 'basilica',
  port: PortId,
  nth: number,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const { x, y, width } = craft.card(port);
  const size = width / craft.plan.layout.cards[port].width;
  const shape = kind === 'fort' ? fort() : basilica();
  shape.y = -BASE;
  const place = holdingPlace(width / size, nth);
  const at = { x: x + place.x * size, y: y + (place.y + BASE) * size };
  return drop(craft.effects, new Container({ children: [shape], scale: size }), at, stage, size);
}

/**
 * A new galley strains on its slip, slides into the water, plunges and comes to rest at its mooring. The others make
 * room.
 */
export async function launch(
  { seat, port, galley }: { readonly seat: Seat; readonly port: PortId; readonly galley: GalleyId },
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const town = craft.plan.places.ports[port];
  craft.moorings.enter(galley, craft.plan.board.ports[port].space, seat);
  const berth = craft.moorings.all().get(galley);
  if (!berth) return;
  const shifts = [...craft.moorings.all()].flatMap(([id, mooring]) => shiftOf(craft.galley(id), mooring));
  const ship = bareGalley(craft.arms(seat));
  const rings = [0, 1, 2].map(() => new Graphics().ellipse(0, 0, 44, 16).stroke({ color: 0xffffff, width: 3 }));
  const water = new Container({ children: rings, x: berth.x, y: berth.y + 14 * berth.scale, scale: berth.scale });
  craft.effects.addChild(water, ship);
  await stage.reveal({ x: berth.x - 80, y: berth.y - 70, width: 160, height: 140 });
  const side = Math.sign(berth.x - town.x) || 1;
  let afloat = false;
  const step = (t: number) => {
    const strain = Math.sin(Math.min(1, t / SLIDING) * Math.PI);
    const slid = Math.min(1, Math.max(0, (t - SLIDING) / (AFLOAT - SLIDING))) ** 2;
    const plunged = Math.max(0, (t - AFLOAT) / (1 - AFLOAT));
    const swing = Math.sin(plunged * Math.PI * 2) * (1 - plunged);
    if (slid === 1) {
      stage.impact();
      if (!afloat && !stage.skipped()) stage.sound('splash');
      afloat = true;
    }
    const grown = berth.scale * (0.45 + 0.55 * slid);
    const away = slid - 0.06 * strain;
    ship.position.set(town.x + (berth.x - town.x) * away, town.y + (berth.y - town.y) * away + 9 * swing * berth.scale);
    ship.rotation = side * (0.14 * slid * (1 - plunged) + 0.1 * swing);
    ship.scale.set(grown * (1 + 0.12 * strain), grown * (1 - 0.12 * strain));
    ship.alpha = Math.min(1, t * 6);
    shifts.forEach((shift) => shift(Math.min(1, t / SLIDING)));
    rings.forEach((ring, i) => {
      const spread = Math.max(0, plunged * 1.3 - i * 0.15);
      ring.scale.set(0.6 + spread);
      ring.alpha = slid < 1 ? 0 : Math.max(0, 1 - spread);
    });
  };
  await stage.tween(950, step, linear);
}
