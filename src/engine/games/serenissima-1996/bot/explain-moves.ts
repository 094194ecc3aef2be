import type { Seat } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import type { GalleyId, GoodId, PortId, SpaceId } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';
import { termsOf } from './bargaining';
import { marketIn } from './cargo-worth';
import { draftOf } from './draft';
import { building, crewOf, errandFacts } from './explain';
import { fortChance, isLaden, nearPorts, portsOf, priceFor, rivalNear, stormChance } from './facts';
import { GARRISONING, garrisonsAfter, leaving, safety } from './guarding';
import { roomBeside } from './harbour';
import { reason } from './reasons';
import { STYLES } from './style';
import { wouldBuy } from './worth';

type Moves = readonly Serenissima1996Move[];
type CargoMove = Extract<Serenissima1996Move, { type: 'askCargo' | 'offerCargo' }>;

/** One reason per move of a turn: the galley's mission, or the purpose of sailors, forts and bargains. */
export function explainMoves(state: State, seat: Seat, plan: Plan<Serenissima1996Move>): (Reason | undefined)[] {
  const { moves, errands } = plan;
  if (!errands) return [];
  const garrisons = garrisonsAfter(state, seat, moves);
  const explanations = new Map<GalleyId, Reason | undefined>();
  const galleyReason = (id: GalleyId) => {
    if (!explanations.has(id)) explanations.set(id, ofGalley(state, seat, id, errands[id], moves));
    return explanations.get(id);
  };
  /** The position before each move. */
  const draft = draftOf(state, seat);
  const manned = (port: PortId) => safety(state, seat, port, garrisons[port])?.explanation;
  const emptied = new Map<PortId, Reason>();
  /** The reason to take a port's last sailors. All of them leave for the same one. */
  const left = (port: PortId, id: GalleyId) => {
    const { garrison } = draft.state.ports[port];
    if (garrisons[port] > 0 || garrison === 0) return undefined;
    const known = emptied.get(port) ?? leaving(state, seat, port, garrison, crewOf(state, id, moves));
    emptied.set(port, known);
    return known;
  };
  const explained = (move: Serenissima1996Move) => {
    // A galley that is not built yet has no mission, so the turn's reason applies.
    if (galleysIn(move).some((id) => !state.galleys[id])) return undefined;
    switch (move.type) {
      case 'buildFort':
        return fort(state, seat, move.port, garrisons[move.port]);
      case 'buildGalley':
        return building(draft.state, seat, move.port);
      case 'hire':
        return manned(move.port) ?? room(draft.state, seat, move.port, moves);
      case 'transfer':
        if ('port' in move.to)
          return manned(move.to.port) ?? ('galley' in move.from ? galleyReason(move.from.galley) : undefined);
        return ('port' in move.from ? left(move.from.port, move.to.galley) : undefined) ?? galleyReason(move.to.galley);
      case 'buy':
      case 'askPrice':
        return loaded(state, seat, move.galley, BOARD.ports[move.port].good, moves) ?? galleyReason(move.galley);
      case 'sail':
      case 'askPassage':
        return galleyReason(move.galley);
      case 'askCargo':
      case 'offerCargo':
        return deal(state, seat, move);
      default:
        return undefined;
    }
  };
  return moves.map((move) => {
    const own = explained(move);
    if (GARRISONING.includes(move.type)) draft.make(move);
    return own;
  });
}

function galleysIn(move: Serenissima1996Move): GalleyId[] {
  switch (move.type) {
    case 'transfer':
      return [move.from, move.to].flatMap((berth) => ('galley' in berth ? [berth.galley] : []));
    case 'askCargo':
    case 'offerCargo':
      return [move.from, move.galley];
    default:
      return 'galley' in move ? [move.galley] : [];
  }
}

/**
 * A galley's mission. On the open sea, its reason mentions the ports in reach from there. In the last turn, waiting for
 * the next turn is never a reason.
 */
function ofGalley(
  state: State,
  seat: Seat,
  id: GalleyId,
  errand: Reason | undefined,
  moves: Moves,
): Reason | undefined {
  const last = state.turn >= state.lastTurn;
  if (errand)
    return last && errand.key === 'mission.wait' ? undefined : (errandFacts(state, seat, errand, moves) ?? undefined);
  const space = goalOf(id, moves);
  if (space === undefined || last) return undefined;
  const count = nearPorts(state, seat, id, space, crewOf(state, id, moves));
  return count > 0
    ? reason(isLaden(state, id) ? 'mission.sea' : 'mission.seaEmpty', { space, count, galley: id })
    : undefined;
}

function goalOf(id: GalleyId, moves: Moves): SpaceId | undefined {
  const last = moves.findLast((move) => move.type === 'sail' && move.galley === id);
  return last?.type === 'sail' ? last.to : undefined;
}

/** A fort's reason: the strongest rival, and its chances without and with the fort. */
function fort(state: State, seat: Seat, port: PortId, garrison: number): Reason | undefined {
  const rival = rivalNear(state, seat, port);
  if (!rival || garrison === 0) return undefined;
  const before = stormChance(state, port, rival.sailors, garrison);
  const after = fortChance(rival.sailors, garrison);
  return reason('fort', { port, power: rival.owner, sailors: rival.sailors, garrison, before, after });
}

/** The reason for hiring sailors for galleys beside a port, if the turn brings any aboard. */
function room(state: State, seat: Seat, port: PortId, moves: Moves): Reason | undefined {
  const board = moves.some(
    (move) => move.type === 'transfer' && 'port' in move.from && move.from.port === port && 'galley' in move.to,
  );
  const count = board ? roomBeside(state, seat, port) : 0;
  return count > 0 ? reason('hire', { port, count }) : undefined;
}

/** The reason for buying a piece: the port in reach that pays most for it. */
function loaded(state: State, seat: Seat, id: GalleyId, good: GoodId, moves: Moves): Reason | undefined {
  let best = -1;
  let most = 0;
  for (const port of portsOf(state, galleyAt(state, id).space, crewOf(state, id, moves))) {
    const price = wouldBuy(state, port, good) ? priceFor(state, seat, port, good) : 0;
    if (price > most) [best, most] = [port, price];
  }
  return best >= 0 ? reason('load', { good, port: best, price: most }) : undefined;
}

/** The reason for asking for or offering cargo: the value of a piece to the seat. */
function deal(state: State, seat: Seat, move: CargoMove): Reason | undefined {
  const terms = termsOf(marketIn(state, STYLES.usual), { ...move, source: { kind: 'galley', galley: move.from } });
  const asks = move.type === 'askCargo';
  const worth = Math.round(asks ? terms.worth : terms.cost);
  const { owner: power } = galleyAt(state, asks ? move.from : move.galley);
  if (power === seat || worth <= 0) return undefined;
  return reason(asks ? 'deal.ask' : 'deal.offer', { good: move.good, power, worth });
}
