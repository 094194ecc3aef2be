import { NOBODY } from '../serenissima/board';
import { CAPACITY, goodsAboard } from '../serenissima/cargo';
import { checkWarehouse } from '../serenissima/check-pieces';
import { checkPositionShape, need } from '../../kit/positions';
import { ABOUT } from './about';
import { checkFrames } from './check-frames';
import { FLEET, SAILORS, SCORINGS } from './data/components';
import { BASILICAS, BOARD, CUBES, DOGE_CARDS, FORTS, TRACKS } from './data/board';
import { fleetSize, portsOf } from './queries';
import type { State } from './state';
import { stateShape } from './state-shape';

/** Checks every invariant of a position: shape, number of pieces, ownership, decisions. */
export function checkState(value: unknown): asserts value is State {
  const state: unknown = value;
  checkPositionShape<State>(state, 'money', ABOUT.seats, stateShape);
  checkGalleys(state);
  checkPorts(state);
  checkConservation(state);
  checkTrack(state);
  checkFrames(state);
}

function checkGalleys(state: State): void {
  const sinking = state.frames.flatMap((frame) => (frame.kind === 'loot' ? [frame.prize] : []));
  state.galleys.forEach((galley, id) => {
    if (galley === null) return;
    const of = `Galley ${id + 1}`;
    need((galley.sailors === 0) === sinking.includes(id), `${of} has a sailor aboard unless it is sinking`);
    need(galley.sailors + goodsAboard(galley) <= CAPACITY, `${of} carries at most five pieces`);
  });
  state.money.forEach((_, seat) => need(fleetSize(state, seat) <= FLEET, `Seat ${seat} owns at most ${FLEET} galleys`));
}

function checkPorts(state: State): void {
  const seats = state.money.length;
  const landings = state.frames.flatMap((frame) => (frame.kind === 'landing' ? [frame.port] : []));
  state.ports.forEach((port, id) => {
    const { name, size } = BOARD.ports[id];
    const neutral = port.owner === NOBODY;
    const least = neutral || landings.includes(id) ? 0 : 1;
    const held = port.garrison >= least && port.garrison <= (neutral ? 0 : size);
    need(held, `${name} has a garrison if it has an owner`);
    checkWarehouse(port.warehouse, BOARD.ports[id]);
    const used = !neutral || port.warehouse.length > 0 || port.fort || port.basilica;
    need(!port.closed || !used, `${name} is closed: it has no owner and no goods`);
  });
  const closed = state.ports.filter((port) => port.closed).length;
  const closing = state.frames.at(0)?.kind === 'closing';
  const wanted = seats < 4 ? 4 : 0;
  need(closing ? closed < wanted : closed === wanted, `There are ${wanted} closed ports`);
  if (state.turn === 0) return;
  state.money.forEach((_, seat) => need(portsOf(state, seat).length > 0, `Seat ${seat} owns at least one port`));
}

function checkConservation(state: State): void {
  const afloat = state.galleys.filter((galley) => galley !== null);
  BOARD.goods.forEach((name, good) => {
    const aboard = afloat.reduce((sum, galley) => sum + galley.cargo[good], 0);
    const stored = state.ports.filter((port) => port.warehouse.includes(good)).length;
    need(state.supply[good] + aboard + stored === CUBES[good], `There are ${CUBES[good]} cubes of ${name}`);
  });
  const all = SAILORS[state.money.length];
  state.reserve.forEach((sailors, seat) => {
    const crews = afloat.reduce((sum, galley) => sum + (galley.owner === seat ? galley.sailors : 0), 0);
    const garrisons = state.ports.reduce((sum, port) => sum + (port.owner === seat ? port.garrison : 0), 0);
    need(sailors + crews + garrisons === all, `Seat ${seat} has ${all} sailors`);
  });
  const built = (what: 'fort' | 'basilica') => state.ports.filter((port) => port[what]).length;
  need(state.forts + built('fort') === FORTS, `There are ${FORTS} forts`);
  need(state.basilicas + built('basilica') === BASILICAS, `There are ${BASILICAS} basilicas`);
}

function checkTrack({ money, marker, scorings, frames, deck, discard }: State): void {
  const { scoring } = TRACKS[money.length];
  need(scoring.filter((space) => space <= marker).length === scorings, 'Every scoring space reached has been scored');
  need((scorings === SCORINGS) === (frames.length === 0), 'The third scoring ends the game');
  const cards = new Set([...deck, ...discard]).size;
  need(cards === DOGE_CARDS.length && deck.length + discard.length === cards, 'Each Doge card exists once');
  need(deck.length > 0 || frames.length === 0, 'There is a Doge card to draw');
}
