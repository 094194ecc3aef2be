import { topFrame } from '../../../src/engine/kit/frames';
import { NOBODY } from '../../../src/engine/games/serenissima/board';
import type { PortId } from '../../../src/engine/games/serenissima/board';
import { goodsAboard, roomAboard } from '../../../src/engine/games/serenissima/cargo';
import { shortestPaths } from '../../../src/engine/games/serenissima/routes';
import { isFull, whyNotStore } from '../../../src/engine/games/serenissima/warehouse';
import { combatValue } from '../../../src/engine/games/serenissima-2012/blows';
import { BERTHS } from '../../../src/engine/games/serenissima-2012/berths';
import { winChance } from '../../../src/engine/games/serenissima-2012/chances';
import {
  BASILICA_COST,
  BASILICA_INCOME,
  SCORINGS,
  SPICE_BONUS,
} from '../../../src/engine/games/serenissima-2012/data/components';
import { BOARD } from '../../../src/engine/games/serenissima-2012/data/board';
import { graph, portAt, slotValue } from '../../../src/engine/games/serenissima-2012/geography';
import { incomes, warehouseIncome } from '../../../src/engine/games/serenissima-2012/income';
import type { Serenissima2012Move } from '../../../src/engine/games/serenissima-2012/moves';
import { blockadersIn, SPICE } from '../../../src/engine/games/serenissima-2012/queries';
import { moves } from '../../../src/engine/games/serenissima-2012/rules';
import type { ActivationFrame, Galley, State } from '../../../src/engine/games/serenissima-2012/state';
import { rulesFor } from '../rule';
import { forbiddenRules } from './serenissima-2012-forbidden';
import { shieldRules } from './serenissima-2012-shield';
import { isLast, threatRules } from './serenissima-2012-threats';

const activationOf = (state: State, ...steps: ActivationFrame['step'][]): ActivationFrame | undefined => {
  const frame = topFrame(state);
  return frame?.kind === 'activation' && (steps.length === 0 || steps.includes(frame.step)) ? frame : undefined;
};

const active = (state: State): Galley | undefined => {
  const frame = activationOf(state);
  return (frame && state.galleys[frame.galley]) ?? undefined;
};

/** Whether any rival galley has enough crew to reach a port in one activation. */
function isThreatened(state: State, seat: number, port: PortId): boolean {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  return state.galleys.some((galley) => galley && galley.owner !== seat && away[galley.space] <= galley.sailors);
}

/** Ports where the seat can build a basilica and that no rival can reach. */
function safeBasilicas(state: State, seat: number): PortId[] {
  return moves(state, seat).flatMap((move) =>
    move.type === 'buildBasilica' && !isThreatened(state, seat, move.port) ? [move.port] : [],
  );
}

/** Whether the active galley can load the port's free first cube, has room for it, and carries none of that good. */
function freeCube(state: State, seat: number): boolean {
  const frame = activationOf(state, 'choice', 'loading');
  const galley = active(state);
  const port = galley ? portAt(galley.space) : -1;
  if (!frame || !galley || port < 0 || frame.freeLoaded) return false;
  const { owner, closed } = state.ports[port];
  const { good } = BOARD.ports[port];
  return owner === seat && !closed && state.supply[good] > 0 && roomAboard(galley) > 0 && galley.cargo[good] === 0;
}

const went = (list: readonly Serenissima2012Move[], ...types: Serenissima2012Move['type'][]) =>
  list.some(({ type }) => types.includes(type));

type Fight = Extract<Serenissima2012Move, { type: 'attack' | 'fight' }>;
/** With at most this chance of winning, keeping the crew is worth more than fighting. */
const HOPELESS = 0.1;

function chanceOf(state: State, move: Fight): number {
  const top = topFrame(state);
  const frame = state.frames[0];
  if (frame?.kind !== 'activation') return 1;
  const galley = state.galleys[frame.galley];
  const target = move.type === 'attack' ? move.target : top?.kind === 'battle' ? top.target : undefined;
  if (!galley || !target) return 1;
  const fort = move.type === 'attack' && 'port' in target && state.ports[target.port].fort;
  const defenders = BERTHS.piecesAt(state, target, 'sailor');
  return winChance(galley.sailors, defenders, combatValue(galley, frame), fort);
}

const isFight = (move: Serenissima2012Move): move is Fight => move.type === 'attack' || move.type === 'fight';

/**
 * Number of surplus goods the active galley could sell at its space. A good is surplus if the galley has at least two
 * pieces of it, and in the last turn even if it has only one.
 */
function spare(state: State, seat: number, galley: Galley | undefined): number {
  const port = galley ? portAt(galley.space) : -1;
  if (!galley || port < 0 || state.ports[port].closed || ![seat, NOBODY].includes(state.ports[port].owner)) return 0;
  const enough = isLast(state) ? 1 : 2;
  return galley.cargo.filter(
    (count, good) => count >= enough && !whyNotStore(state.ports[port], BOARD.ports[port], good),
  ).length;
}

/** A seat's ducats if the last scoring were now. */
const fortune = (state: State, seat: number) =>
  state.money[seat] + (state.frames.length > 0 ? incomes(state)[seat] : 0);

/** The highest gain of a simple action in the last turn: selling the cargo somewhere, or claiming a neutral port. */
function bestErrand(state: State, seat: number): number {
  const frame = activationOf(state, 'choice', 'loading');
  const galley = active(state);
  if (!frame || !galley) return 0;
  const shut = new Uint8Array(BOARD.spaces.length);
  for (let space = 0; space < shut.length; space++) {
    if (blockadersIn(state, space, seat, galley.sailors).length > 0) shut[space] = 1;
  }
  const paths = shortestPaths(graph(state.options), galley.space, galley.sailors, shut);
  let best = 0;
  BOARD.ports.forEach((data, port) => {
    const town = state.ports[port];
    if (paths.steps[data.space] < 0 || shut[data.space] || town.closed) return;
    const cubes = town.warehouse.length;
    if (town.owner === NOBODY) {
      best = Math.max(best, warehouseIncome(state, cubes) + (town.basilica ? BASILICA_INCOME : 0));
    }
    if (isFull(town, data)) return;
    const goods = galley.cargo.flatMap((count, good) => (count > 0 && !whyNotStore(town, data, good) ? [good] : []));
    const sold = Math.min(goods.length, data.size - cubes);
    let gain = goods.includes(SPICE) ? SPICE_BONUS : 0;
    if (town.owner === seat) gain += warehouseIncome(state, cubes + sold) - warehouseIncome(state, cubes);
    else for (let nth = 0; nth < sold; nth++) gain += slotValue(cubes + nth);
    if (sold > 0) best = Math.max(best, gain);
  });
  return best;
}

/** The ducats that investing in basilicas out of rivals' reach is certain to earn at the last scoring. */
function sureInvestment(state: State, seat: number): number {
  const frame = activationOf(state, 'choice');
  if (!frame || !moves(state, seat).some(({ type }) => type === 'invest')) return 0;
  const investing = { ...state, frames: [{ ...frame, step: 'investment' as const }] };
  const payable = Math.min(Math.floor(state.money[seat] / BASILICA_COST), state.basilicas);
  return Math.min(payable, safeBasilicas(investing, seat).length) * (BASILICA_INCOME - BASILICA_COST);
}

export const serenissima2012Rules = rulesFor<State, Serenissima2012Move>({
  ...forbiddenRules,
  ...shieldRules,
  ...threatRules,
  'no-basilica': {
    because:
      'A basilica costs two ducats and earns five at each remaining scoring, and no rival galley can reach the port.',
    asks: (state, seat) => activationOf(state, 'investment') !== undefined && safeBasilicas(state, seat).length > 0,
    fails: ({ before, after, seat }) =>
      safeBasilicas(before, seat).some((port) => !after.ports[port].basilica) && after.money[seat] >= BASILICA_COST,
  },
  'free-cube': {
    because: 'The first cube in the seat’s own port is free, and the galley has room for it.',
    asks: (state, seat) => !isLast(state) && freeCube(state, seat),
    fails: ({ before, moves: list }) => {
      const galley = active(before);
      if (!galley || went(list, 'invest', 'load')) return false;
      const boarded = list.filter((move) => move.type === 'transfer' && 'galley' in move.to).length;
      return roomAboard(galley) - boarded > 0;
    },
  },
  'empty-investment': {
    because: 'Investing without buying anything wastes the activation.',
    asks: (state, seat) =>
      activationOf(state, 'choice') !== undefined && moves(state, seat).some(({ type }) => type === 'invest'),
    fails: ({ moves: list }) =>
      went(list, 'invest') && !went(list, 'recruit', 'buyGalley', 'buildFort', 'buildBasilica'),
  },
  'hopeless-fight': {
    because: 'The fight, fought to the end, wins in at most 10% of cases, and more scorings are to come.',
    asks: (state, seat) =>
      state.scorings < SCORINGS - 1 &&
      moves(state, seat).some((move) => isFight(move) && chanceOf(state, move) <= HOPELESS),
    fails: ({ before, moves: [first] }) => first !== undefined && isFight(first) && chanceOf(before, first) <= HOPELESS,
  },
  'not-sold': {
    because:
      'A port buys each kind of good once. The galley ends its move where it could sell one of two equal goods, or any good in the last turn.',
    asks: (state, seat) => activationOf(state) !== undefined && spare(state, seat, active(state)) > 0,
    fails: ({ before, after, seat, moves: list }) => {
      const frame = before.frames[0];
      const galley = frame?.kind === 'activation' ? after.galleys[frame.galley] : undefined;
      if (!galley || went(list, 'attack', 'claim', 'invest', 'sell')) return false;
      return spare(after, seat, galley) > 0;
    },
  },
  'last-errand': {
    because:
      'The next card is certain to trigger the last scoring, so only ducats and income count. A simple action would earn at least two ducats more.',
    asks: (state, seat) => isLast(state) && activationOf(state, 'choice') !== undefined && bestErrand(state, seat) >= 3,
    fails: ({ before, after, seat }) => fortune(after, seat) - fortune(before, seat) < bestErrand(before, seat) - 2,
  },
  'last-purchase': {
    because:
      'The next card is certain to trigger the last scoring, so new galleys are a waste of ducats, and so are sailors in ports that no rival can reach.',
    asks: (state, seat) =>
      isLast(state) && activationOf(state, 'choice', 'investment') !== undefined && state.money[seat] > 1,
    fails: ({ before, seat, moves: list }) =>
      list.some(
        (move) =>
          move.type === 'buyGalley' ||
          (move.type === 'recruit' && (!('port' in move.to) || !isThreatened(before, seat, move.to.port))),
      ),
  },
  'last-basilica': {
    because:
      'The next card is certain to trigger the last scoring. A basilica in a port that no rival can reach costs two ducats and earns five, more than any simple action.',
    asks: (state, seat) => {
      const sure = isLast(state) ? sureInvestment(state, seat) : 0;
      return sure > 0 && sure > bestErrand(state, seat);
    },
    // An attack does not break the rule, because it may be expected to earn more, and its result depends on luck.
    fails: ({ before, after, seat, moves: list }) =>
      !went(list, 'buildBasilica', 'attack') &&
      fortune(after, seat) - fortune(before, seat) < sureInvestment(before, seat),
  },
  'last-cargo': {
    because:
      'The next card is certain to trigger the last scoring, so a ducat paid for a cube that is not sold is lost.',
    asks: (state, seat) =>
      isLast(state) &&
      activationOf(state, 'choice', 'loading') !== undefined &&
      moves(state, seat).some((move) => move.type === 'load' && move.count > 1),
    fails: ({ before, after, seat, moves: list }) => {
      const frame = before.frames[0];
      const galley = frame?.kind === 'activation' ? after.galleys[frame.galley] : undefined;
      const was = active(before);
      if (!galley || !was || !went(list, 'load') || went(list, 'sell') || after.frames.length === 0) return false;
      return after.money[seat] < before.money[seat] && goodsAboard(galley) > goodsAboard(was);
    },
  },
});
