import type { ScoreLine, ScoreSheet, Seat, SeatScore } from '../../core/game';
import { sheetOf } from '../../kit/ties';
import type { TieBreaker } from '../../kit/ties';
import { UNDELIVERED_POINTS } from './data/board';
import { CASTLE, PALACE_DATA, PALACES } from './data/buildings';
import { CHARACTERS } from './data/characters';
import { MESSAGE_POINTS, MESSAGES } from './data/messages';
import { allBuildings, countBuildings } from './queries';
import { NOT_OWNED } from './state';
import type { Player, State } from './state';
import { SCORE_LINES, TIES } from './words';

/** Points as in the rulebook. Ties are broken by Castles, then by buildings; then players share the win. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.players.map((player, seat) => seatScore(player, seat));
  const tieBreakers = [
    tie('castles', (seat) => countBuildings(state, seat, CASTLE)),
    tie('buildings', (seat) => allBuildings(state, seat)),
  ];
  return sheetOf(scores, tieBreakers, final);
}

const tie = (key: keyof typeof TIES, of: TieBreaker['of']): TieBreaker => ({ key, label: TIES[key], of });

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

/** A player's score if the game ended now, with a line for each source. */
export function seatScore(player: Player, seat: Seat): SeatScore {
  const line = (key: keyof typeof SCORE_LINES, points: number): ScoreLine => ({ key, label: SCORE_LINES[key], points });
  const lines = [
    line('boat', player.boat),
    line('delivered', sum(player.delivered.map((card) => MESSAGE_POINTS[MESSAGES[card].level]))),
    line('undelivered', player.messages.length * UNDELIVERED_POINTS),
    line('characters', sum(player.characters.map((id) => CHARACTERS[id].points))),
    line('honours', sum(player.characters.map((id) => typePoints(player, id)))),
    line('palaces', sum(player.palaces.map(palacePoints))),
  ];
  return { seat, total: sum(lines.map(({ points }) => points)), lines };
}

/** Points that a character earns for delivered messages of its type. */
export function typePoints({ delivered }: Player, id: number): number {
  const { effect } = CHARACTERS[id];
  if (effect.power !== 'typePoints') return 0;
  let count = 0;
  for (const card of delivered) if (MESSAGES[card].type === effect.type) count++;
  return effect.value * count;
}

function palacePoints(owned: number, palace: number): number {
  return owned === NOT_OWNED ? 0 : PALACE_DATA[palace % PALACES.length].points;
}
