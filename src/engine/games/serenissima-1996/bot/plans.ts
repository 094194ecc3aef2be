import type { Seat } from '../../../core/game';
import { sameMoves } from '../../../core/same-move';
import type { Plan } from '../../../bots/bot';
import { COIN } from '../data/components';
import type { Serenissima1996Move } from '../moves';
import { topFrame } from '../../../kit/frames';
import type { OrderingFrame, State } from '../state';
import { assaults, isFree, isHopeless, landings, spoilsMove } from './fighting';
import { barterAnswer } from './bartering';
import { harbourPlan } from './harbour';
import type { PlanVariant } from './assign';
import { errandsOf, harbourReason, missionReason, reason } from './reasons';
import { answerTo, sailingPlan } from './sailing';
import { atTable } from './style';
import type { Style } from './style';
import { bargainAnswers } from './bargaining';
import { threats } from './survey';
import { sales } from './trading';
import { POINT, turnsLeft } from './worth';

type Plans = Plan<Serenissima1996Move>[];

const never = () => false;

/** Plans for whole turns in the harbour and sailing phases, and for single moves elsewhere. Most promising first. */
export function plans(state: State, seat: Seat, weights: Style, most: number, stop = never): Plans {
  const style = atTable(weights, state.powers.length);
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'placement':
      return placements(most);
    case 'bidding':
      return bids(state, seat, style, most);
    case 'ordering':
      return orders(state, seat, frame, style, most);
    case 'bargain': {
      const answers = frame.inReturn
        ? [barterAnswer(state, seat, frame, style)]
        : bargainAnswers(state, seat, frame, style, most);
      return answers.map(({ move, why, price, worth }, i) =>
        single(move, i === 0 ? 0.1 : 0, reason(`bargain.${why}`, { price, worth: Math.round(worth) })),
      );
    }
    case 'passage': {
      const { grant, why } = answerTo(state, seat, frame, style);
      const answer = (yes: boolean, value: number, because: string) =>
        single({ type: 'answerPassage', grant: yes, standing: false }, value, reason(`passage.${because}`));
      // The alternative answer gets the opposite reason, because the search may prefer it.
      return [answer(grant, 0.1, why), answer(!grant, 0, grant ? 'hold' : 'through')].slice(0, most);
    }
    case 'spoils': {
      const move = spoilsMove(state, frame);
      return [single(move, 0, reason(`spoils.${move.type}`))];
    }
    case 'phase':
      switch (frame.phase) {
        case 'harbour':
          return variants(state, seat, style, most, stop, harbourTurn);
        case 'sailing':
          return variants(state, seat, style, most, stop, sailingTurn);
        case 'combat':
          return fights(state, seat, style, most);
        case 'landing':
          return landingsOf(state, seat, style);
        case 'revenue':
          return salesOf(state, seat, style);
      }
      break;
    case undefined:
      break;
  }
  return [];
}

function single(move: Serenissima1996Move, value: number, why: Plan['reason']): Plan<Serenissima1996Move> {
  return { moves: [move], value, reason: why };
}

function placements(most: number): Plans {
  const crews = [
    [4, 4],
    [3, 3],
    [5, 3],
    [5, 5],
  ];
  return crews.slice(0, most).map((pair, i) => single({ type: 'place', crews: pair }, -i / 10, reason('place')));
}

/**
 * In the first turn, a style without `lastPlace` tries bids around its usual one, because all seats race for the same
 * ports. If the last place is more valuable, tries only the style's bid for it. Otherwise bids 0: the last seat has the
 * advantage of fighting last, so an early place isn't worth a coin (lab/serenissima-1996.md).
 */
function bids(state: State, seat: Seat, style: Style, most: number): Plans {
  const coins = Math.floor(state.money[seat] / COIN);
  const last = isLastWanted(state, seat, style);
  const races = state.turn === 1 && style.lastPlace === 0;
  const usual = Math.min(coins, last ? style.lastPlace : style.bid);
  const weighed = last ? [usual] : races ? [usual, 0, usual + 1, usual + 3] : [0];
  const amounts = [...new Set(weighed.filter((amount) => amount <= coins))];
  return amounts.slice(0, most).map((amount) => {
    const ducats = amount * COIN;
    const value = amount === weighed[0] ? 0 : -ducats / POINT;
    return single({ type: 'bid', amount: ducats }, value, reason(last ? 'bid.last' : 'bid', { ducats }));
  });
}

/** The smallest crew that can board another galley in the first turn. */
const BOARDING_CREW = 4;

/**
 * Whether the last place is the best in the first turn, because a rival could board one of the seat's galleys. Playouts
 * underrate it (lab/serenissima-1996.md), so the search then considers no other place.
 */
function isLastWanted(state: State, seat: Seat, style: Style): boolean {
  if (state.turn > 1 || style.lastPlace === 0) return false;
  const threat = threats(state, seat);
  return state.galleys.some((galley) => galley?.owner === seat && threat[galley.space] >= BOARDING_CREW);
}

/**
 * Prefers early places to reach ports first, but late places in the final turn to see the rivals' moves. If
 * `isLastWanted`, offers only the last place.
 */
function orders(state: State, seat: Seat, frame: OrderingFrame, style: Style, most: number): Plans {
  const free = frame.places.flatMap((holder, place) => (holder < 0 ? [place] : []));
  const last = isLastWanted(state, seat, style);
  if (turnsLeft(state) === 0 || last) free.reverse();
  return free.slice(0, last ? 1 : most).map((place, i) => {
    const why = reason(last ? 'order.last' : 'order', { place: place + 1 });
    return single({ type: 'chooseOrder', place }, -i / 5, why);
  });
}

interface TurnPlan extends Plan<Serenissima1996Move> {
  readonly galleys: readonly number[];
}

function harbourTurn(state: State, seat: Seat, style: Style, variant?: PlanVariant): TurnPlan {
  const plan = harbourPlan(state, seat, style, variant);
  const galleys = plan.missions.map(({ galley }) => galley);
  const errands = errandsOf(plan.missions);
  return { moves: plan.moves, value: plan.value / POINT, reason: harbourReason(plan), errands, galleys };
}

function sailingTurn(state: State, seat: Seat, style: Style, variant?: PlanVariant): TurnPlan {
  const plan = sailingPlan(state, seat, style, variant);
  const galleys = plan.missions.map(({ galley }) => galley);
  const why = missionReason(plan.missions);
  const errands = errandsOf(plan.missions);
  // If passage is refused, the other galleys can still sail.
  return { moves: plan.moves, value: plan.value / POINT, reason: why, errands, galleys, independent: true };
}

/** Style variations to plan a turn with. */
const MOODS: readonly ((style: Style) => Style)[] = [
  (style) => ({ ...style, war: style.war * 1.6, caution: style.caution * 0.5 }),
  (style) => ({ ...style, war: 0, caution: Math.min(1, style.caution * 1.6) }),
  (style) => ({ ...style, foresight: style.foresight * 0.5 }),
  (style) => ({ ...style, port: style.port * 3, luxury: style.luxury * 2 }),
  (style) => ({ ...style, fleet: 0 }),
];

/** Plans a turn as usual, then with varied styles, then with a lower-ranked mission for one galley at a time. */
function variants(
  state: State,
  seat: Seat,
  style: Style,
  most: number,
  stop: () => boolean,
  turn: (state: State, seat: Seat, style: Style, variant?: PlanVariant) => TurnPlan,
): Plans {
  const first = turn(state, seat, style);
  const found: Plans = [first];
  if (most === 1) return found;
  const add = (plan: TurnPlan, value: number) => {
    if (!found.some(({ moves }) => sameMoves(moves, plan.moves))) found.push({ ...plan, value });
  };
  for (const mood of MOODS) {
    if (found.length >= most || stop()) return found;
    add(turn(state, seat, mood(style)), first.value - 1);
  }
  for (const rank of [1, 2]) {
    for (const galley of first.galleys) {
      if (found.length >= most || stop()) return found;
      const plan = turn(state, seat, style, { galley, rank });
      add(plan, Math.min(first.value, plan.value));
    }
  }
  for (const mood of MOODS) {
    for (const galley of first.galleys) {
      if (found.length >= most || stop()) return found;
      add(turn(state, seat, mood(style), { galley, rank: 1 }), first.value - 1);
    }
  }
  return found;
}

/**
 * Attacks and the end of the phase, most valuable first. If an attack costs nothing, ending the phase is left out:
 * before this rule, a Doge once skipped such an attack in the last turn and had to share the win
 * (lab/serenissima-1996.md).
 */
function fights(state: State, seat: Seat, style: Style, most: number): Plans {
  const end = single({ type: 'endPhase' }, 0, reason('fight.none'));
  const worthy = assaults(state, seat, style).filter((assault) => !isHopeless(state, assault));
  const attacks = worthy.map(({ move, gain, chance }) => {
    const target: Record<string, number> = 'port' in move.target ? { port: move.target.port } : {};
    return single(
      move,
      gain / POINT,
      reason('port' in move.target ? 'fight.port' : 'fight.galley', { ...target, chance: Math.round(chance * 100) }),
    );
  });
  const free = worthy.some((assault) => isFree(state, assault));
  return [...attacks, ...(free ? [] : [end])].sort((a, b) => b.value - a.value).slice(0, Math.max(1, most));
}

function landingsOf(state: State, seat: Seat, style: Style): Plans {
  const best = landings(state, seat, style).at(0);
  if (!best) return [single({ type: 'endPhase' }, 0, reason('land.none'))];
  return [single(best.move, best.gain / POINT, reason('land', { port: best.port }))];
}

function salesOf(state: State, seat: Seat, style: Style): Plans {
  const best = sales(state, seat, style).at(0);
  if (!best) return [single({ type: 'endPhase' }, 0, reason('sell.none'))];
  return [
    single(
      best.move,
      best.gain / POINT,
      reason('sell', { port: best.port, good: best.good, gain: Math.round(best.gain) }),
    ),
  ];
}
