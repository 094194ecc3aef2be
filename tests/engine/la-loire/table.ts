import type { Seat } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { laLoire as game } from '../../../src/engine/games/la-loire';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/la-loire/about';
import type { LaLoireOptions } from '../../../src/engine/games/la-loire/about';
import { COLOURS, GOODS, LOCATIONS, NANTES } from '../../../src/engine/games/la-loire/data/board';
import type { ColourName, GoodName } from '../../../src/engine/games/la-loire/data/board';
import { BUILDINGS, CASTLE, PALACES } from '../../../src/engine/games/la-loire/data/buildings';
import type { PalaceName } from '../../../src/engine/games/la-loire/data/buildings';
import { CHARACTERS, characterId } from '../../../src/engine/games/la-loire/data/characters';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { WORKING } from '../../../src/engine/games/la-loire/state';
import type { Direction, Figure, State, TurnFrame } from '../../../src/engine/games/la-loire/state';
import { tabletop } from '../tabletop';

export { game };
export type { State };
export type CharacterName = Parameters<typeof characterId>[0];
type BuildingName = (typeof BUILDINGS)[number];
export const { play, refusal, legal, event } = tabletop(game);

export const RED = 0;
export const YELLOW = 1;

/** Sets up a table with the first game's shields and market, without messages. */
export function table(seats = 2, options: Partial<LaLoireOptions> = {}): State {
  const all: LaLoireOptions = { ...DEFAULT_OPTIONS, layout: 'first', ...options };
  const state = game.setup({ seats, options: all }, fastRandom(7));
  for (const player of state.players) {
    state.decks[0].unshift(...player.messages.map(({ card }) => card));
    player.messages = [];
  }
  return state;
}

export function at(name: string): number {
  const id = LOCATIONS.findIndex((location) => location.name === name);
  if (id < 0) throw new Error(`No place is called ${name}`);
  return id;
}

export function good(name: GoodName): number {
  return GOODS.indexOf(name);
}

export function colour(name: ColourName): number {
  return COLOURS.indexOf(name);
}

export const colours = (...names: ColourName[]) => names.map(colour);

/** Puts a figure at a place with a number of horses, which come from or return to Nantes. */
export function put(
  state: State,
  seat: Seat,
  figure: Figure,
  place: string,
  { direction = 1, horses = 2 }: { readonly direction?: Direction; readonly horses?: number } = {},
): void {
  const stack = state.players[seat][figure];
  state.horses[NANTES] += stack.horses - horses;
  const location = at(place);
  const city = LOCATIONS[location].kind === 'city';
  state.players[seat][figure] = { at: location, direction: city ? 0 : direction, horses };
}

/** Puts a figure at a place as if it had just stopped there, before the other figure moves. Returns the turn. */
export function stopped(state: State, seat: Seat, figure: Figure, place: string): TurnFrame {
  put(state, seat, figure, place);
  const frame = newTurn(seat);
  frame[figure] = true;
  frame.acting = figure;
  state.frames = [frame];
  return frame;
}

export function fund(state: State, seat: Seat, deniers: number): void {
  state.players[seat].money = deniers;
}

export function give(state: State, seat: Seat, name: GoodName, count = 1): void {
  state.players[seat].goods[good(name)] += count;
  state.goods[good(name)] -= count;
}

export function employ(state: State, seat: Seat, ...names: CharacterName[]): void {
  for (const name of names) {
    const id = characterId(name);
    state.characters[id]--;
    state.players[seat].characters.push(id);
    state.players[seat].cubes += CHARACTERS[id].cubes;
  }
}

export function palace(city: 'Nantes' | 'Orléans', name: PalaceName): number {
  return (city === 'Nantes' ? 0 : PALACES.length) + PALACES.indexOf(name);
}

export function own(state: State, seat: Seat, city: 'Nantes' | 'Orléans', name: PalaceName): void {
  state.players[seat].palaces[palace(city, name)] = WORKING;
}

export function building(name: BuildingName): number {
  return BUILDINGS.indexOf(name);
}

export function erect(state: State, seat: Seat, place: string, name: BuildingName): void {
  state.buildings[at(place)] = building(name);
  state.owners[at(place)] = seat;
  if (building(name) === CASTLE) state.towers--;
}

/** Finds a card by its destination: a village, a city, or shields. */
export function card(where: string | readonly ColourName[], level?: number): number {
  const fits = (entry: (typeof MESSAGES)[number]) =>
    typeof where === 'string'
      ? entry.to === at(where) && (level ?? entry.level) === entry.level
      : entry.shields.length === where.length && where.every((name) => entry.shields.includes(colour(name)));
  const id = MESSAGES.findIndex(fits);
  if (id < 0) throw new Error(`No message goes to ${String(where)}`);
  return id;
}

export function hand(state: State, seat: Seat, ...cards: number[]): void {
  for (const id of cards) {
    take(state, id);
    state.players[seat].messages.push({ card: id, cubes: [] });
  }
}

export function deliver(state: State, seat: Seat, ...cards: number[]): void {
  for (const id of cards) {
    take(state, id);
    state.players[seat].delivered.push(id);
  }
}

function take(state: State, id: number): void {
  const deck = state.decks[MESSAGES[id].level - 1];
  deck.splice(deck.indexOf(id), 1);
}

export function reach(state: State, seat: Seat, figure: Figure): string[] {
  const ends = legal(state, seat, 'move').filter((move) => move.figure === figure);
  return [...new Set(ends.map(({ to }) => LOCATIONS[to].name))];
}

/** Returns the journey to `place` that takes `horses` horses in total; a negative number leaves them behind. */
export function journey(state: State, seat: Seat, figure: Figure, place: string, horses = 0) {
  const move = legal(state, seat, 'move').find(
    (entry) => entry.figure === figure && entry.to === at(place) && entry.take - entry.leave === horses,
  );
  if (!move) throw new Error(`The ${figure} cannot reach ${place}`);
  return move;
}

/** Moves a figure to `place`, taking `horses` horses; a negative number leaves them behind. */
export function go(state: State, seat: Seat, figure: Figure, place: string, horses = 0) {
  return play(state, seat, journey(state, seat, figure, place, horses));
}

/** Returns the purchase of a number of cards of a good at the Merchant's location. */
export const buy = (name: GoodName, count = 1) => ({ type: 'buy', good: good(name), count }) as const;

export const END = { type: 'endTurn' } as const;
