import type { Random, Seat } from '../../../core/game';
import { shuffle } from '../../../kit/shuffle';
import { MESSAGES } from '../data/messages';
import type { CardId } from '../data/messages';
import type { Frame, State } from '../state';
import type { LaLoireView, ViewPlayer } from '../view-types';

/** A complete position consistent with a seat's view. The decks and the cards drawn by a rival's Spy are random. */
export function determinize(view: LaLoireView, _seat: Seat, random: Random): State {
  const unseen = unseenOf(view, random);
  return {
    options: view.options,
    shields: view.shields.slice(),
    market: view.market.slice(),
    circus: view.circus,
    horses: view.horses.slice(),
    buildings: view.buildings.slice(),
    owners: view.owners.slice(),
    towers: view.towers,
    goods: view.goods.slice(),
    characters: view.characters.slice(),
    players: view.players.map(playerOf),
    turn: view.turn,
    lastTurns: view.lastTurns?.slice() ?? null,
    frames: frames(view, unseen),
    decks: unseen,
  };
}

/** Message cards that are not visible, by level minus one, in random order. */
function unseenOf(view: LaLoireView, random: Random): CardId[][] {
  const seen = new Uint8Array(MESSAGES.length);
  for (const { messages, delivered } of view.players) {
    for (const { card } of messages) seen[card] = 1;
    for (const card of delivered) seen[card] = 1;
  }
  const { frame } = view;
  if (frame?.kind === 'choice' && frame.way === 'spy') for (const card of frame.cards ?? []) seen[card] = 1;
  const decks: CardId[][] = view.decks.map(() => []);
  for (let card = 0; card < MESSAGES.length; card++) if (!seen[card]) decks[MESSAGES[card].level - 1].push(card);
  return decks.map((deck) => shuffle(deck, random));
}

/** The stack of frames: the turn and, on top, its pending question. Cards that a rival drew are taken from the deck. */
function frames({ active, frame }: LaLoireView, decks: CardId[][]): Frame[] {
  if (!active || !frame) return [];
  const turn = { ...active };
  if (frame.kind === 'turn') return [turn];
  if (frame.kind === 'circus') return [turn, { ...frame }];
  const { kind, seat, way, level, cost, count, cards } = frame;
  const drawn = way === 'palace' ? [] : (cards?.slice() ?? decks[level - 1].splice(0, count));
  return [turn, { kind, seat, way, level, drawn, cost }];
}

function playerOf(player: ViewPlayer): State['players'][number] {
  return {
    merchant: { ...player.merchant },
    messenger: { ...player.messenger },
    money: player.money,
    boat: player.boat,
    goods: player.goods.slice(),
    messages: player.messages.map(({ card, cubes }) => ({ card, cubes: cubes.slice() })),
    delivered: player.delivered.slice(),
    cubes: player.cubes,
    characters: player.characters.slice(),
    palaces: player.palaces.slice(),
  };
}
