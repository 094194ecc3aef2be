import { NOBODY } from '../serenissima/board';
import { CAPACITY, goodsAboard } from '../serenissima/cargo';
import { checkAfloat, checkWarehouse } from '../serenissima/check-pieces';
import { isCount, need, needFields, needOptions } from '../../kit/check-tools';
import { ABOUT } from './about';
import { checkFrames } from './check-frames';
import { FLEET, GALLEYS, SAILORS, SCORINGS } from './data/components';
import { BASILICAS, BOARD, CUBES, DOGE_CARDS, FORTS, TRACKS } from './data/board';
import { fleetSize, portsOf } from './queries';
import type { State } from './state';

const KEYS: readonly (keyof State)[] = [
  'options', 'first', 'turn', 'active', 'marker', 'scorings', 'frames', 'money', 'reserve', 'supply', 'forts', 'basilicas',
  'galleys', 'ports', 'standing', 'deck', 'discard',
]; // prettier-ignore

/** Every invariant of a position: shape, limits of the box, conservation of each kind of piece, ownership, decisions. */
export function checkState(value: unknown): asserts value is State {
  needFields(value, KEYS);
  const state = value as unknown as State;
  checkTable(state);
  checkGalleys(state);
  checkPorts(state);
  checkConservation(state);
  checkTrack(state);
  checkFrames(state);
}

function checkTable(state: State): void {
  needOptions(state.options, ABOUT);
  const seats = Array.isArray(state.money) ? state.money.length : 0;
  need(isCount(seats, ...ABOUT.seats), 'There are 2 to 4 seats');
  need(isCount(state.first, 0, seats - 1), 'The first player is a seat');
  need(
    state.money.every((ducats) => isCount(ducats)),
    'Ducats are whole, never below nothing',
  );
  need(Array.isArray(state.standing) && state.standing.length === seats, 'Every seat has standing orders');
  for (const row of state.standing) {
    need(Array.isArray(row) && row.length === seats, 'A standing order for every other seat');
    need(
      row.every((order) => ['ask', 'always', 'never'].includes(order)),
      'Standing orders are ask, always or never',
    );
  }
  need(isCount(state.turn), 'Turns are whole numbers');
  need(isCount(state.active, -1, GALLEYS[seats] - 1), 'The black token is on the wheel');
}

function checkGalleys(state: State): void {
  const seats = state.money.length;
  need(Array.isArray(state.galleys) && state.galleys.length === GALLEYS[seats], `There are ${GALLEYS[seats]} galleys`);
  need(Array.isArray(state.frames), 'Decisions are a list');
  const sinking = state.frames.flatMap((frame) => (frame?.kind === 'loot' ? [frame.prize] : []));
  state.galleys.forEach((galley, id) => {
    if (galley === null) return;
    const of = `Galley ${id + 1}`;
    need(typeof galley === 'object' && Object.keys(galley).length === 4, `${of} has four fields`);
    checkAfloat(galley, of, seats, BOARD);
    const crew = sinking.includes(id) ? galley.sailors === 0 : isCount(galley.sailors, 1);
    need(crew, `${of} has a sailor aboard unless it is sinking`);
    need(galley.sailors + goodsAboard(galley) <= CAPACITY, `${of} carries five pieces at most`);
  });
  for (let seat = 0; seat < seats; seat++) {
    need(fleetSize(state, seat) <= FLEET, `Seat ${seat} owns ${FLEET} galleys at most`);
  }
}

function checkPorts(state: State): void {
  const seats = state.money.length;
  need(
    Array.isArray(state.ports) && state.ports.length === BOARD.ports.length,
    `There are ${BOARD.ports.length} ports`,
  );
  const landings = state.frames.flatMap((frame) => (frame?.kind === 'landing' ? [frame.port] : []));
  state.ports.forEach((port, id) => {
    const { name, size } = BOARD.ports[id];
    need(typeof port === 'object' && port !== null && Object.keys(port).length === 6, `${name} has six fields`);
    need(isCount(port.owner, NOBODY, seats - 1), `${name} belongs to a seat or nobody`);
    const least = port.owner === NOBODY || landings.includes(id) ? 0 : 1;
    need(isCount(port.garrison, least, port.owner === NOBODY ? 0 : size), `${name} is garrisoned when it is owned`);
    for (const flag of [port.fort, port.basilica, port.closed]) {
      need(typeof flag === 'boolean', `${name}'s fort, basilica and closing are yes or no`);
    }
    checkWarehouse(port.warehouse, BOARD.ports[id], BOARD.goods.length);
    const used = port.owner !== NOBODY || port.warehouse.length > 0 || port.fort || port.basilica;
    need(!port.closed || !used, `${name} is closed: nobody holds it or stores there`);
  });
  const closed = state.ports.filter((port) => port.closed).length;
  const closing = state.frames[0]?.kind === 'closing';
  const wanted = seats < 4 ? 4 : 0;
  need(closing ? closed < wanted : closed === wanted, `There are ${wanted} closed ports`);
  if (state.turn === 0) return;
  for (let seat = 0; seat < seats; seat++) need(portsOf(state, seat).length > 0, `Seat ${seat} holds its last port`);
}

function checkConservation(state: State): void {
  const afloat = state.galleys.filter((galley) => galley !== null);
  need(Array.isArray(state.supply) && state.supply.length === BOARD.goods.length, 'The supply lists every good');
  BOARD.goods.forEach((name, good) => {
    const aboard = afloat.reduce((sum, galley) => sum + galley.cargo[good], 0);
    const stored = state.ports.filter((port) => port.warehouse.includes(good)).length;
    need(isCount(state.supply[good]), `The supply of ${name} is whole`);
    need(state.supply[good] + aboard + stored === CUBES[good], `There are ${CUBES[good]} cubes of ${name}`);
  });
  const seats = state.money.length;
  need(Array.isArray(state.reserve) && state.reserve.length === seats, 'Every seat has a reserve');
  state.reserve.forEach((sailors, seat) => {
    const crews = afloat.reduce((sum, galley) => sum + (galley.owner === seat ? galley.sailors : 0), 0);
    const garrisons = state.ports.reduce((sum, port) => sum + (port.owner === seat ? port.garrison : 0), 0);
    need(isCount(sailors), 'Sailors are whole');
    need(sailors + crews + garrisons === SAILORS[seats], `Seat ${seat} has ${SAILORS[seats]} sailors`);
  });
  const built = (what: 'fort' | 'basilica') => state.ports.filter((port) => port[what]).length;
  need(isCount(state.forts) && state.forts + built('fort') === FORTS, `There are ${FORTS} forts`);
  need(isCount(state.basilicas) && state.basilicas + built('basilica') === BASILICAS, `There are ${BASILICAS} basilicas`); // prettier-ignore
}

function checkTrack(state: State): void {
  const { start, scoring } = TRACKS[state.money.length];
  need(isCount(state.marker, start, scoring[scoring.length - 1]), 'The white token is on the track');
  need(isCount(state.scorings, 0, SCORINGS), 'Scorings are counted');
  need(
    scoring.filter((space) => space <= state.marker).length === state.scorings,
    'There was a scoring for every scoring space reached',
  );
  need((state.scorings === SCORINGS) === (state.frames.length === 0), 'The third scoring ends the game');
  need(Array.isArray(state.deck) && Array.isArray(state.discard), 'Doge cards lie face down and face up');
  const cards = [...state.deck, ...state.discard].sort((a, b) => a - b);
  need(cards.length === DOGE_CARDS.length && cards.every((card, i) => card === i), 'Each Doge card is there once');
  need(state.deck.length > 0 || state.frames.length === 0, 'There is a Doge card to draw');
}
