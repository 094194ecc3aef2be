import type { Seat } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import type { GalleyId } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import { combatValue } from '../blows';
import { BERTHS } from '../berths';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { acting, activeGalley, isLastPort } from '../queries';
import { moves as legalMoves } from '../rules';
import type { BattleFrame, BlockadeFrame, LandingFrame, LootFrame, State } from '../state';
import { chanceThrough, winChance } from '../chances';
import type { Style } from './style';
import { marketOf, nextSale } from './sales';
import { cubeWorth, galleyWorth, holdProbability, portPrize, portWorth } from './worth';

type Answer = Plan<Serenissima2012Move>;

const answer = (move: Serenissima2012Move, value: number, key: string, params: Reason['params'] = {}): Answer => ({
  moves: [move],
  value,
  reason: { key, params },
});

/** Both answers to a blockade question. Sales in the seat's own port should pass; claims should be blocked most. */
export function blockadeAnswers(state: State, seat: Seat, { what }: BlockadeFrame, style: Style): Answer[] {
  const galley = activeGalley(state);
  const port = portAt(galley.space);
  const own = port >= 0 && state.ports[port].owner === seat;
  let gain = style.blockade * 0.5;
  if (what.type === 'sale') gain = own ? -cubeWorth(state, port, style) : style.blockade * 1.5;
  else if (what.type === 'claim') gain = style.blockade * 2;
  else if (!own) gain = style.blockade * 0.5 - 0.8;
  const params = { galley: acting(state).galley, space: galley.space };
  return [
    answer({ type: 'answerBlockade', declare: true, standing: false }, gain, 'blockade.declare', params),
    answer({ type: 'answerBlockade', declare: false, standing: false }, 0, 'blockade.pass', params),
  ];
}

/** Fighting another round, valued by the expected gain minus the risk to the galley; and stopping, valued at 0. */
export function battleAnswers(state: State, seat: Seat, { target }: BattleFrame, style: Style): Answer[] {
  const galley = activeGalley(state);
  const defenders = BERTHS.piecesAt(state, target, 'sailor');
  const chance = winChance(galley.sailors, defenders, combatValue(galley, acting(state)), false);
  const prize =
    'galley' in target
      ? chance * (style.rivalry * galleyWorth(state, defenders, style) + 2) + behind(state, seat, target.galley, style)
      : chance * portPrize(state, seat, target.port, style);
  const risk = galleyWorth(state, galley.sailors, style);
  const value = style.war * prize - (1 - chance) * risk;
  const params = { win: Math.round(chance * 100) };
  return [answer({ type: 'fight' }, value, 'battle.fight', params), answer({ type: 'stop' }, 0, 'battle.stop', params)];
}

/**
 * The value of the port that a galley defends, times the probability of sinking all its defenders and then taking it.
 */
function behind(state: State, seat: Seat, foe: GalleyId, style: Style): number {
  const galley = activeGalley(state);
  const { owner, sailors } = galleyAt(state, foe);
  const port = portAt(galley.space);
  if (port < 0 || state.ports[port].owner !== owner || isLastPort(state, port)) return 0;
  const aboard = [sailors];
  state.galleys.forEach((other, id) => {
    if (other?.owner === owner && other.space === galley.space && id !== foe) aboard.push(other.sailors);
  });
  const { garrison, fort } = state.ports[port];
  const chance = chanceThrough(galley.sailors, combatValue(galley, acting(state)), aboard, garrison, fort);
  return chance * portPrize(state, seat, port, style);
}

/** Taking each good from a prize, valued by its best sale in reach; and finishing, valued at 0. */
export function lootAnswers(state: State, seat: Seat, { victor }: LootFrame, style: Style): Answer[] {
  const galley = galleyAt(state, victor);
  const market = marketOf(state, seat, style);
  return legalMoves(state, seat).map((move) => {
    if (move.type !== 'take') return answer(move, 0, 'loot.finish');
    const sale = nextSale(market, galley.space, move.good, galley.sailors);
    return answer(move, 0.5 + sale, 'loot.take', { good: move.good });
  });
}

/** Landing each number of sailors in a stormed port, valued by the port they hold and the galley they leave. */
export function landingAnswers(state: State, seat: Seat, { port }: LandingFrame, style: Style): Answer[] {
  const { sailors } = activeGalley(state);
  const worth = portWorth(state, port, state.ports[port].warehouse.length, style);
  return legalMoves(state, seat).flatMap((move) => {
    if (move.type !== 'land') return [];
    const ashore = worth * holdProbability(state, seat, port, move.sailors, style) + move.sailors * style.sailor * 0.6;
    const value = ashore + galleyWorth(state, sailors - move.sailors, style);
    return [answer(move, value, 'land', { port, sailors: move.sailors })];
  });
}

/**
 * Prefers ports with many markets nearby, and high galley numbers, because these galleys act last. Closes small ports.
 */
export function setupAnswers(state: State, seat: Seat): Answer[] {
  return legalMoves(state, seat).map((move) => {
    switch (move.type) {
      case 'choosePort':
        return answer(move, neighbourhood(state, move.port), 'choosePort', { port: move.port });
      case 'chooseGalley':
        return answer(move, move.galley / 10, 'chooseGalley', { galley: move.galley });
      case 'close':
        return answer(move, -BOARD.ports[move.port].size / 10, 'close', { port: move.port });
      default:
        return answer(move, 0, 'move', { type: move.type });
    }
  });
}

/** A score for the warehouses of other open ports within three spaces. Near ports and neutral ports count more. */
function neighbourhood(state: State, port: number): number {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let sum = 0;
  BOARD.ports.forEach(({ space, size }, other) => {
    if (other === port || state.ports[other].closed || away[space] > 3) return;
    sum += (size * (state.ports[other].owner < 0 ? 1 : 0.5)) / (1 + away[space]);
  });
  return sum / 3;
}
