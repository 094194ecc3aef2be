import type { ActivationFrame, BlockadeFrame } from '../../../engine/games/serenissima-2012/state';
import type { Row, Sentence } from '../../game-ui/game-ui';
import { onlyEnds } from '../kit/rows';
import { galleyName, sailorsOf, sentenceOf } from '../serenissima/words';
import { goodName, portAt, portName, powerOf, sailorsIn, thePlace } from './words';
import type { View } from './words';

/** What is being decided, in words; where only to end is left, that. */
export function decision(view: View, rows: readonly Row[] = []): Sentence {
  const { frame } = view;
  switch (frame?.kind) {
    case 'closing':
      return sentenceOf('decision.closing');
    case 'choosing':
      return sentenceOf(frame.stage === 'port' ? 'decision.port' : 'decision.galley');
    case 'activation':
      return activation(view, frame, onlyEnds(rows));
    case 'blockade':
      return blockade(view, frame);
    case 'battle':
      return sentenceOf('decision.round', { round: frame.rounds + 1, ...combat(view) });
    case 'loot':
      return sentenceOf('decision.loot', { prize: galleyName(frame.prize), victor: galleyName(frame.victor) });
    case 'landing':
      return sentenceOf('decision.landing', { port: portName(frame.port) });
    case 'catchUp':
      return sentenceOf(onlyEnds(rows) ? 'decision.spent.catchUp' : 'decision.catchUp');
    case undefined:
      return sentenceOf('decision.over');
  }
}

/** The combat value spelled out, as params. */
function combat({ combat: now }: View) {
  const { sailors, crossed, value, limit } = now ?? { sailors: 0, crossed: 0, value: 0, limit: null };
  return {
    value,
    strength:
      limit === null
        ? sentenceOf('combat.fresh', { sailors, crossed, value })
        : sentenceOf('combat.limited', { sailors: sailorsOf(sailors), value }),
  };
}

function activation(view: View, { step, galley, blockader }: ActivationFrame, spent: boolean): Sentence {
  const empty = view.galleys[galley]?.cargo.every((count) => count === 0);
  const left = spent ? `spent.${step === 'investment' ? step : 'galley'}` : step;
  const asked = step === 'sale' && empty ? 'soldOut' : left;
  return sentenceOf(`decision.${asked}`, { galley: galleyName(galley), power: powerOf(blockader), ...combat(view) });
}

/** Who wants to do what, and how strong both sides are there. */
function blockade(view: View, { seats, what }: BlockadeFrame): Sentence {
  const galley = view.active === null ? null : view.galleys[view.active];
  const space = galley?.space ?? 0;
  return sentenceOf(`decision.blockade.${what.type}`, {
    power: powerOf(galley?.owner ?? -1),
    galley: galleyName(view.active ?? 0),
    space: thePlace(space),
    port: portAt(space) < 0 ? '' : portName(portAt(space)),
    good: what.type === 'sale' ? goodName(what.good) : '',
    sailors: sailorsOf(sailorsIn(view, space, seats[0])),
    facing: galley?.sailors ?? 0,
  });
}
