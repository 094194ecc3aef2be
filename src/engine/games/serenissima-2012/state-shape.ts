import { optionsOf } from '../../kit/positions';
import { count, distinct, flag, index, list, nullable, oneOf, record, variants } from '../../kit/shapes';
import type { Shape } from '../../kit/shapes';
import { NOBODY } from '../serenissima/board';
import { piecesOf, seatedPieces } from '../serenissima/piece-shapes';
import { ABOUT } from './about';
import { GALLEYS, SCORINGS, STARTING_GALLEYS } from './data/components';
import { BOARD, DOGE_CARDS, TRACKS } from './data/board';
import type { Serenissima2012Options } from './about';
import type { Blockaded, Frame, Galley, Port, Standing, State } from './state';

/** The shape of a valid state for this number of seats. Rules that connect several fields are checked separately. */
export function stateShape(seats: number): Shape<State> {
  const { space, port, galley, good, berth } = piecesOf(BOARD, GALLEYS[seats]);
  const { seat, owner, pieces, warehouse, each } = seatedPieces(BOARD, seats);
  const cards = distinct(list(index(DOGE_CARDS.length)));
  const asked = distinct(list(seat, { least: 1 }));
  const { start, scoring } = TRACKS[seats];
  const frame = variants<Frame, 'kind'>('kind', {
    closing: { seat },
    choosing: { seat, pick: index(seats * STARTING_GALLEYS[seats]), stage: oneOf('port', 'galley') },
    activation: {
      seat,
      galley,
      step: oneOf('choice', 'loading', 'movement', 'stopped', 'sale', 'barred', 'battle', 'investment'),
      start: space,
      crossed: count(0, 5),
      freeLoaded: flag,
      value: count(-1, 5),
      blockader: owner,
      bought: flag,
    },
    blockade: {
      seats: asked,
      what: variants<Blockaded, 'type'>('type', { movement: {}, sale: { good }, claim: { sailors: count(1) } }),
    },
    battle: { seat, target: berth, rounds: count() },
    loot: { seat, victor: galley, prize: galley },
    landing: { seat, port },
    catchUp: { seats: asked },
  });
  return record<State>({
    options: optionsOf<Serenissima2012Options>(ABOUT),
    first: seat,
    turn: count(),
    active: count(NOBODY, GALLEYS[seats] - 1),
    marker: count(start, scoring[scoring.length - 1]),
    scorings: count(0, SCORINGS),
    frames: list(frame, { most: 2 }),
    money: each(count()),
    reserve: each(count()),
    supply: pieces,
    forts: count(),
    basilicas: count(),
    galleys: list(nullable(record<Galley>({ owner: seat, space, sailors: count(), cargo: pieces })), GALLEYS[seats]),
    ports: list(
      record<Port>({ owner, garrison: count(), fort: flag, basilica: flag, closed: flag, warehouse }),
      BOARD.ports.length,
    ),
    standing: each(each(oneOf<Standing>('ask', 'always', 'never'))),
    deck: cards,
    discard: cards,
  });
}
