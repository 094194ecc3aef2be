import { BadConfig } from '../../core/errors';
import type { Random } from '../../core/game';
import { NOBODY } from '../serenissima/board';
import type { Serenissima2012Options } from './about';
import { GALLEYS, SAILORS, STARTING_MONEY } from './data/components';
import { BASILICAS, BOARD, CUBES, FORTS, TRACKS } from './data/board';
import { shuffledDeck } from './deck';
import { beginChoosing } from './phases/choosing';
import { beginClosing } from './phases/closing';
import type { Standing, State } from './state';

/** The position before ports and galleys are chosen. The first player and the Doge cards are random. */
export function setup(
  { seats, options }: { readonly seats: number; readonly options: Serenissima2012Options },
  random: Random,
): State {
  if (!(seats in TRACKS)) throw new BadConfig(`Serenissima (2012) takes 2 to 4 players, not ${seats}.`);
  const track = TRACKS[seats];
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const state: State = {
    options: { ...options },
    first: random.roll(seats) - 1,
    turn: 0,
    active: -1,
    marker: track.start,
    scorings: 0,
    frames: [],
    money: each(STARTING_MONEY),
    reserve: each(SAILORS[seats]),
    supply: CUBES.slice(),
    forts: FORTS,
    basilicas: BASILICAS,
    galleys: Array.from({ length: GALLEYS[seats] }, () => null),
    ports: BOARD.ports.map(() => ({
      owner: NOBODY,
      garrison: 0,
      fort: false,
      basilica: false,
      closed: false,
      warehouse: [],
    })),
    standing: each(0).map(() => each<Standing>('ask')),
    deck: shuffledDeck(random),
    discard: [],
  };
  if (seats < 4) beginClosing(state, random);
  else beginChoosing(state);
  return state;
}
