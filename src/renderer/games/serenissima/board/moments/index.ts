import type { Seat } from '../../../../../engine/core/game';
import type { PortId } from '../../../../../engine/games/serenissima/board';
import type { Stage } from '../../../../board/board-types';
import { playMoment } from '../../../kit/moments/play';
import { placeFrame, withSpace } from '../battle/place';
import { buttonsWidth, piecesNear } from '../effects';
import { WORLD } from '../geography';
import type { AnimationContext } from '../scene';
import { fallenCapital } from './capital';
import { drawingsBy, VIEW } from './drawings';

/** World units per unit of the picture when the whole chart is visible. The size on screen is the same at any zoom. */
const SCALE = 1.5;
/** The frame, and the space around the port that stays in view, in world units. */
const [FRAME, MARGIN] = [24, 70];

/**
 * Shows the fall of a great port beside the port, where the picture covers the fewest pieces. `null` if the port is not
 * great, or was not taken from another player.
 */
export function performFall(
  { port, seat, from }: { readonly port: PortId; readonly seat: Seat; readonly from: Seat },
  stage: Stage,
  craft: AnimationContext,
): Promise<void> | null {
  if (from < 0 || from === seat || !craft.plan.great.has(port)) return null;
  const scale = SCALE / craft.closeness();
  const [width, height] = [(VIEW.width + FRAME) * scale, (VIEW.height + FRAME) * scale];
  const town = craft.plan.places.ports[port];
  const pieces = piecesNear(craft.plan.board.ports[port].space, craft);
  const { x, y } = placeFrame({ width, height }, town, pieces, WORLD, buttonsWidth(craft));
  const moment = fallenCapital({ old: craft.arms(from), victor: craft.arms(seat) });
  const place = { layer: craft.effects, x, y, scale, sharpness: craft.sharpness() };
  const frame = { x: x - width / 2, y: y - height / 2, width, height };
  return stage.reveal(withSpace(frame, town, MARGIN)).then(() => {
    stage.impact();
    return playMoment(moment, drawingsBy(craft.battleLook), stage, place);
  });
}
