import type { ActivationFrame, BlockadeFrame } from '../../../../engine/games/serenissima/second-edition/state';
import type { Sentence } from '../../game-ui';
import { galleyName, sailorsOf, say } from '../common/words';
import { goodName, portAt, portName, powerOf, sailorsIn, theSpace } from './words';
import type { View } from './words';

/** What is being decided, in words. */
export function decision(view: View): Sentence {
  const { frame } = view;
  switch (frame?.kind) {
    case 'closing':
      return say('decision.closing');
    case 'choosing':
      return say(frame.stage === 'port' ? 'decision.port' : 'decision.galley');
    case 'activation':
      return activation(view, frame);
    case 'blockade':
      return blockade(view, frame);
    case 'battle':
      return say('decision.round', { round: frame.rounds + 1, ...combat(view) });
    case 'loot':
      return say('decision.loot', { prize: galleyName(frame.prize), victor: galleyName(frame.victor) });
    case 'landing':
      return say('decision.landing', { port: portName(frame.port) });
    case 'catchUp':
      return say('decision.catchUp');
    case undefined:
      return say('decision.over');
  }
}

/** The combat value spelled out, as params. */
function combat({ combat: now }: View) {
  const { sailors, crossed, value, limit } = now ?? { sailors: 0, crossed: 0, value: 0, limit: null };
  return {
    value,
    strength:
      limit === null
        ? say('combat.fresh', { sailors, crossed, value })
        : say('combat.limited', { sailors: sailorsOf(sailors), value }),
  };
}

function activation(view: View, { step, galley, blockader }: ActivationFrame): Sentence {
  return say(`decision.${step}`, { galley: galleyName(galley), power: powerOf(blockader), ...combat(view) });
}

/** Who wants to do what, and how strong both sides are there. */
function blockade(view: View, { seats, what }: BlockadeFrame): Sentence {
  const galley = view.active === null ? null : view.galleys[view.active];
  const space = galley?.space ?? 0;
  return say(`decision.blockade.${what.type}`, {
    power: powerOf(galley?.owner ?? -1),
    galley: galleyName(view.active ?? 0),
    space: theSpace(space),
    port: portAt(space) < 0 ? '' : portName(portAt(space)),
    good: what.type === 'sale' ? goodName(what.good) : '',
    sailors: sailorsOf(sailorsIn(view, space, seats[0])),
    facing: galley?.sailors ?? 0,
  });
}
