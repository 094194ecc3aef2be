import type { GameTesting } from '../../kit/testing';
import { plantMoney, TYPES } from '../serenissima/testing';
import type { Serenissima2012Event } from './events';
import type { Serenissima2012Move } from './moves';
import type { State } from './state';
import { NUMBERS } from './testing-numbers';
import { PICTURES } from './testing-pictures';
import { QUESTIONS } from './testing-questions';
import { REASONS } from './testing-reasons';
import { REFUSALS } from './testing-refusals';

export const serenissima2012Testing: GameTesting<State, Serenissima2012Move, Serenissima2012Event> = {
  playout: {
    types: {
      ...TYPES,
      load: 6,
      sail: 5,
      attack: 4,
      claim: 6,
      revoke: 0.3,
      fight: 3,
      invest: 2,
      recruit: 5,
      buyGalley: 10,
      buildBasilica: 20,
    },
  },
  coverage: { games: 36, covering: [8, 13, 0], moves: 20, events: 25, every: 5 },
  secrets: {
    options: [{ money: 'hidden' }],
    // The order of the Doge cards is hidden from all seats. `change` reverses it.
    plant: (state) => (state.options.money === 'open' || state.frames.length === 0 ? [] : plantMoney(state)),
    change(state, owner, rich) {
      if (owner === null) state.deck.reverse();
      else if (state.options.money === 'hidden' && state.frames.length > 0) {
        state.money[owner] = rich ? state.money[owner] + 20 : 1;
      }
    },
    shows: [],
    // Moves that can end a turn, which reveals a Doge card.
    turnsUp: [
      'answerBlockade',
      'attack',
      'claim',
      'done',
      'fight',
      'finishLoot',
      'land',
      'scuttle',
      'stop',
      'take',
      'transfer',
    ],
  },
  ends: { 'third scoring': (event) => event.type === 'gameOver' },
  reminders: { buy: ['load', 'claim'], sell: ['sell'] },
  travels: ['sail'],
  numbers: NUMBERS,
  reasons: REASONS,
  refusals: REFUSALS,
  layout: [{ players: 4, seed: 'picture 2', shares: [0, 0.01, 0.1, 0.4, 0.7, 0.92] }],
  explained: {
    piece: 'port:0',
    says: 'A sale here pays',
    rule: 'ports',
    at: [0.145, 0.306],
    under: 'Barcelona',
  },
  questions: QUESTIONS,
  rareComments: ['catchUp'],
  golden: {
    'serenissima-2012': {
      pictures: PICTURES,
      wanted: [
        (event) => event.type === 'blockadeAnswered' && event.declared && !event.standing,
        (event) => event.type === 'blockadeAnswered' && event.standing,
        (event) => event.type === 'fought' && event.round > 1 && event.attacker.dice.length > 1,
        (event) => event.type === 'landed' && event.from < 0,
        (event) => event.type === 'sold' && event.price > 0,
        (event) => event.type === 'galleyBought',
        (event) => event.type === 'fortBuilt',
        (event) => event.type === 'basilicaBuilt',
        (event) => event.type === 'scored' && event.totals.some((ducats) => ducats > 5),
        (event) => event.type === 'gameOver',
      ],
      seeds: 40_000,
    },
  },
};
