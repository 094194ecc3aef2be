import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import { CUBE_COST, SCORINGS } from '../../../engine/games/serenissima-2012/data/components';
import type { ActivationFrame, BlockadeFrame } from '../../../engine/games/serenissima-2012/state';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { GalleyId } from '../../../engine/games/serenissima/board';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { onlyEnds } from '../kit/rows';
import { list } from '../kit/sentences';
import { soldOutNote, soldOut } from '../serenissima/sold-out';
import { notes } from './rows/placing';
import { figure, galleyName, sailorsOf, sentenceOf } from '../serenissima/words';
import { goodName, portAt, portName, powerOf, sailorsIn, thePlace } from './words';
import type { View } from './words';

/** The current decision as a heading. If ending is the only choice, the heading says so. */
export function decision(view: View, rows: readonly Row[] = []): Sentence {
  const { frame } = view;
  switch (frame?.kind) {
    case 'closing':
      return sentenceOf('decision.closing');
    case 'choosing':
      return sentenceOf(frame.stage === 'port' ? 'decision.port' : 'decision.galley');
    case 'activation':
      return activation(view, frame, rows);
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

/** The parameters for the combat value. After the first round, they include the sailors left. */
function combat({ combat: now }: View) {
  const { sailors, value, limit } = now ?? { sailors: 0, value: 0, limit: null };
  const limited = sentenceOf('combat.limited', { sailors: sailorsOf(sailors), value });
  return { value, strength: limit === null ? figure(value) : limited };
}

function activation(view: View, { step, galley, blockader }: ActivationFrame, rows: readonly Row[]): Sentence {
  const empty = view.galleys[galley]?.cargo.every((count) => count === 0);
  const acts = actsOf(step, rows);
  const isLaden = step === 'loading' && rows.length > 0 && !rows.some(({ group }) => group === 'load');
  return sentenceOf(`decision.${asked()}`, {
    galley: galleyName(galley),
    n: galley + 1,
    power: powerOf(blockader),
    ...(acts.length > 0 && { acts: either(acts.map((act) => (isLaden && act === 'sail' ? 'leave' : act))) }),
    ...combat(view),
  });

  function asked(): string {
    if (step === 'sale' && empty) return 'soldOut';
    if (onlyEnds(rows)) return `spent.${step === 'investment' ? step : 'galley'}`;
    if (step !== 'movement' && step !== 'stopped' && !isLaden) return step;
    return acts.length === 0 ? 'idle' : isLaden ? 'movement' : step;
  }
}

/** What is sold out where the active galley could load, and whether this turn can end the game. */
export function details(view: View): Sentence | null {
  const { frame } = view;
  if (frame?.kind !== 'activation') return null;
  const isEmptying = frame.step === 'choice' || frame.step === 'loading';
  const soldOutHere = isEmptying ? soldOutNote(gone(view, frame.galley)) : null;
  const last = lastScoring(view);
  return soldOutHere && last ? notes(last, soldOutHere) : (last ?? soldOutHere);
}

/** The chance that this turn brings the last scoring; `null` if it can't. */
function lastScoring({ scorings, doge: { scoringChance } }: View): Sentence | null {
  if (scorings !== SCORINGS - 1 || scoringChance === 0) return null;
  return sentenceOf('decision.last', { chance: Math.round(scoringChance * 100) });
}

/**
 * Goods that are sold out but that a galley could otherwise load. If money is hidden, the seat is assumed to have
 * enough. In the seat's own port, cubes are free.
 */
function gone(view: View, galley: GalleyId): Sentence[] {
  const port = portAt(view.galleys[galley]?.space ?? NOBODY);
  if (port < 0 || view.ports[port].closed) return [];
  const seat = view.turnOf ?? NOBODY;
  const pays = view.ports[port].owner === seat || (view.money[seat] ?? Infinity) >= CUBE_COST;
  return pays ? soldOut(BOARD, view, [galley]).map(goodName) : [];
}

/** Groups of rows for the actions of an active galley, in order. */
const ACTS = ['sail', 'sell', 'attack', 'claim'];

/** The actions that are legal now. For spectators, who get no rows: selling, attacking and, while moving, sailing. */
const actsOf = (step: ActivationFrame['step'], rows: readonly Row[]): string[] =>
  ACTS.filter((act) =>
    rows.length > 0
      ? rows.some(({ group }) => group === act)
      : act !== 'claim' && (act !== 'sail' || step === 'movement'),
  );

function either(acts: readonly string[]): Sentence {
  const words = acts.map((act) => sentenceOf(`acts.${act}`));
  const last = words[words.length - 1];
  return words.length === 1 ? last : sentenceOf('either', { all: list(words.slice(0, -1), 'nothing'), item: last });
}

/** The action that may be blockaded, and the strength of both sides. */
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
