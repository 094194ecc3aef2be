import type { Seat } from '../../../core/game';
import type { Plan } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { galleyAt } from '../../serenissima/galleys';
import { pathTo } from '../../serenissima/routes';
import { whyNotStore } from '../../serenissima/warehouse';
import type { ShortestPaths } from '../../serenissima/routes';
import { BERTHS } from '../berths';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { seatsOf } from '../queries';
import type { ActivationFrame, State } from '../state';
import { battleAnswers, blockadeAnswers, landingAnswers, lootAnswers, setupAnswers } from './answers';
import type { Mission } from './best-missions';
import { purchases } from './investing';
import { createMemo } from './memo';
import { missionsOf } from './missions';
import { KEY_LENGTH, missionKey, purchasesKey } from './plan-keys';
import { lastStrike } from './strike';
import { atTable } from './style';
import type { Style } from './style';

type CaptainPlan = Plan<Serenissima2012Move>;

/** Minimum money for investing: a sailor, and a ducat kept for goods. Everything else costs at least two ducats. */
const MIN_MONEY = 2;

/** Size of each cache. The playouts of a search often reach the same activations. Keys take 1.25 MB per cache. */
const PLACES = 8192;
const INVESTMENTS = createMemo<CaptainPlan>(PLACES, KEY_LENGTH);
const BEST_MISSIONS = createMemo<CaptainPlan[]>(PLACES, KEY_LENGTH);

/** Plans for whole activations, investments and answers to questions, most promising first. */
export function plans(state: State, seat: Seat, weights: Style, most: number): CaptainPlan[] {
  return candidates(state, seat, atTable(weights, seatsOf(state)), most)
    .sort((a, b) => b.value - a.value)
    .slice(0, most);
}

function candidates(state: State, seat: Seat, style: Style, most: number): CaptainPlan[] {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'activation':
      return activations(state, seat, frame, style, most);
    case 'blockade':
      return blockadeAnswers(state, seat, frame, style);
    case 'battle':
      return battleAnswers(state, seat, frame, style);
    case 'loot':
      return lootAnswers(state, seat, frame, style);
    case 'landing':
      return landingAnswers(state, seat, frame, style);
    case 'catchUp':
      return [bought(state, seat, [], style), ...strikes(state, seat)];
    case 'closing':
    case 'choosing':
      return setupAnswers(state, seat);
    case undefined:
      return [];
  }
}

function activations(state: State, seat: Seat, frame: ActivationFrame, style: Style, most: number): CaptainPlan[] {
  if (frame.step === 'investment') return [bought(state, seat, [], style)];
  const list: CaptainPlan[] = [];
  if (frame.step === 'choice' && state.money[seat] >= MIN_MONEY) {
    const invest = () => bought(state, seat, [{ type: 'invest' }], style);
    const plan = INVESTMENTS.recall(purchasesKey(state, frame, style), invest);
    if (plan.moves.length > 2) list.push(plan);
  }
  if (frame.step === 'sale') return [...list, ...onSale(state, frame)];
  const voyages = () => {
    const { missions, paths } = missionsOf(state, frame, style, most === 1);
    return missions.slice(0, most).map((mission) => carriedOut(state, frame, mission, paths));
  };
  // Playouts often request a single plan, so it is cached. The root requests several, but only once.
  return [...list, ...(most > 1 ? voyages() : BEST_MISSIONS.recall(missionKey(state, frame, style), voyages))];
}

function bought(state: State, seat: Seat, first: readonly Serenissima2012Move[], style: Style): CaptainPlan {
  const { moves, gain } = purchases(state, seat, first, style);
  const galleys = moves.filter(({ type }) => type === 'buyGalley').length;
  const basilicas = moves.filter(({ type }) => type === 'buildBasilica').length;
  const params = { galleys, basilicas, purchases: moves.length - first.length };
  return { moves: [...moves, { type: 'done' }], value: gain, reason: { key: 'invest', params } };
}

/** In the last turn, buys a galley for a single attack if that pays. */
function strikes(state: State, seat: Seat): CaptainPlan[] {
  const strike = lastStrike(state, seat);
  if (!strike) return [];
  const reason = { key: 'invest', params: { galleys: 1, basilicas: 0, purchases: strike.moves.length } };
  return [{ moves: [...strike.moves, { type: 'done' }], value: strike.gain, reason }];
}

/** Continues a sale with the remaining goods that the port buys. */
function onSale(state: State, frame: ActivationFrame): CaptainPlan[] {
  const galley = galleyAt(state, frame.galley);
  const port = portAt(galley.space);
  const moves: Serenissima2012Move[] = [{ type: 'done' }];
  const reason = { key: 'mission.sell', params: { port, galley: frame.galley } };
  const list: CaptainPlan[] = [{ moves, value: 0, reason }];
  galley.cargo.forEach((count, good) => {
    if (count > 0 && !whyNotStore(state.ports[port], BOARD.ports[port], good))
      list.push({ moves: [{ type: 'sell', good }], value: 1, reason });
  });
  return list;
}

/** The moves of a mission. */
function carriedOut(state: State, frame: ActivationFrame, mission: Mission, paths: ShortestPaths): CaptainPlan {
  const galley = galleyAt(state, frame.galley);
  const moves: Serenissima2012Move[] = [];
  const port = portAt(galley.space);
  const [shore, deck] = [BERTHS.ashore(port), BERTHS.aboard(frame.galley)];
  for (let crew = galley.sailors; crew < mission.crew; crew++) moves.push({ type: 'transfer', from: shore, to: deck, piece: 'sailor' }); // prettier-ignore
  for (let crew = galley.sailors; crew > mission.crew; crew--) moves.push({ type: 'transfer', from: deck, to: shore, piece: 'sailor' }); // prettier-ignore
  if (mission.load > 0) moves.push({ type: 'load', count: mission.load });
  for (const to of pathTo(paths, mission.space)) moves.push({ type: 'sail', to });
  for (const good of mission.sells) moves.push({ type: 'sell', good });
  if (mission.task === 'claim') moves.push({ type: 'claim', sailors: mission.lands });
  else if (mission.target) moves.push({ type: 'attack', target: mission.target });
  else moves.push({ type: 'done' });
  const params = {
    galley: frame.galley,
    port: portAt(mission.space),
    space: mission.space,
    goods: mission.sells.length,
    win: Math.round(mission.chance * 100),
    steps: graph(state.options).distance[galley.space][mission.space],
  };
  return { moves, value: mission.value, reason: { key: `mission.${mission.task}`, params } };
}
