import { NOBODY } from '../serenissima/board';
import { CAPACITY, goodsAboard } from '../serenissima/cargo';
import { checkWarehouse } from '../serenissima/check-pieces';
import { checkPositionShape, need } from '../../kit/positions';
import { ABOUT } from './about';
import { checkFrames } from './check-frames';
import { COIN_BOX, FORTS, GOODS_OF_A_KIND, TURNS } from './data/components';
import { BOARD } from './data/board';
import type { State } from './state';
import { stateShape } from './state-shape';

/** Checks every invariant of a position: shape, number of pieces, ownership, decisions. */
export function checkState(value: unknown): asserts value is State {
  const state: unknown = value;
  checkPositionShape<State>(state, 'powers', ABOUT.seats, stateShape);
  checkTurns(state);
  checkGalleys(state);
  checkPorts(state);
  checkConservation(state);
  checkFrames(state);
}

function checkTurns({ powers: { length: seats }, turn, lastTurn, options }: State): void {
  need(lastTurn === TURNS[seats], `A game of ${seats} players has ${TURNS[seats]} turns`);
  need(turn <= lastTurn || options.end === 'variable', 'The turn is at most the last one');
}

function checkGalleys(state: State): void {
  const placing = state.turn === 0;
  const prizes = state.frames.flatMap((frame) => (frame.kind === 'spoils' ? [frame.prize, frame.victor] : []));
  state.galleys.forEach((galley, id) => {
    if (galley === null || prizes.includes(id)) return;
    need(galley.sailors > 0 || placing, `Galley ${id} has a sailor aboard`);
    need(galley.sailors + goodsAboard(galley) <= CAPACITY, `Galley ${id} carries at most five pieces`);
  });
}

function checkPorts(state: State): void {
  state.ports.forEach((port, id) => {
    const { name } = BOARD.ports[id];
    need(port.owner !== NOBODY || (port.garrison === 0 && !port.fort), `${name} is neutral: no garrison, no fort`);
    checkWarehouse(port.warehouse, BOARD.ports[id]);
    need(port.hired <= port.warehouse.length, `${name} has hired no more than allowed`);
  });
  state.powers.forEach((power) => {
    const { capital } = BOARD.powers[power];
    need(state.ports[capital].owner !== NOBODY, `${BOARD.ports[capital].name} has an owner`);
  });
}

function checkConservation(state: State): void {
  const afloat = state.galleys.filter((galley) => galley !== null);
  BOARD.goods.forEach((name, good) => {
    const aboard = afloat.reduce((sum, galley) => sum + galley.cargo[good], 0);
    const stored = state.ports.filter((port) => port.warehouse.includes(good)).length;
    need(state.supply[good] + aboard + stored === GOODS_OF_A_KIND, `There are ${GOODS_OF_A_KIND} pieces of ${name}`);
  });
  const crews = afloat.reduce((sum, galley) => sum + galley.sailors, 0);
  const garrisons = state.ports.reduce((sum, port) => sum + port.garrison, 0);
  const { sailors, fallen, options } = state;
  need(sailors + fallen + crews + garrisons === options.sailors, `There are ${options.sailors} sailors`);
  need(state.forts + state.ports.filter((port) => port.fort).length === FORTS, `There are ${FORTS} forts`);
  const money = state.money.reduce((sum, ducats) => sum + ducats, 0);
  need(money + state.treasury === COIN_BOX, `There are ${COIN_BOX} ducats`);
}
