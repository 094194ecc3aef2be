import { BadConfig } from '../../core/errors';
import type { Random } from '../../core/game';
import { NOBODY } from '../serenissima/board';
import type { Serenissima1996Options } from './about';
import type { PowerId } from './data/board';
import { COIN_BOX, FORTS, GALLEYS, GOODS_OF_A_KIND, STARTING_GALLEYS, STARTING_MONEY, TURNS } from './data/components';
import { BOARD, powersInPlay } from './data/board';
import { launch } from './galleys';
import type { State } from './state';

/** The position before sailors are placed: each power has two empty galleys at its capital and 2,000 ducats. */
export function setup(
  { seats, options }: { readonly seats: number; readonly options: Serenissima1996Options },
  random: Random,
): State {
  const powers = powersFor(seats, options, random);
  const state: State = {
    options: { ...options },
    powers,
    turn: 0,
    lastTurn: TURNS[seats],
    order: powers.map((_, seat) => seat),
    frames: [{ kind: 'placement', seat: 0 }],
    money: powers.map(() => STARTING_MONEY),
    treasury: COIN_BOX - STARTING_MONEY * seats,
    supply: BOARD.goods.map(() => GOODS_OF_A_KIND),
    sailors: options.sailors,
    fallen: 0,
    forts: FORTS,
    galleys: Array.from({ length: GALLEYS }, () => null),
    ports: BOARD.ports.map(() => ({ owner: NOBODY, garrison: 0, fort: false, warehouse: [], hired: 0, built: false })),
    standing: powers.map(() => powers.map(() => 'ask')),
  };
  powers.forEach((power, seat) => {
    const { capital } = BOARD.powers[power];
    state.ports[capital].owner = seat;
    for (let i = 0; i < STARTING_GALLEYS; i++) {
      launch(state, seat * STARTING_GALLEYS + i, seat, BOARD.ports[capital].space, 0);
    }
  });
  return state;
}

/** The power of each seat: in seat order, or drawn by lot. */
function powersFor(seats: number, { pair, powers: how }: Serenissima1996Options, random: Random): PowerId[] {
  const powers = powersInPlay(seats, pair);
  if (powers.length === 0) throw new BadConfig(`Serenissima (1996) takes 2 to 4 players, not ${seats}.`);
  return how === 'drawn' ? draw(powers, random) : powers.slice();
}

/** Shuffles the powers by drawing them one by one. */
function draw(powers: readonly PowerId[], random: Random): PowerId[] {
  const left = powers.slice();
  return powers.map(() => left.splice(random.roll(left.length) - 1, 1)[0]);
}
