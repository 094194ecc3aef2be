import type { GameTesting, PlantedSecret } from '../../kit/testing';
import { plantMoney, TYPES } from '../serenissima/testing';
import type { Serenissima1996Event } from './events';
import type { Serenissima1996Move } from './moves';
import type { Standing, State } from './state';
import { NUMBERS } from './testing-numbers';
import { PICTURES } from './testing-pictures';
import { QUESTIONS } from './testing-questions';
import { REASONS } from './testing-reasons';
import { REFUSALS } from './testing-refusals';

const SWAPPED: Readonly<Record<Standing, Standing>> = { ask: 'ask', always: 'never', never: 'always' };

export const serenissima1996Testing: GameTesting<State, Serenissima1996Move, Serenissima1996Event> = {
  playout: {
    types: {
      ...TYPES,
      setPassage: 0.2,
      dismiss: 0.05,
      buy: 5,
      hire: 6,
      buildGalley: 20,
      attack: 5,
      land: 3,
      sail: 4,
      askPassage: 5,
      askPrice: 4,
      askCargo: 3,
      offerCargo: 3,
      askBarter: 0.5,
      offerBarter: 0.5,
      accept: 3,
    },
  },
  coverage: { games: 36, covering: [10, 16, 1, 7], moves: 20, events: 25, every: 5 },
  secrets: {
    options: [{ money: 'hidden' }, { money: 'open' }],
    plant(state) {
      const secrets: PlantedSecret[] = [];
      const frame = state.frames.at(0);
      if (state.options.money === 'hidden' && frame) secrets.push(...plantMoney(state));
      if (frame?.kind === 'bidding') {
        frame.bids = frame.bids.map((bid, seat) => (bid === null ? null : 5_555_000 + seat * 100));
        frame.bids.forEach((bid, owner) => bid !== null && secrets.push({ owner, token: String(bid) }));
      }
      state.standing.forEach((row, owner) => {
        row.fill('ask');
        row[(owner + 1) % row.length] = 'never';
        secrets.push({ owner, token: '"never"' });
      });
      return secrets;
    },
    change(state, owner, rich) {
      const frame = state.frames.at(0);
      if (owner === null || !frame) return;
      const { money, standing } = state;
      if (frame.kind === 'bidding' && frame.bids[owner] !== null) {
        frame.bids[owner] = frame.bids[owner] === 0 ? Math.min(100, money[owner]) : 0;
      }
      if (state.options.money === 'hidden') {
        const top = state.frames.at(-1);
        const least = top?.kind === 'bargain' && top.buyer === owner && top.stage === 'counter' ? top.countered : 0;
        const ducats = rich ? money[owner] + 1000 : Math.max(100, least);
        state.treasury -= ducats - money[owner];
        money[owner] = ducats;
      }
      standing[owner] = standing[owner].map((answer) => SWAPPED[answer]);
    },
    // Moves that may reveal a secret: how much a buyer can pay, a standing order or bids.
    shows: ['accept', 'answerPassage', 'askPassage', 'bid'],
    turnsUp: [],
  },
  ends: {
    'ending die': (event) => event.type === 'endThrown' && event.over,
    'last turn': (event) => event.type === 'gameOver',
  },
  reminders: { buy: ['buy'], sell: ['sell'] },
  travels: ['sail'],
  numbers: NUMBERS,
  reasons: REASONS,
  refusals: REFUSALS,
  layout: [{ players: 4, seed: 'picture 4', shares: [0, 0.005, 0.012, 0.2, 0.45, 0.7, 0.95], busy: 0.45 }],
  explained: { piece: 'port:0', says: 'Galleys here can buy', rule: 'ports', at: [0.268, 0.205], under: 'Marseille' },
  questions: QUESTIONS,
  rareComments: ['order', 'passage', 'crew'],
  golden: {
    'serenissima-1996': {
      pictures: PICTURES,
      speed: 'normal',
      wanted: [
        (event) => event.type === 'bidsRevealed' && event.bids.filter((bid) => bid > 0).length > 1,
        (event) => event.type === 'bought' && event.paidTo < 0,
        (event) => event.type === 'galleyBuilt',
        (event) => event.type === 'hired',
        (event) => event.type === 'passageAnswered' && !event.granted,
        (event) => event.type === 'seized',
        (event) => event.type === 'landed' && event.from >= 0 && event.from !== event.seat,
        (event) => event.type === 'sold' && event.bonus > 0,
        (event) => event.type === 'gameOver',
      ],
      seeds: 40_000,
    },
  },
};
