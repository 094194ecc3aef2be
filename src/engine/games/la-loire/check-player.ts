import type { Seat } from '../../core/game';
import { areCounts, isCount, need } from '../../kit/check-tools';
import { carryLimit, power } from './abilities';
import { CITIES, CUBES, GOODS, LOCATIONS } from './data/board';
import { PALACES } from './data/buildings';
import { CHARACTERS, characterId } from './data/characters';
import { ABBEY, ABBEY_HELD, MESSAGES } from './data/messages';
import { isCity, riverEnd } from './queries';
import { FIGURES, NOT_OWNED, WORKING } from './state';
import type { Message, Player, Stack, State } from './state';

const KEYS: readonly (keyof Player)[] = [
  'merchant', 'messenger', 'money', 'boat', 'goods', 'messages', 'delivered', 'cubes', 'characters', 'palaces',
]; // prettier-ignore

/** What a player has, each thing for itself and against the limits of their characters. */
export function checkPlayer(state: State, player: Player, seat: Seat): void {
  const of = `Player ${seat}`;
  need(typeof player === 'object' && player !== null, `${of} is an object`);
  need(
    Object.keys(player).length === KEYS.length && KEYS.every((key) => Object.hasOwn(player, key)),
    `${of} has exactly these fields: ${KEYS.join(', ')}`,
  );
  need(areCounts(player.characters, 0, CHARACTERS.length - 1), `${of} has known characters`);
  need(new Set(player.characters).size === player.characters.length, `${of} has no character twice`);
  for (const id of player.characters) {
    const { after } = CHARACTERS[id];
    need(!after || player.characters.includes(characterId(after)), `${of} has the Apprentice before the Helper`);
  }
  need(isCount(player.money), `${of} has whole deniers`);
  need(isCount(player.boat, 0, riverEnd(state)), `${of} has a boat on the river`);
  need(areCounts(player.goods, 0, Infinity, GOODS.length), `${of} lists every good`);
  player.goods.forEach((count, good) =>
    need(count <= carryLimit(player, good), `${of} carries no more ${GOODS[good]} than allowed`),
  );
  need(
    areCounts(player.palaces, NOT_OWNED, WORKING, CITIES.length * PALACES.length),
    `${of} owns palaces of the eight there are`,
  );
  for (const figure of FIGURES) checkStackOf(state, player, seat, player[figure], `${of}’s ${figure}`);
  checkMessages(state, player, of);
}

function checkStackOf(state: State, player: Player, seat: Seat, stack: Stack, of: string): void {
  need(typeof stack === 'object' && stack !== null && Object.keys(stack).length === 3, `${of} has three fields`);
  need(isCount(stack.at, 0, LOCATIONS.length - 1), `${of} is on the board`);
  need(isCount(stack.direction, -1, 1), `${of} has a direction`);
  need((stack.direction === 0) === isCity(stack.at), `${of} is under way in villages only`);
  const [frame] = state.frames;
  const fetching = frame?.kind === 'turn' && frame.seat === seat && player[frame.fetchedBy ?? 'merchant'] === stack;
  const more = fetching && frame.fetchedBy !== null ? 1 : 0;
  need(isCount(stack.horses, 0, power(player, 'stack') + more), `${of} has no more horses than allowed`);
}

function checkMessages(state: State, player: Player, of: string): void {
  need(areCounts(player.delivered, 0, MESSAGES.length - 1), `${of} has delivered messages of the box`);
  need(Array.isArray(player.messages), `${of} has a list of messages`);
  player.messages.forEach((message) => checkMessage(state, message, of));
  need(player.messages.length <= power(player, 'messagesHeld'), `${of} holds no more messages than allowed`);
  const abbeys = player.messages.filter(({ card }) => MESSAGES[card].level === ABBEY).length;
  need(abbeys <= ABBEY_HELD, `${of} holds one Abbey’s message at most`);
  const laid = player.messages.reduce((sum, { cubes }) => sum + cubes.length, 0);
  const casual = state.options.game === 'casual';
  const given = casual ? CUBES : player.characters.reduce((sum, id) => sum + CHARACTERS[id].cubes, 0);
  need(isCount(player.cubes) && player.cubes + laid === given, `${of} has as many cubes as came with his cards`);
}

function checkMessage(state: State, message: Message, of: string): void {
  need(
    typeof message === 'object' && message !== null && Object.keys(message).length === 2,
    `${of}’s messages have two fields`,
  );
  need(isCount(message.card, 0, MESSAGES.length - 1), `${of} holds messages of the box`);
  need(areCounts(message.cubes, 0, LOCATIONS.length - 1), `${of}’s cubes lie on the board`);
  const { shields } = MESSAGES[message.card];
  const visited = message.cubes.map((at) => state.shields[at]);
  need(
    visited.every((colour) => shields.includes(colour)) && new Set(visited).size === visited.length,
    `${of}’s cubes mark shields of their message, each once`,
  );
  need(message.cubes.length < Math.max(1, shields.length), `${of}’s message has a stop left`);
}
