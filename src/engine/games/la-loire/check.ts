import { checkPositionShape, need } from '../../kit/positions';
import { ABOUT } from './about';
import { checkFrames } from './check-frames';
import { checkPlayer } from './check-player';
import {
  CITIES,
  FARMS,
  GOOD_DATA,
  GOODS,
  LOCATIONS,
  MONASTERIES,
  SHIELD_TILES,
  STARTING_HORSES,
  TOWERS,
} from './data/board';
import { CASTLE } from './data/buildings';
import { CHARACTERS, copiesFor } from './data/characters';
import { LEVELS, MESSAGES } from './data/messages';
import { farmTokens, monasteries } from './queries';
import { FIGURES, NONE } from './state';
import type { State } from './state';
import { stateShape } from './state-shape';

/** Checks every invariant of a position: shape, limits, piece and card counts, open decisions. */
export function checkState(value: unknown): asserts value is State {
  const state: unknown = value;
  checkPositionShape<State>(state, 'players', ABOUT.seats, stateShape);
  checkBoard(state);
  checkBuildings(state);
  state.players.forEach((player, seat) => checkPlayer(state, player, seat));
  checkFrames(state);
  checkPieces(state);
  checkCharacters(state);
  checkMessages(state);
}

function checkBoard({ shields, circus, options }: State): void {
  need(
    LOCATIONS.every(({ kind }, at) => (kind === 'city') === (shields[at] === NONE)),
    'Villages have shields, cities none',
  );
  need(
    shields.every((shield, at) => shield === NONE || shield !== shields[(at + 1) % LOCATIONS.length]),
    'Neighbours have different shields',
  );
  need(
    SHIELD_TILES.every((tiles, colour) => shields.filter((shield) => shield === colour).length === tiles),
    'The shields match the components',
  );
  const none = options.game === 'casual';
  need(
    none ? circus === NONE : circus !== NONE && LOCATIONS[circus].kind === 'village',
    'The circus is in a village; the casual game has none',
  );
}

function checkBuildings(state: State): void {
  need(
    CITIES.every((city) => state.owners[city] === NONE),
    'No seat builds in a city',
  );
  need(
    state.buildings.every((building, at) => (building === NONE) === (state.owners[at] === NONE)),
    'Every building has an owner',
  );
  state.players.forEach((_, seat) => {
    need(farmTokens(state, seat) <= FARMS, `A player has ${FARMS} Farms`);
    need(monasteries(state, seat) <= MONASTERIES, `A player has ${MONASTERIES} Monasteries`);
  });
  const castles = state.buildings.filter((building) => building === CASTLE).length;
  need(state.towers + castles === TOWERS, `There are ${TOWERS} towers`);
}

function checkPieces({ players, horses, goods }: State): void {
  const ridden = players.reduce((sum, player) => sum + player.merchant.horses + player.messenger.horses, 0);
  const free = horses.reduce((sum, count) => sum + count, 0);
  const kind = players.length <= 2 ? 'few' : 'many';
  const placed = LOCATIONS.filter((location) => location.kind === 'village' && location.horse === kind).length;
  const all = placed + players.length * FIGURES.length * STARTING_HORSES;
  need(free + ridden === all, `There are ${all} horses`);
  GOOD_DATA.forEach(({ cards }, good) => {
    const held = players.reduce((sum, player) => sum + player.goods[good], 0);
    need(goods[good] + held === cards, `There are ${cards} cards of ${GOODS[good]}`);
  });
}

function checkCharacters({ players, characters, options }: State): void {
  const casual = options.game === 'casual';
  const cards = characters.slice();
  for (const player of players) for (const id of player.characters) cards[id]++;
  need(
    CHARACTERS.every((character, id) => cards[id] === (casual ? 0 : copiesFor(character, players.length))),
    'Each character has the right number of cards',
  );
  need(!casual || !players.some(({ palaces }) => palaces.some(Boolean)), 'The casual game has no palaces');
}

function checkMessages({ players, decks, frames }: State): void {
  decks.forEach((deck, i) =>
    need(
      deck.every((card) => MESSAGES[card].level === LEVELS[i]),
      `The deck of level ${LEVELS[i]} holds cards of its level`,
    ),
  );
  const held = players.flatMap(({ delivered, messages }) => [...delivered, ...messages.map(({ card }) => card)]);
  const drawn = frames.flatMap((frame) => (frame.kind === 'choice' ? frame.drawn : []));
  const all = [...decks.flat(), ...held, ...drawn];
  need(all.length === MESSAGES.length && new Set(all).size === all.length, 'Every message is in one place');
}
