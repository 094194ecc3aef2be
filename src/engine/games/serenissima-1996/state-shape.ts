import { optionsOf } from '../../kit/positions';
import {
  count,
  distinct,
  flag,
  index,
  list,
  MAX_COUNT,
  nullable,
  oneOf,
  optional,
  record,
  variants,
} from '../../kit/shapes';
import type { Shape } from '../../kit/shapes';
import { CAPACITY } from '../serenissima/cargo';
import { piecesOf, seatedPieces } from '../serenissima/piece-shapes';
import { ABOUT } from './about';
import { COIN, GALLEYS, PORT_PRICE } from './data/components';
import { BOARD } from './data/board';
import type { Serenissima1996Options } from './about';
import type { Frame, Galley, Port, Source, Standing, State } from './state';

/** A multiple of the smallest coin, at least 0. */
const ducats = count(0, MAX_COUNT, COIN);

/** The shape of a valid state for this number of seats. Rules that connect several fields are checked separately. */
export function stateShape(seats: number): Shape<State> {
  const { space, port, galley, good } = piecesOf(BOARD, GALLEYS);
  const { seat, owner, pieces, warehouse, each } = seatedPieces(BOARD, seats);
  const asked = distinct(list(seat, { least: 1 }));
  const frame = variants<Frame, 'kind'>('kind', {
    placement: { seat },
    bidding: { bids: each(nullable(ducats)) },
    ordering: { choosers: asked, places: each(owner), zeros: list(seat) },
    phase: {
      phase: oneOf('harbour', 'sailing', 'combat', 'landing', 'revenue'),
      place: seat,
      closed: list(count()),
      agreed: optional(list(record({ port, price: count(PORT_PRICE, MAX_COUNT, COIN) }))),
    },
    bargain: {
      stage: oneOf('quote', 'answer', 'counter', 'last', 'take'),
      seller: seat,
      buyer: seat,
      source: variants<Source, 'kind'>('kind', { port: { port }, galley: { galley } }),
      galley,
      good,
      count: count(1),
      inReturn: optional(record({ good, count: count(1) })),
      quoted: ducats,
      countered: ducats,
    },
    passage: { galley, owners: asked },
    spoils: { stage: oneOf('fate', 'sorting'), seat, victor: galley, prize: galley },
  });
  return record<State>({
    options: optionsOf<Serenissima1996Options>(ABOUT),
    powers: distinct(list(index(BOARD.powers.length), seats)),
    turn: count(),
    lastTurn: count(),
    order: distinct(list(seat, seats)),
    frames: list(frame, { most: 2 }),
    money: each(ducats),
    treasury: count(-MAX_COUNT),
    supply: pieces,
    sailors: count(),
    fallen: count(),
    forts: count(),
    galleys: list(
      nullable(
        record<Galley>({
          owner: seat,
          space,
          sailors: count(),
          cargo: pieces,
          sailed: count(0, CAPACITY),
          passage: oneOf('free', 'ask', 'refused'),
        }),
      ),
      GALLEYS,
    ),
    ports: list(
      record<Port>({ owner, garrison: count(), fort: flag, warehouse, hired: count(), built: flag }),
      BOARD.ports.length,
    ),
    standing: each(each(oneOf<Standing>('ask', 'always', 'never'))),
  });
}
