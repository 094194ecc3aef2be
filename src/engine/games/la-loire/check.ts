import { areCounts, isCount, need, needFields, needOptions } from '../../kit/check-tools';
import { ABOUT } from './about';
import { checkFrames, checkStack } from './check-frames';
import { checkPlayer } from './check-player';
import { CITIES, COLOURS, FARMS, GOOD_DATA, GOODS, LOCATIONS, MONASTERIES, SHIELD_TILES, SOLO_TURNS, STARTING_HORSES, TOWERS } from './data/board'; // prettier-ignore
import { BUILDINGS, CASTLE, PALACES } from './data/buildings';
import { CHARACTERS, copiesFor } from './data/characters';
import { LEVELS, MESSAGES } from './data/messages';
import type { CardId } from './data/messages';
import { farmTokens, monasteries } from './queries';
import { FIGURES, NONE } from './state';
import type { State } from './state';

const KEYS: readonly (keyof State)[] = [
  'options', 'shields', 'market', 'circus', 'horses', 'buildings', 'owners', 'towers', 'goods', 'characters', 'decks',
  'players', 'turn', 'lastTurns', 'frames',
]; // prettier-ignore

/** Every invariant of a position: shape, limits, conservation of each kind of piece and card, open decisions. */
export function checkState(value: unknown): asserts value is State {
  needFields(value, KEYS);
  const state = value as unknown as State;
  needOptions(state.options, ABOUT);
  need(Array.isArray(state.players) && isCount(state.players.length, ...ABOUT.seats), 'There are 1 to 4 players');
  checkBoard(state);
  checkDecks(state);
  checkStack(state.frames);
  state.players.forEach((player, seat) => checkPlayer(state, player, seat));
  checkFrames(state);
  checkPieces(state);
  checkCards(state);
  checkTurns(state);
}

function checkBoard(state: State): void {
  const size = LOCATIONS.length;
  need(areCounts(state.shields, NONE, COLOURS.length - 1, size), 'Every location has a shield or none');
  need(
    LOCATIONS.every(({ kind }, at) => (kind === 'city') === (state.shields[at] === NONE)),
    'Villages have shields, cities none',
  );
  need(
    state.shields.every((shield, at) => shield === NONE || shield !== state.shields[(at + 1) % size]),
    'Neighbours have unlike shields',
  );
  need(
    SHIELD_TILES.every((count, colour) => state.shields.filter((shield) => shield === colour).length === count),
    'The shields are those of the box',
  );
  need(areCounts(state.market, 0, COLOURS.length - 1, COLOURS.length), 'The market has seven tiles');
  need(new Set(state.market).size === COLOURS.length, 'The market has one tile of each colour');
  const casual = state.options.game === 'casual';
  need(isCount(state.circus, NONE, size - 1), 'The circus is on the board, or there is none');
  need(
    casual ? state.circus === NONE : (LOCATIONS[state.circus] as { kind?: string } | undefined)?.kind === 'village',
    'The circus is in a village; the casual game has none',
  );
  need(areCounts(state.horses, 0, Infinity, size), 'Horses are whole');
  need(
    CITIES.every((city) => state.owners?.[city] === NONE),
    'Nobody builds in a city',
  );
  need(areCounts(state.owners, NONE, state.players.length - 1, size), 'Buildings belong to players');
  need(areCounts(state.buildings, NONE, BUILDINGS.length - 1, size), 'Buildings are of a known kind');
  need(
    state.buildings.every((building, at) => (building === NONE) === (state.owners[at] === NONE)),
    'Every building has an owner',
  );
  state.players.forEach((_, seat) => {
    need(farmTokens(state, seat) <= FARMS, `A player has ${FARMS} Farms`);
    need(monasteries(state, seat) <= MONASTERIES, `A player has ${MONASTERIES} Monasteries`);
  });
  const castles = state.buildings.filter((building) => building === CASTLE).length;
  need(isCount(state.towers) && state.towers + castles === TOWERS, `There are ${TOWERS} towers`);
}

function checkDecks({ decks }: State): void {
  need(Array.isArray(decks) && decks.length === LEVELS.length, 'There is a deck for each level');
  decks.forEach((deck, i) => {
    need(areCounts(deck, 0, MESSAGES.length - 1), 'A deck is a list of cards');
    need(
      deck.every((card) => MESSAGES[card].level === LEVELS[i]),
      `The deck of level ${LEVELS[i]} holds cards of its level`,
    );
  });
}

function checkPieces(state: State): void {
  const { players } = state;
  const ridden = players.reduce((sum, player) => sum + player.merchant.horses + player.messenger.horses, 0);
  const free = state.horses.reduce((sum, count) => sum + count, 0);
  const kind = players.length <= 2 ? 'few' : 'many';
  const placed = LOCATIONS.filter((location) => location.kind === 'village' && location.horse === kind).length;
  const horses = placed + players.length * FIGURES.length * STARTING_HORSES;
  need(free + ridden === horses, `There are ${horses} horses`);
  need(areCounts(state.goods, 0, Infinity, GOODS.length), 'The supply lists every good');
  GOOD_DATA.forEach(({ cards }, good) => {
    const held = players.reduce((sum, player) => sum + player.goods[good], 0);
    need(state.goods[good] + held === cards, `There are ${cards} cards of ${GOODS[good]}`);
  });
}

function checkCards(state: State): void {
  const { players } = state;
  const casual = state.options.game === 'casual';
  need(areCounts(state.characters, 0, Infinity, CHARACTERS.length), 'The supply lists every character');
  const cards = state.characters.slice();
  for (const player of players) for (const id of player.characters) cards[id]++;
  need(
    CHARACTERS.every((character, id) => cards[id] === (casual ? 0 : copiesFor(character, players.length))),
    'Of each character there are as many cards as this table has',
  );
  need(
    !casual ||
      players.every(({ palaces }) => palaces.length === CITIES.length * PALACES.length && !palaces.some(Boolean)),
    'The casual game has no palaces',
  );
  const seen = MESSAGES.map(() => 0);
  const see = (card: CardId) => seen[card]++;
  for (const deck of state.decks) deck.forEach(see);
  for (const player of players) {
    player.delivered.forEach(see);
    for (const { card } of player.messages) see(card);
  }
  for (const frame of state.frames) if (frame.kind === 'choice') frame.drawn.forEach(see);
  need(
    seen.every((places) => places === 1),
    'Every message is in one place',
  );
}

function checkTurns(state: State): void {
  const seats = state.players.length;
  need(isCount(state.turn, 1, seats === 1 ? SOLO_TURNS : Infinity), 'Turns are counted from 1, alone up to 60');
  const { lastTurns } = state;
  if (lastTurns === null) return;
  need(areCounts(lastTurns, 0, seats - 1), 'Last turns are those of players');
  need(lastTurns.length <= seats && new Set(lastTurns).size === lastTurns.length, 'Nobody has two last turns');
}
