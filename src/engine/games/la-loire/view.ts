import type { Seat } from '../../core/game';
import { carryLimit, power } from './abilities';
import { actors } from './rules';
import { copyFrame, copyState } from './copy';
import { BEER, FARMS, GOODS, LOCATIONS, MESSAGES_TO_END, MONASTERIES, SOLO_TURNS } from './data/board';
import type { LocationId } from './data/board';
import { BUILDING_DATA } from './data/buildings';
import { LEVELS } from './data/messages';
import { seatsNearEnd } from './near-end';
import { canAdvance, helpersFor, isTarget } from './phases/delivery';
import { shiftsOf } from './phases/market';
import { choosable } from './phases/post';
import { cannotLeave } from './phases/turn';
import { topFrame } from '../../kit/frames';
import { farmTokens, goodOf, isCity, marketPrice, monasteries, priceOf, riverEnd } from './queries';
import { NONE } from './state';
import { seatScore } from './score';
import type { Frame, Message, Player, State, TurnFrame } from './state';
import type { LaLoireView, Offer, ViewFrame, ViewMessage, ViewPlayer } from './view-types';

/** A position as one seat may see it: without the order of the decks and the cards that only the Spy has seen. */
export function viewOf(state: State, seat: Seat | null): LaLoireView {
  const { options, shields, market, circus, horses, buildings, owners, towers, goods, characters, players, turn } =
    copyState(state);
  const top = topFrame(state);
  const active = state.frames[0] as TurnFrame | undefined;
  return {
    seat,
    options: { ...options },
    shields: shields.slice(),
    market,
    shifts: shiftsOf(state),
    circus,
    circusTile: circus === NONE ? NONE : market.indexOf(shields[circus]),
    horses,
    buildings,
    owners,
    offers: LOCATIONS.map((_, at) => offerAt(state, at)),
    towers,
    goods,
    characters,
    decks: state.decks.map((deck) => deck.length),
    players: players.map((player, owner) => viewPlayer(state, player, owner)),
    turn,
    lastTurn: players.length === 1 ? SOLO_TURNS : null,
    river: riverEnd(state),
    messagesToEnd: MESSAGES_TO_END[players.length],
    lastTurns: state.lastTurns?.slice() ?? null,
    nearEnd: seatsNearEnd(state),
    frame: top ? viewFrame(state, top, seat) : null,
    active: active ? { ...active } : null,
    actors: actors(state),
    stranded: active !== undefined && !active.merchant && cannotLeave(state, active.seat),
  };
}

function offerAt(state: State, at: LocationId): Offer | null {
  if (isCity(at)) return null;
  const good = goodOf(at);
  const building = state.buildings[at];
  return {
    good,
    market: marketPrice(state, state.shields[at]),
    price: priceOf(state, at, good),
    beer: building !== NONE && BUILDING_DATA[building].abbey ? priceOf(state, at, BEER) : null,
  };
}

function viewPlayer(state: State, player: Player, seat: Seat): ViewPlayer {
  const { total, lines } = seatScore(player, seat);
  return {
    ...player,
    messages: player.messages.map((message) => viewMessage(state, player, message)),
    points: total,
    pointLines: lines,
    leavesWith: power(player, 'leavesWith'),
    stackLimit: power(player, 'stack'),
    messageLimit: power(player, 'messagesHeld'),
    helpers: LEVELS.map((level) => helpersFor(state, player, level)),
    goodLimits: GOODS.map((_, good) => carryLimit(player, good)),
    farms: FARMS - farmTokens(state, seat),
    monasteries: MONASTERIES - monasteries(state, seat),
  };
}

function viewMessage(state: State, player: Player, message: Message): ViewMessage {
  return {
    card: message.card,
    cubes: message.cubes,
    targets: LOCATIONS.flatMap((_, at) => (isTarget(state, message, at) ? [at] : [])),
    deliverable: canAdvance(state, player, message),
  };
}

function viewFrame(state: State, frame: Frame, seat: Seat | null): ViewFrame {
  if (frame.kind !== 'choice') return copyFrame(frame) as ViewFrame;
  const { kind, way, level, cost } = frame;
  const cards = choosable(state, frame).toSorted((a, b) => a - b);
  const hidden = isSecret(state, frame) && seat !== frame.seat;
  return { kind, seat: frame.seat, way, level, cost, count: cards.length, cards: hidden ? null : cards };
}

/** Whether cards are secret: only those drawn by the Spy, and only if there are other players. */
function isSecret(state: State, frame: Frame): boolean {
  return frame.kind === 'choice' && frame.way === 'spy' && state.players.length > 1;
}

/** Whether a decision's screen shows cards that only the seat may see. */
export function isPrivate(state: State, seat: Seat): boolean {
  const frame = topFrame(state);
  return frame !== undefined && frame.seat === seat && isSecret(state, frame);
}
