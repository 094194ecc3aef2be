import { hasPalace, power } from '../abilities';
import { CHARACTERS, characterId, PALACE_HIRES, SECOND_HIRE } from '../data/characters';
import type { CharacterId } from '../data/characters';
import type { LaLoireMove } from '../moves';
import { actingAt } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Figure, State, TurnFrame } from '../state';
import type { TurnHandlers } from './decision';

/**
 * Whether the acting figure is at the circus. A purchase there never moves the circus, because its tile goes to the far
 * right of the market.
 */
function isAtCircus(state: State, frame: TurnFrame): boolean {
  return frame.acting !== null && actingAt(state, frame) === state.circus;
}

/** The price of a character: the second one in a turn costs more, the Witch gives a discount. */
export function hireCost(state: State, frame: TurnFrame, character: CharacterId): number {
  const more = frame.hired > 0 ? SECOND_HIRE : 0;
  return Math.max(0, CHARACTERS[character].cost + more - power(state.players[frame.seat], 'hireDiscount'));
}

/**
 * Why no character can be hired at the acting figure's location. Characters are hired at the circus; for the Messenger,
 * this is his action. Red ones can also be hired in the Palatium Balivi, in addition to the action.
 */
export function whyNotHireHere(state: State, frame: TurnFrame): RefusalCode | undefined {
  if (state.options.game === 'casual') return 'no-characters';
  if (frame.acting === null) return 'circus-only';
  if (frame.hired >= power(state.players[frame.seat], 'hires')) return 'hired-already';
  if (hasPalace(state.players[frame.seat], actingAt(state, frame), 'palatiumBalivi')) return undefined;
  if (!isAtCircus(state, frame)) return 'circus-only';
  const busy = frame.acting === 'messenger' && frame.errand !== 'none' && frame.errand !== 'hire';
  return busy ? 'errand-done' : undefined;
}

function whyNotHireThis(
  state: State,
  frame: TurnFrame,
  character: CharacterId,
  atCircus: boolean,
): RefusalCode | undefined {
  const player = state.players[frame.seat];
  const { colour, after } = CHARACTERS[character];
  if (!atCircus && colour !== PALACE_HIRES) return 'red-only';
  if (player.characters.includes(character)) return 'hired-twice';
  if (state.characters[character] === 0) return 'no-copies';
  if (after && !player.characters.includes(characterId(after))) return 'apprentice-first';
  return player.money < hireCost(state, frame, character) ? 'no-money' : undefined;
}

/** Adds the legal moves that hire a character where the acting figure is. */
export function hiringMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  if (whyNotHireHere(state, frame)) return;
  const atCircus = isAtCircus(state, frame);
  for (let character = 0; character < CHARACTERS.length; character++) {
    if (!whyNotHireThis(state, frame, character, atCircus)) moves.push({ type: 'hire', character });
  }
}

export const hiring: TurnHandlers<'hire'> = {
  /** The effect applies immediately, including for the rest of this turn. */
  hire(state, seat, { character }, { events }, frame) {
    const atCircus = isAtCircus(state, frame);
    refuseIf(whyNotHireHere(state, frame) ?? whyNotHireThis(state, frame, character, atCircus));
    const figure = frame.acting as Figure;
    const cost = hireCost(state, frame, character);
    const player = state.players[seat];
    const { cubes } = CHARACTERS[character];
    player.money -= cost;
    player.characters.push(character);
    player.cubes += cubes;
    state.characters[character]--;
    frame.hired++;
    if (atCircus && figure === 'messenger') frame.errand = 'hire';
    events.push({ type: 'hired', seat, figure, at: player[figure].at, character, cost, cubes });
  },
};
