import { TILES } from '../../../engine/games/doge-ship/data/board';
import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { Sentence } from '../../game-ui/sentence';
import { describe, inspected } from './describe';
import { dogeFace } from './doge-words';
import { change } from '../kit/recap';
import { andList, list, sentenceOf } from '../kit/sentences';
import { builder, count, kindOfPile, minus, priceWord, spaceName, theTile, tileFace, yieldName } from './words';
import type { View } from './words';
import type { RecapTrail } from '../../game-ui/moments';
import { berthTarget, target } from './targets';

const BUILT: readonly DogeShipEvent['type'][] = ['gondolaBuilt', 'barricadeBuilt', 'partBuilt'];

/**
 * An event in a few words, without its builder; `null` if it is not noteworthy. `before` is the event listed before it:
 * after a barricade's bonus tile, the action itself can be left undone.
 */
export function recapText(event: DogeShipEvent, view?: View, before: DogeShipEvent | null = null): Sentence | null {
  switch (event.type) {
    case 'actionChosen':
      return sentenceOf('recap.space', {
        space: spaceName(event.table, event.space),
        change: change(-event.price),
      });
    case 'actionDiscarded':
      return sentenceOf('recap.discarded', { change: change(event.ducats) });
    case 'reordered':
      return sentenceOf('recap.reordered', { tile: theTile(event.top), change: change(-event.price) });
    case 'moneyGained':
      return sentenceOf('recap.gain', { gain: count('ducat', event.ducats) });
    case 'bonusGained':
      return sentenceOf('recap.bonusGained', {
        tile: theTile(event.barricade),
        gain: yieldName(event.ducats, event.approvals, event.points),
      });
    case 'bonusOffered':
      return sentenceOf('recap.bonusOffered', { tile: theTile(event.barricade) });
    case 'intrigued':
      if (event.approvals === 0) return null;
      return sentenceOf('recap.approvals', {
        gain: count('approval', event.approvals),
        change: change(-event.price),
      });
    case 'bought':
      return sentenceOf(TILES[event.tile].kind === 'gondola' ? 'recap.boughtGondola' : 'recap.bought', {
        tile: theTile(event.tile),
        face: tileFace(event.tile),
        change: change(priceWord(event.tile) === 'paid' ? -event.price : 0),
      });
    case 'declined':
      // Beside a purchase, tiles that were not bought say nothing more.
      return before?.type === 'bought' ? null : sentenceOf(`recap.declined.${kindOfPile(event.pile)}`);
    case 'leftUndone':
      if (event.bonus || event.rest) return null;
      return event.work === 'buy'
        ? sentenceOf(before?.type === 'bought' ? 'recap.boughtNoMore' : 'recap.boughtNone')
        : sentenceOf(before && BUILT.includes(before.type) ? 'recap.builtNoMore' : 'recap.builtNone');
    case 'gondolaBuilt':
      return sentenceOf('recap.gondolaBuilt', { gain: yieldName(event.ducats, event.approvals) });
    case 'barricadeBuilt':
      return sentenceOf('recap.barricadeBuilt', { tile: theTile(event.tile) });
    case 'partBuilt':
      // Without its price and zone, so that its yield is not cut off. A mark on the board shows its place.
      return sentenceOf('recap.partBuilt', {
        gain: yieldName(0, event.worth.approvals, event.worth.points),
      });
    case 'partReplaced':
      return sentenceOf('recap.partReplaced', {
        gain: yieldName(0, event.worth.approvals, event.worth.points),
        other: builder(event.builder),
      });
    case 'dogePlaced':
      return sentenceOf('recap.dogePlaced', { face: dogeFace(event.tile) });
    case 'inspectionHeld':
      return inspected(event);
    case 'highWater':
      return flooded(event, view?.seat ?? null);
    case 'roundEnded':
    case 'shipFinished':
    case 'finalInspection':
      return describe(event);
    default:
      return null;
  }
}

/**
 * The markers that high water takes. Builders that lose as many are joined, and the viewer's loss comes first, where a
 * narrow line does not cut it off.
 */
function flooded({ level, lost }: Extract<DogeShipEvent, { type: 'highWater' }>, viewer: number | null): Sentence {
  const most = Math.max(...lost);
  if (most === 0) return sentenceOf('recap.dry', { n: level });
  if (lost.every((markers) => markers === most))
    return sentenceOf('recap.highWaterAll', { n: level, markers: count('marker', -most) });
  const own = viewer === null ? 0 : lost[viewer];
  const amounts = [...new Set([own, most, ...lost])].filter((n) => n > 0);
  const groups = amounts.map((n, i) => {
    const others = lost.flatMap((markers, seat) => (markers === n && seat !== viewer ? [builder(seat)] : []));
    return sentenceOf('recap.lostBy', {
      markers: i === 0 ? count('marker', -n) : sentenceOf('figure', { n: minus(-n) }),
      builders: andList([...(own === n ? [sentenceOf('details.you')] : []), ...others], 'nobody'),
    });
  });
  return sentenceOf('recap.highWater', { n: level, lost: list(groups, 'nothing') });
}

/** What the end of a round brought for everyone. It is listed before the new order of play. */
const FIRST: ReadonlySet<DogeShipEvent['type']> = new Set(['highWater', 'inspectionHeld', 'finalInspection'] as const);
/** What was built and bought, and a new Doge tile. */
const MAIN: ReadonlySet<DogeShipEvent['type']> = new Set([
  ...([...BUILT, 'partReplaced', 'bought', 'dogePlaced', 'shipFinished'] as const),
]);

/** The events that a text without room for all of them keeps. */
export const weightOf = ({ type }: DogeShipEvent): 'first' | 'main' | null =>
  FIRST.has(type) ? 'first' : MAIN.has(type) ? 'main' : null;

/** A placed marker’s space if the marker is still there, or the place of a new tile; `null` for other events. */
export function trailOf(event: DogeShipEvent, { tables }: View): RecapTrail | null {
  switch (event.type) {
    case 'actionChosen':
      if (tables[event.table].spaces[event.space - 1].taken !== event.seat) return null;
      return { places: [target.space(event.table, event.space)] };
    case 'partBuilt':
    case 'partReplaced':
      return { places: [berthTarget(event.berth)] };
    case 'barricadeBuilt':
      return { places: [target.stack(event.seat)] };
    default:
      return null;
  }
}
