import type { Serenissima2012Event } from '../../../../../engine/games/serenissima-2012/events';
import type { Rect, Stage } from '../../../../board/board-types';
import { playMoment } from '../../../kit/moments/play';
import { momentOf } from '../../../kit/moments/scenes';
import type { Scenes } from '../../../kit/moments/scenes';
import { WORLD } from '../../../serenissima/board/geography';
import { middle } from '../../../serenissima/board/layout';
import { performFall } from '../../../serenissima/board/moments';
import type { AnimationContext } from '../../../serenissima/board/scene';
import type { View } from '../../words';
import { DRAWINGS } from './drawings';
import type { DrawingName } from './drawings';
import { scoring } from './scoring';

type Craft = AnimationContext<View>;

/** World units per ledger unit when the whole chart is visible. The size on screen is the same at any zoom. */
const SCALE = 1.5;
/** The distance of the ledger's centre from the chart's lower edge. */
const FOOT = 118;

/** The part of the board that must be visible during scenes that involve all ports. */
const CHART: Rect = { x: 0, y: 0, ...WORLD };

/** The scene of each big event. */
const SCENES: Scenes<
  Serenissima2012Event,
  DrawingName,
  [craft: Craft, ledger: { x: number; y: number; size: number }]
> = {
  scored: (event, craft, { x, y, size }) =>
    scoring(event, size, (port) => {
      const card = middle(craft.card(port));
      return { x: card.x - x, y: card.y - y };
    }),
};

/** Plays the scene of a big event; `null` if the event has none. */
export function performMoment(event: Serenissima2012Event, stage: Stage, craft: Craft): Promise<void> | null {
  if (event.type === 'landed') return performFall(event, stage, craft);
  return event.type in SCENES ? stage.reveal(CHART).then(() => performOnChart(event, stage, craft)) : null;
}

/** Plays a scene that involves the whole chart. The ledger is at the bottom of the chart. */
async function performOnChart(event: Serenissima2012Event, stage: Stage, craft: Craft): Promise<void> {
  const size = SCALE / craft.closeness();
  const ledger = { x: WORLD.width / 2, y: WORLD.height - FOOT * size, size };
  const moment = momentOf(SCENES, event, craft, ledger);
  if (!moment) return;
  const { effects: layer, sharpness } = craft;
  await playMoment(moment, DRAWINGS, stage, { layer, x: ledger.x, y: ledger.y, sharpness: sharpness() * size });
}
