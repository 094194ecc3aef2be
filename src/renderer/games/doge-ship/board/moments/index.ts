import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../../../engine/games/doge-ship/view-types';
import type { Rect, Stage } from '../../../../board/board-types';
import { playMoment } from '../../../kit/moments/play';
import { momentOf } from '../../../kit/moments/scenes';
import type { Scenes } from '../../../kit/moments/scenes';
import type { AnimationContext } from '../animation-context';
import { centre, shipLayout, QUAY, WATER_LINE, WORLD, YARD } from '../layout';
import { DRAWINGS } from './drawings';
import type { DrawingName } from './drawings';
import { flood } from './flood';
import { inspection } from './inspection';
import { launch } from './launch';
import { lastPart } from './prow';

/** The scene of each big event. */
const SCENES: Scenes<DogeShipEvent, DrawingName, [view: DogeShipView]> = {
  inspectionHeld: ({ bids, points }) => inspection(bids, points),
  finalInspection: ({ approvals, points }) => inspection(approvals, points),
  highWater: flood,
  gameOver: (_, { ship }) => (ship.left === 0 ? launch(ship.levels[0].length) : null),
  shipFinished: ({ seat }, { ship, players }) => lastPart(seat, shipLayout(ship.levels[0].length).prow, players.length),
};

/** The origin of each scene. Scenes that are not listed use world coordinates. */
const PLACES: { readonly [T in DogeShipEvent['type']]?: { readonly x: number; readonly y: number } } = {
  inspectionHeld: centre(QUAY),
  finalInspection: centre(QUAY),
  highWater: { x: YARD.x + YARD.width / 2, y: WATER_LINE },
};

/** The part of the Arsenal that the highest flood covers. */
const FLOODED: Rect = { x: YARD.x, y: QUAY.y + 160, width: YARD.width, height: WORLD.height - QUAY.y - 160 };

/** The ship and the water in front of it. */
const SHIP: Rect = { x: QUAY.x, y: 90, width: QUAY.width, height: QUAY.y - 90 };

/** The part of the board that must be visible during a scene. */
function stageOf({ type }: DogeShipEvent, { ship }: DogeShipView): Rect {
  if (type === 'highWater') return FLOODED;
  if (type === 'gameOver') return SHIP;
  return type === 'shipFinished' ? shipLayout(ship.levels[0].length).prow : QUAY;
}

/** Plays the scene of a big event; `null` if the event has none. */
export function performMoment(event: DogeShipEvent, stage: Stage, craft: AnimationContext): Promise<void> | null {
  const view = craft.view();
  const moment = view && momentOf(SCENES, event, view);
  if (!moment) return null;
  const { x, y } = PLACES[event.type] ?? { x: 0, y: 0 };
  if (event.type === 'gameOver') craft.launch();
  const pieces = event.type === 'gameOver' ? { ship: craft.ship, water: craft.water } : {};
  const place = { layer: craft.effects, x, y, sharpness: craft.sharpness(), pieces };
  return stage.reveal(stageOf(event, view)).then(() => playMoment(moment, DRAWINGS, stage, place));
}
