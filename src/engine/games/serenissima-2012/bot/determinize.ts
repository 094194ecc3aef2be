import type { Random, Seat } from '../../../core/game';
import { shuffle } from '../../../kit/shuffle';
import { NOBODY } from '../../serenissima/board';
import type { SpaceId } from '../../serenissima/board';
import { copyFrame } from '../copy';
import { STARTING_MONEY } from '../data/components';
import { BOARD } from '../data/board';
import { blockadersIn } from '../queries';
import type { ActivationFrame, Frame, Galley, Port, State, Step } from '../state';
import type { Serenissima2012View } from '../view-types';

/** Maximum additional ducats of a rival, per turn played. Income grows, and most of it is spent early in the game. */
const A_TURN = 5;

/** A complete position consistent with a seat's view. Hidden information is drawn at random. */
export function determinize(view: Serenissima2012View, _seat: Seat, random: Random): State {
  const state: State = {
    options: view.options,
    first: view.first,
    turn: view.turn,
    active: view.active ?? -1,
    marker: view.marker,
    scorings: view.scorings,
    frames: [],
    money: view.money.map((ducats) => {
      if (ducats !== null) return ducats;
      return view.turn === 0 ? STARTING_MONEY : 1 + random.roll(A_TURN * view.turn + 15 * view.scorings + 4);
    }),
    reserve: view.reserve.slice(),
    supply: view.supply.slice(),
    forts: view.forts,
    basilicas: view.basilicas,
    galleys: view.galleys.map((galley) => galley && copyGalley(galley)),
    ports: view.ports.map(copyPort),
    deck: shuffle(view.doge.left.slice(), random),
    discard: view.doge.discard.slice(),
    standing: view.standing.map((orders) => orders.slice()),
  };
  state.frames = frames(view, state);
  return state;
}

function frames(view: Serenissima2012View, state: State): Frame[] {
  const { frame, active, combat, turnOf } = view;
  if (!frame) return [];
  const top = copyFrame(frame);
  if (active === null || !combat || turnOf === null || top.kind === 'activation') return [top];
  const below: ActivationFrame = {
    kind: 'activation',
    seat: turnOf,
    galley: active,
    step: view.phase as Step,
    start: 0,
    crossed: combat.crossed,
    freeLoaded: true,
    value: combat.limit ?? -1,
    blockader: NOBODY,
    bought: false,
  };
  below.start = startOf(view, state, below);
  return [below, top];
}

/**
 * Finds the space where the activation started: the view lists no blockaders there, even if a seat has enough sailors.
 */
function startOf(view: Serenissima2012View, state: State, { galley: id, seat, crossed }: ActivationFrame): SpaceId {
  const galley = state.galleys[id] as Galley;
  if (crossed === 0) return galley.space;
  const able = BOARD.spaces.map((_, space) => blockadersIn(state, space, seat, galley.sailors).length > 0);
  const exempt = able.findIndex((could, space) => could && view.blockaders[space].length === 0);
  return exempt >= 0 ? exempt : able.indexOf(false);
}

function copyGalley(galley: Readonly<Galley>): Galley {
  return { ...galley, cargo: galley.cargo.slice() };
}

function copyPort(port: Readonly<Port>): Port {
  return { ...port, warehouse: port.warehouse.slice() };
}
