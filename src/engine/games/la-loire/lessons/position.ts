import type { MatchConfig, ScriptedMove, Seat } from '../../../core/game';
import { ABOUT, DEFAULT_OPTIONS } from '../about';
import { COLOURS, GOODS, LOCATIONS } from '../data/board';
import type { ColourId, ColourName, GoodId, GoodName, LocationId } from '../data/board';
import type { BuildingId } from '../data/buildings';
import { MESSAGES } from '../data/messages';
import type { CardId } from '../data/messages';
import type { LaLoireMove } from '../moves';
import { setup } from '../setup';
import type { Direction, Stack, State, TurnFrame } from '../state';

/** Builds lesson positions for Anjou and Touraine from the first game's roads and market. */

export const ANJOU: Seat = 0;
const TOURAINE: Seat = 1;

export const place = (name: string): LocationId => LOCATIONS.findIndex((location) => location.name === name);
export const good = (name: GoodName): GoodId => GOODS.indexOf(name);
export const colour = (name: ColourName): ColourId => COLOURS.indexOf(name);
/** The message of level 1 to a village. */
export const messageTo = (village: string): CardId =>
  MESSAGES.findIndex(({ level, to }) => level === 1 && to === place(village));
/** The message of level 2 with these two shields. */
export const messageOf = (...shields: [ColourName, ColourName]): CardId =>
  MESSAGES.findIndex((card) => card.level === 2 && shields.every((name) => card.shields.includes(colour(name))));

export const touraine = (...moves: LaLoireMove[]): ScriptedMove[] => moves.map((move) => ({ seat: TOURAINE, move }));

/** A figure's location, number of horses and direction. */
type Placed = readonly [at: string, horses: number, direction: Direction];

interface House {
  readonly merchant: Placed;
  readonly messenger: Placed;
  readonly money: number;
  readonly boat?: number;
  readonly goods?: Partial<Record<GoodName, number>>;
  readonly messages?: readonly CardId[];
  readonly delivered?: readonly CardId[];
}

interface Scene {
  readonly turn: number;
  readonly houses: readonly [anjou: House, touraine: House];
  /** Horses without a rider, in addition to the horses of the set-up. */
  readonly horses?: Readonly<Record<string, number>>;
  readonly buildings?: Readonly<Record<string, { readonly building: BuildingId; readonly owner: Seat }>>;
  readonly market?: readonly ColourName[];
  readonly circus?: string;
  /** The next message of level 1 to be drawn. */
  readonly next?: CardId;
  /** Anjou's actions so far in its turn. */
  readonly done?: Partial<TurnFrame>;
}

/** A match for Anjou and Touraine that starts mid-game, in Anjou's turn. */
export function begin(scene: Scene): MatchConfig {
  const options = { ...DEFAULT_OPTIONS, layout: 'first' as const };
  const state = setup({ seats: 2, options }, { roll: () => 1 });
  state.turn = scene.turn;
  scene.houses.forEach((house, seat) => settle(state, seat, house));
  for (const [name, count] of Object.entries(scene.horses ?? {})) state.horses[place(name)] += count;
  for (const [name, { building, owner }] of Object.entries(scene.buildings ?? {})) {
    state.buildings[place(name)] = building;
    state.owners[place(name)] = owner;
  }
  if (scene.market) state.market = scene.market.map(colour);
  if (scene.circus !== undefined) state.circus = place(scene.circus);
  if (scene.next !== undefined) takeOut(state, scene.next);
  if (scene.next !== undefined) state.decks[0].push(scene.next);
  Object.assign(state.frames[0], scene.done);
  return { game: ABOUT.id, options, seats: 2, seed: 'lesson', position: state };
}

function settle(state: State, seat: Seat, house: House): void {
  const player = state.players[seat];
  player.merchant = stack(house.merchant);
  player.messenger = stack(house.messenger);
  player.money = house.money;
  player.boat = house.boat ?? 0;
  GOODS.forEach((name, id) => {
    player.goods[id] = house.goods?.[name] ?? 0;
    state.goods[id] -= player.goods[id];
  });
  // Puts the dealt message back on the deck, and takes the lesson's messages out of it.
  state.decks[0].unshift(...player.messages.map(({ card }) => card));
  const [messages, delivered] = [house.messages ?? [], house.delivered ?? []];
  for (const card of [...messages, ...delivered]) takeOut(state, card);
  player.messages = messages.map((card) => ({ card, cubes: [] }));
  player.delivered = delivered.slice();
}

const stack = ([at, horses, direction]: Placed): Stack => ({ at: place(at), horses, direction });

function takeOut(state: State, card: CardId): void {
  for (const deck of state.decks) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
}
