import type { Seat } from '../../core/game';
import { need } from '../../kit/positions';
import { carryLimit, power } from './abilities';
import { CUBES, GOODS } from './data/board';
import { CHARACTERS, characterId } from './data/characters';
import { ABBEY, ABBEY_HELD, MESSAGES } from './data/messages';
import { isCity, riverEnd } from './queries';
import { FIGURES } from './state';
import type { Figure, Message, Player, State } from './state';

/** Checks a player's pieces and cards against the limits set by their characters. */
export function checkPlayer(state: State, player: Player, seat: Seat): void {
  const of = `Player ${seat}`;
  for (const id of player.characters) {
    const { after } = CHARACTERS[id];
    need(!after || player.characters.includes(characterId(after)), `${of} has the Apprentice before the Helper`);
  }
  need(player.boat <= riverEnd(state), `${of} has a boat on the river`);
  player.goods.forEach((count, good) =>
    need(count <= carryLimit(player, good), `${of} carries no more ${GOODS[good]} than allowed`),
  );
  for (const figure of FIGURES) checkFigure(state, player, seat, figure);
  checkMessages(state, player, of);
}

function checkFigure(state: State, player: Player, seat: Seat, figure: Figure): void {
  const of = `Player ${seat}’s ${figure}`;
  const { at, direction, horses } = player[figure];
  need((direction === 0) === isCity(at), `${of} has a direction only in villages`);
  const frame = state.frames.at(0);
  const more = frame?.kind === 'turn' && frame.seat === seat && frame.fetchedBy === figure ? 1 : 0;
  need(horses <= power(player, 'stack') + more, `${of} has no more horses than allowed`);
}

function checkMessages(state: State, player: Player, of: string): void {
  for (const message of player.messages) checkMessage(state, message, of);
  need(player.messages.length <= power(player, 'messagesHeld'), `${of} holds no more messages than allowed`);
  const abbeys = player.messages.filter(({ card }) => MESSAGES[card].level === ABBEY).length;
  need(abbeys <= ABBEY_HELD, `${of} holds at most one Abbey’s message`);
  const laid = player.messages.reduce((sum, { cubes }) => sum + cubes.length, 0);
  const casual = state.options.game === 'casual';
  const given = casual ? CUBES : player.characters.reduce((sum, id) => sum + CHARACTERS[id].cubes, 0);
  need(player.cubes + laid === given, `${of} has as many cubes as came with their cards`);
}

function checkMessage(state: State, { card, cubes }: Message, of: string): void {
  const { shields } = MESSAGES[card];
  const visited = cubes.map((at) => state.shields[at]);
  need(
    visited.every((colour) => shields.includes(colour)) && new Set(visited).size === visited.length,
    `${of}’s cubes mark shields of their message, each once`,
  );
  need(cubes.length < Math.max(1, shields.length), `${of}’s message has a stop left`);
}
