import type { PortId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { cardSize, middle, resized } from './layout';
import type { BoardPlan } from './plan';
import { withCrowns, withEdge } from './sea-names';

/** The places of the ports' cards, whose size relative to the map depends on the zoom. */
export function createCards({ layout }: BoardPlan) {
  let size = 1;
  const sized = (rect: Rect, port: PortId): Rect => resized(rect, middle(layout.cards[port]), size);
  return {
    /** Adapts the cards to a zoom factor, and returns their size relative to the map. */
    zoom: (closer: number): number => (size = cardSize(closer)),
    at: (port: PortId): Rect => sized(layout.cards[port], port),
    /** The card with its torn lower edge. */
    edged: (port: PortId): Rect => sized(withEdge(layout.cards[port]), port),
    /** The same, with the shield and garrison above it. */
    crowned: (port: PortId): Rect => sized(withCrowns(layout.cards[port]), port),
    slotCentre: (port: PortId, slot: number) => sized({ ...layout.slotCentre(port, slot), width: 0, height: 0 }, port),
  };
}
