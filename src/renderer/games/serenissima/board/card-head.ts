import { Container, Graphics } from 'pixi.js';
import type { PortId } from '../../../../engine/games/serenissima/board';
import type { Lettering } from '../../../board/board-types';
import { legible } from '../../kit/legible';
import { down, mix } from '../../kit/paint';
import { placeKey } from '../place-keys';
import { emblem, hatching, label, sailorPiece } from './drawing';
import { NAME_HEIGHT, SHIELD } from './layout';
import { INK, POWER_COLOURS, VELLUM } from './palette';
import type { BoardPlan } from './plan';

/** The radius of a card's corners. */
const ROUND = 8;
/** The outline width of a card with this owner; -1 for none. */
export const edgeWidth = (power: number): number => (power < 0 ? 1.8 : 3.4);
/** Light from above on a header. The header's middle, where the name is, keeps the owner's colour. */
const CURVED = down([0xffffff, 0.34], [0xffffff, 0.06], [0xffffff, 0], [0x1a0f04, 0.05], [0x1a0f04, 0.3]);

/** Light from above on a header of parchment. */
const AGED = down([0xfff3cf, 0.8], [0xffe9b8, 0.36], [0xffe3a6, 0], [0xf3d391, 0.1], [0x4a2c08, 0.34]);

/**
 * The header of a port's card, with its corner at the origin: the name on the owner's colour with their shield, or on
 * the board's own colour if the port has no owner.
 */
export function cardHead(
  { board, layout, great, unowned, parchment }: BoardPlan,
  id: PortId,
  power: number,
  lettering: Lettering,
): Container {
  const { width } = layout.cards[id];
  const root = new Container();
  const field = power < 0 ? unowned : POWER_COLOURS[power].field;
  const plate = () =>
    new Graphics()
      .moveTo(0, NAME_HEIGHT - 3)
      .lineTo(0, ROUND)
      .quadraticCurveTo(0, 0, ROUND, 0)
      .lineTo(width - ROUND, 0)
      .quadraticCurveTo(width, 0, width, ROUND)
      .lineTo(width, NAME_HEIGHT - 3)
      .closePath();
  root.addChild(
    plate().stroke({ color: edgeOf(power, unowned), width: edgeWidth(power), join: 'round' }),
    plate().fill(field),
    plate().fill(power < 0 && parchment ? AGED : CURVED),
    new Graphics()
      .moveTo(0, NAME_HEIGHT - 3)
      .lineTo(width, NAME_HEIGHT - 3)
      .stroke({ color: edgeOf(power, unowned), width: 2, alpha: 0.8 }),
  );
  const room = { width: width - SHIELD - 10, height: NAME_HEIGHT + 1 };
  const ink = power < 0 ? legible(field, INK) : legible(field, POWER_COLOURS[power].emblem, INK, 0xffffff);
  const name = label(lettering.text(`ports.${placeKey(board.ports[id].name)}`), 'place', ink, undefined, room);
  name.position.set(power < 0 ? width / 2 : SHIELD + (width - SHIELD) / 2, NAME_HEIGHT / 2);
  root.addChild(name);
  if (great.has(id)) root.addChild(crowns(width, ink));
  if (power >= 0) {
    const arms = shield(power, 38);
    arms.position.set(8, 4);
    root.addChild(arms);
  }
  return root;
}

/** The outline colour of a card and its header. */
export const edgeOf = (power: number, unowned: number): number =>
  power < 0 ? mix(unowned, INK, 0.5) : POWER_COLOURS[power].dark;

function crowns(width: number, ink: number): Graphics {
  const graphics = new Graphics();
  for (let x = 10; x + 7 < width - 6; x += 13) graphics.rect(x, -5, 7, 5);
  return graphics.fill({ color: ink, alpha: 0.55 });
}

/** A power's coat of arms on a shield of this height, centred. */
export function shield(power: number, height: number): Container {
  const { field, dark } = POWER_COLOURS[power];
  const root = new Container();
  const [half, top] = [height * 0.44, -height / 2];
  const outline = () =>
    new Graphics()
      .moveTo(-half, top)
      .lineTo(half, top)
      .lineTo(half, top + height * 0.5)
      .quadraticCurveTo(half * 0.96, top + height * 0.82, 0, top + height)
      .quadraticCurveTo(-half * 0.96, top + height * 0.82, -half, top + height * 0.5)
      .closePath();
  const mask = outline().fill(0xffffff);
  const lines = hatching(power, 2 * half, height);
  lines.position.set(-half, top);
  lines.mask = mask;
  const charge = emblem(power, height * 0.66);
  charge.position.set(0, -height * 0.07);
  root.addChild(
    outline().fill(VELLUM).stroke({ color: VELLUM, width: 5, join: 'round' }),
    outline().fill(field),
    mask,
    lines,
    charge,
    outline().stroke({ color: dark, width: 2.2, join: 'round' }),
  );
  return root;
}

/** The garrison's strength on a plate with an edge in the owner's colour, centred. */
export function garrisonPlate(power: number, garrison: number): Container {
  const root = new Container();
  const plate = new Graphics()
    .roundRect(-27, -14, 54, 28, 14)
    .fill(VELLUM)
    .stroke({ color: POWER_COLOURS[power].dark, width: 2.6 });
  const sailor = sailorPiece(power, 20);
  sailor.position.set(-13, 0);
  const count = label(String(garrison), 'figure', INK, 23, { width: 30, height: 32 });
  count.position.set(9, 0);
  root.addChild(plate, sailor, count);
  return root;
}
