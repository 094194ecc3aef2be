import type { Seat } from '../../core/game';
import type { GameTesting, PlantedSecret } from '../../kit/testing';
import type { LaLoireEvent } from './events';
import type { LaLoireMove } from './moves';
import type { State } from './state';
import { NUMBERS } from './testing-numbers';
import { PICTURES, SOLO_PICTURES } from './testing-pictures';
import { QUESTIONS } from './testing-questions';
import { REASONS } from './testing-reasons';
import { REFUSALS } from './testing-refusals';

export const laLoireTesting: GameTesting<State, LaLoireMove, LaLoireEvent> = {
  playout: {
    types: {
      move: 2,
      fetchHorse: 0.3,
      takeBackCube: 0.02,
      endTurn: 0.3,
      buy: 8,
      sell: 20,
      build: 12,
      buyPalace: 4,
      ship: 12,
      hire: 12,
      buyMessage: 10,
      deliver: 30,
    },
  },
  coverage: { games: 12, covering: [8, 0], moves: 13, events: 22, every: 19 },
  secrets: {
    options: [{ layout: 'first' }],
    // The decks are hidden from all seats, except a deck that is searched in the palace. The Spy's cards are hidden
    // from the other seats.
    plant(state) {
      const question = state.frames.at(1);
      const searched = question?.kind === 'choice' && question.way === 'palace' ? question.level - 1 : -1;
      const planted: PlantedSecret[] = [];
      const plant = (card: number, owner: Seat | null) => {
        planted.push({ owner, token: String(card) });
        return card;
      };
      state.decks = state.decks.map((deck, level) =>
        level === searched ? deck : deck.map((_, i) => plant(7_777_000 + level * 100 + i, null)),
      );
      if (question?.kind === 'choice' && state.players.length > 1) {
        question.drawn = question.drawn.map((_, i) => plant(5_555_000 + i, question.seat));
      }
      return planted;
    },
    change(state, owner) {
      const [turn, question] = [state.frames.at(0), state.frames.at(1)];
      // The next messages are hidden from all seats, but each seat knows the cards its Spy has drawn.
      if (owner === null || (turn?.seat === owner && question?.kind !== 'choice')) {
        state.decks.forEach((deck) => deck.reverse());
        return;
      }
      if (question?.kind !== 'choice' || question.way !== 'spy' || question.seat !== owner) return;
      const deck = state.decks[question.level - 1];
      if (deck.length > 0) [question.drawn[0], deck[0]] = [deck[0], question.drawn[0]];
    },
    shows: ['buyMessage', 'chooseMessage'],
    turnsUp: ['buyMessage'],
  },
  ends: {
    river: (event) => event.type === 'endReached' && event.why === 'river',
    messages: (event) => event.type === 'endReached' && event.why === 'messages',
    turns: (event) => event.type === 'gameOver' && event.why === 'turns',
  },
  reminders: { buy: ['buy'], sell: ['sell', 'deliver'], sometimes: ['buyMessage'] },
  numbers: NUMBERS,
  reasons: REASONS,
  refusals: REFUSALS,
  layout: [
    { players: 4, seed: 'a', shares: [0, 0.05, 0.3, 0.6, 0.95] },
    { players: 1, seed: 'x', shares: [0, 0.5, 0.95] },
  ],
  explained: { piece: 'place:0', says: 'Here you can sell goods', rule: 'selling', at: [0.2, 0.3], under: 'Serrant' },
  questions: QUESTIONS,
  golden: {
    'la-loire': {
      pictures: PICTURES,
      wanted: [
        (event) => event.type === 'moved' && event.left > 0,
        (event) => event.type === 'moved' && event.taken > 0,
        (event) => event.type === 'boatMoved' && event.why === 'building',
        (event) => event.type === 'circusMoved',
        (event) => event.type === 'hired',
        (event) => event.type === 'built' && event.building > 0,
        (event) => event.type === 'palaceBought',
        (event) => event.type === 'cubePlaced',
        (event) => event.type === 'delivered' && event.deniers > 0,
        (event) => event.type === 'endReached',
        (event) => event.type === 'gameOver',
      ],
      seeds: 4_000,
      seats: 3,
    },
    // In the solo game, the boat or the messages may end the game before its 60 turns are over.
    'la-loire-solo': {
      pictures: SOLO_PICTURES,
      wanted: [
        (event) => event.type === 'delivered',
        (event) => event.type === 'hired',
        (event) => event.type === 'gameOver',
      ],
      seeds: 1_000,
      seats: 1,
    },
  },
};
