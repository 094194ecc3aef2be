import type { ScoreLine, ScoreSheet, Seat, SeatScore } from '../../core/game';
import { sheetOf } from '../../kit/ties';
import type { TieBreaker } from '../../kit/ties';
import { isFull } from '../serenissima/warehouse';
import { BOARD } from './data/board';
import { CAPITAL_POINTS, DUCATS_A_POINT, FULL_POINTS } from './data/components';
import type { State } from './state';
import type { Serenissima1996View } from './view-types';
import { SCORE_LINES, TIES } from './words';

/** What scores, in a match's state or in a view, where hidden money is `null`. */
type Scored = Pick<Serenissima1996View, 'powers' | 'ports' | 'money' | 'galleys' | 'options'>;

/** Prosperity points, line by line as in the rulebook. A capital that is not full also counts as a port. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.powers.map((_, seat) => seatScore(state, seat));
  return sheetOf(scores, tieBreakers(state), final);
}

/** The tie-breakers of a match. By default, tied players share the win; an option compares the number of ports. */
function tieBreakers({ options, ports }: State): TieBreaker[] {
  if (options.ties !== 'ports') return [];
  return [{ key: 'ports', label: TIES.ports, of: (seat) => ports.filter(({ owner }) => owner === seat).length }];
}

function seatScore(state: State, seat: Seat): SeatScore {
  const lines = scoreLines(state, seat);
  return { seat, total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** The points that a seat would score now, by source. Hidden money scores nothing. */
export function scoreLines(scored: Scored, seat: Seat): ScoreLine[] {
  const { powers, ports, money, options } = scored;
  const owned = ports.flatMap((port, id) => (port.owner === seat ? [id] : []));
  const full = owned.filter((port) => isFull(ports[port], BOARD.ports[port]));
  const fullOf = (size: number) => full.filter((port) => BOARD.ports[port].size === size).length * FULL_POINTS[size];
  return [
    line('capital', owned.includes(BOARD.powers[powers[seat]].capital) ? CAPITAL_POINTS : 0),
    line('money', Math.floor((money[seat] ?? 0) / DUCATS_A_POINT)),
    line('ports', owned.length - full.length),
    line('small', fullOf(2)),
    line('medium', fullOf(4)),
    line('capitals', fullOf(6)),
    ...(options.unitScoring === 'none' ? [] : [line('units', unitPoints(scored, seat))]),
  ];
}

const line = (key: keyof typeof SCORE_LINES, points: number): ScoreLine => ({ key, label: SCORE_LINES[key], points });

/** House rules: one point per galley and per fort, or per two of each; one point per ten sailors. */
function unitPoints({ options, ...scored }: Scored, seat: Seat): number {
  const galleys = scored.galleys.filter((galley) => galley?.owner === seat);
  const ports = scored.ports.filter((port) => port.owner === seat);
  const forts = ports.filter((port) => port.fort).length;
  const sailors =
    galleys.reduce((sum, galley) => sum + (galley?.sailors ?? 0), 0) +
    ports.reduce((sum, port) => sum + port.garrison, 0);
  const each = options.unitScoring === 'one-each' ? 1 : 2;
  return Math.floor(galleys.length / each) + Math.floor(forts / each) + Math.floor(sailors / 10);
}
