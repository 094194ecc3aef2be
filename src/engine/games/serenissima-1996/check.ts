import { NOBODY } from '../serenissima/board';
import { CAPACITY, goodsAboard } from '../serenissima/cargo';
import { ABOUT } from './about';
import { checkFrames, checkStack } from './check-frames';
import { checkAfloat, checkWarehouse } from '../serenissima/check-pieces';
import { isCount, need, needFields, needOptions } from '../../kit/check-tools';
import { COIN_BOX, FORTS, GALLEYS, GOODS_OF_A_KIND, TURNS } from './data/components';
import { BOARD } from './data/board';
import type { State } from './state';

const KEYS: readonly (keyof State)[] = [
  'options', 'powers', 'turn', 'lastTurn', 'order', 'frames', 'money', 'treasury', 'supply', 'sailors', 'fallen', 'forts',
  'galleys', 'ports', 'standing',
]; // prettier-ignore

/** Every invariant of a position: shape, limits of the box, conservation of each kind of piece, ownership, decisions. */
export function checkState(value: unknown): asserts value is State {
  needFields(value, KEYS);
  const state = value as unknown as State;
  checkTable(state);
  checkStack(state.frames);
  checkGalleys(state);
  checkPorts(state);
  checkConservation(state);
  checkFrames(state);
}

function checkTable(state: State): void {
  needOptions(state.options, ABOUT);
  const seats = Array.isArray(state.powers) ? state.powers.length : 0;
  need(isCount(seats, ...ABOUT.seats), 'There are 2 to 4 powers');
  need(
    state.powers.every((power) => isCount(power, 0, BOARD.powers.length - 1)),
    'Powers are numbered 0 to 3',
  );
  need(new Set(state.powers).size === seats, 'No power is played twice');
  need(state.lastTurn === TURNS[seats], `A game of ${seats} players has ${TURNS[seats]} turns`);
  need(
    isCount(state.turn, 0, state.options.end === 'variable' ? Infinity : state.lastTurn),
    'Turns are counted, up to the last',
  );
  need(Array.isArray(state.order) && state.order.length === seats, 'The order names every seat');
  need(
    new Set(state.order).size === seats && state.order.every((seat) => isCount(seat, 0, seats - 1)),
    'The order names every seat once',
  );
  need(Array.isArray(state.money) && state.money.length === seats, 'Every seat has a treasury');
  need(
    state.money.every((ducats) => isCount(ducats) && ducats % 100 === 0),
    'Money is whole hundreds, never below nothing',
  );
  need(Array.isArray(state.standing) && state.standing.length === seats, 'Every seat has standing answers');
  for (const row of state.standing) {
    need(Array.isArray(row) && row.length === seats, 'A standing answer for every other seat');
    need(
      row.every((answer) => ['ask', 'always', 'never'].includes(answer)),
      'Standing answers are ask, always or never',
    );
  }
}

function checkGalleys(state: State): void {
  need(Array.isArray(state.galleys) && state.galleys.length === GALLEYS, `There are ${GALLEYS} galleys`);
  const placing = state.turn === 0;
  const prizes = state.frames.flatMap((frame) => (frame.kind === 'spoils' ? [frame.prize, frame.victor] : []));
  state.galleys.forEach((galley, id) => {
    if (galley === null) return;
    const of = `Galley ${id}`;
    need(typeof galley === 'object' && Object.keys(galley).length === 6, `${of} has six fields`);
    checkAfloat(galley, of, state.powers.length, BOARD);
    need(isCount(galley.sailors, placing || prizes.includes(id) ? 0 : 1), `${of} has a sailor aboard`);
    need(prizes.includes(id) || galley.sailors + goodsAboard(galley) <= CAPACITY, `${of} carries five pieces at most`);
    need(isCount(galley.sailed, 0, CAPACITY), `${of} has sailed five spaces at most`);
    need(['free', 'ask', 'refused'].includes(galley.passage), `${of} may leave, must ask, or was refused`);
  });
}

function checkPorts(state: State): void {
  need(
    Array.isArray(state.ports) && state.ports.length === BOARD.ports.length,
    `There are ${BOARD.ports.length} ports`,
  );
  state.ports.forEach((port, id) => {
    const { name } = BOARD.ports[id];
    need(typeof port === 'object' && port !== null && Object.keys(port).length === 6, `${name} has six fields`);
    need(isCount(port.owner, NOBODY, state.powers.length - 1), `${name} belongs to a seat or nobody`);
    need(isCount(port.garrison), `${name}'s garrison is a number of sailors`);
    need(port.owner !== NOBODY || (port.garrison === 0 && !port.fort), `${name} is neutral: no garrison, no fort`);
    need(typeof port.fort === 'boolean' && typeof port.built === 'boolean', `${name}'s fort and build are yes or no`);
    checkWarehouse(port.warehouse, BOARD.ports[id], BOARD.goods.length);
    need(isCount(port.hired, 0, port.warehouse.length), `${name} has hired no more than it may`);
  });
  state.powers.forEach((power) => {
    const { capital } = BOARD.powers[power];
    need(state.ports[capital].owner !== NOBODY, `${BOARD.ports[capital].name} is the capital of a power that plays`);
  });
}

function checkConservation(state: State): void {
  const afloat = state.galleys.filter((galley) => galley !== null);
  need(Array.isArray(state.supply) && state.supply.length === BOARD.goods.length, 'The supply lists every good');
  BOARD.goods.forEach((name, good) => {
    const aboard = afloat.reduce((sum, galley) => sum + galley.cargo[good], 0);
    const stored = state.ports.filter((port) => port.warehouse.includes(good)).length;
    need(isCount(state.supply[good]), `The supply of ${name} is whole`);
    need(state.supply[good] + aboard + stored === GOODS_OF_A_KIND, `There are ${GOODS_OF_A_KIND} pieces of ${name}`);
  });
  const crews = afloat.reduce((sum, galley) => sum + galley.sailors, 0);
  const garrisons = state.ports.reduce((sum, port) => sum + port.garrison, 0);
  need(isCount(state.sailors) && isCount(state.fallen), 'Sailors are whole');
  need(
    state.sailors + state.fallen + crews + garrisons === state.options.sailors,
    `There are ${state.options.sailors} sailors`,
  );
  need(
    isCount(state.forts) && state.forts + state.ports.filter((port) => port.fort).length === FORTS,
    `There are ${FORTS} forts`,
  );
  const money = state.money.reduce((sum, ducats) => sum + ducats, 0);
  need(Number.isInteger(state.treasury) && money + state.treasury === COIN_BOX, `There are ${COIN_BOX} ducats`);
}
