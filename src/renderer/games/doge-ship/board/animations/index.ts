import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { Stage } from '../../../../board/board-types';
import type { AnimationContext } from '../animation-context';
import { buildBarricade, buildGondola, buildPart, buy, draw, replacePart } from './building';
import { act, gain, reorder } from './markers';
import { beginRound, placeDoge } from './round';

/** Animates one event. Afterwards, the scene shows the position after the event. */
export async function performEvent(event: DogeShipEvent, stage: Stage, craft: AnimationContext): Promise<void> {
  switch (event.type) {
    case 'roundBegan':
      return beginRound(event, stage, craft);
    case 'dogePlaced':
      return placeDoge(event, stage, craft);
    case 'actionChosen':
      return act(event, stage, craft);
    case 'actionDiscarded':
      return gain(event.seat, { ducats: event.ducats }, stage, craft);
    case 'moneyGained':
      return gain(event.seat, { ducats: event.ducats }, stage, craft);
    case 'intrigued':
      return gain(event.seat, { ducats: -event.price, approvals: event.approvals }, stage, craft);
    case 'bonusGained':
      return gain(event.seat, event, stage, craft);
    case 'reordered':
      return reorder(event, stage, craft);
    case 'drawn':
      return draw(event, stage, craft);
    case 'bought':
      return buy(event, stage, craft);
    case 'gondolaBuilt':
      return buildGondola(event, stage, craft);
    case 'barricadeBuilt':
      return buildBarricade(event, stage, craft);
    case 'partBuilt':
      return buildPart(event, stage, craft);
    case 'partReplaced':
      return replacePart(event, stage, craft);
    default:
      return undefined;
  }
}
