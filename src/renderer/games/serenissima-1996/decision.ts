import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { PORT_PRICE, SAILOR_COST } from '../../../engine/games/serenissima-1996/data/components';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { Question } from '../../game-ui/questions';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { onlyEnds } from '../kit/rows';
import { soldOutNote } from '../serenissima/sold-out';
import { target } from '../serenissima/targets';
import { portIn, sentenceOf } from '../serenissima/words';
import { bargainAsked, bargainDetails, bargainWords } from './bargain';
import { goodName, powerOf, thePlace } from './words';
import type { View } from './words';

/** The current decision as a heading. If ending is the only choice, the heading says so. */
export function decision(view: View, rows: readonly Row[] = []): Sentence {
  const { frame } = view;
  if (frame?.kind === 'bargain') return bargainWords(frame, view);
  if (frame?.kind === 'passage') {
    const galley = view.galleys[frame.galley];
    return sentenceOf('decision.passage', {
      power: powerOf(view, galley?.owner ?? -1),
      space: thePlace(galley?.space ?? 0),
    });
  }
  const step = frame?.kind === 'spoils' ? frame.stage : view.phase;
  return sentenceOf(`decision.${onlyEnds(rows) ? 'spent.' : ''}${step}`);
}

/**
 * The goods and sailors that are sold out. Goods are only listed if the power could buy some: it has money, and a
 * galley with room in a port. If money is hidden, the power is assumed to have enough.
 */
function gone(view: View): Sentence[] {
  const seat = view.active ?? NOBODY;
  const money = view.money[seat] ?? Infinity;
  const loads = view.galleys.some(
    (galley, id) => galley?.owner === seat && view.room[id] > 0 && portIn(BOARD.ports, galley.space) >= 0,
  );
  const goods = view.supply.flatMap((left, good) => (left > 0 ? [] : [goodName(good)]));
  return [
    ...(loads && money >= PORT_PRICE ? goods : []),
    ...(money < SAILOR_COST || view.sailors > 0 ? [] : [sentenceOf('anySailors')]),
  ];
}

/** A question asked at a piece: a bargain at its goods or at the buyer, passage at the galley that wants to sail on. */
export function question({ frame }: View): Question | null {
  if (frame?.kind === 'bargain') return bargainAsked(frame);
  return frame?.kind === 'passage' ? { piece: target.galley(frame.galley), routes: [] } : null;
}

/** More about a bargain, and in the harbour phase what is sold out. */
export function details(view: View): Sentence | null {
  if (view.frame?.kind === 'bargain') return bargainDetails(view.frame, view);
  return view.phase === 'harbour' ? soldOutNote(gone(view)) : null;
}
