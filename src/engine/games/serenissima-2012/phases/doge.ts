import { SCORINGS } from '../data/components';
import { DOGE_CARDS, TRACKS } from '../data/board';
import { shuffledDeck } from '../deck';
import { incomes, portIncomes, wineIncome, winePorts } from '../income';
import { seatsOf } from '../queries';
import { scoreSheet } from '../score';
import type { State } from '../state';
import type { MoveContext } from './decision';

/** Draws and applies the turn's Doge card. Returns whether the game is over. */
export function drawDogeCard(state: State, context: MoveContext): boolean {
  const card = state.deck.shift() as number;
  const { steps, wine, shuffle } = DOGE_CARDS[card];
  const { scoring } = TRACKS[seatsOf(state)];
  state.discard.push(card);
  const from = state.marker;
  state.marker = Math.min(from + steps, scoring[scoring.length - 1]);
  context.events.push({ type: 'dogeDrawn', card, from, to: state.marker, left: state.deck.length, bars: 'secret' });
  if (wine) payForWine(state, context);
  if (state.marker >= scoring[state.scorings]) score(state, context);
  if (state.scorings === SCORINGS) {
    context.events.push({ type: 'gameOver', winners: scoreSheet(state).winners });
    return true;
  }
  if (shuffle) {
    state.deck = shuffledDeck(context.random);
    state.discard = [];
    context.events.push({ type: 'shuffled', cards: state.deck.length });
  }
  return false;
}

function payForWine(state: State, { events }: MoveContext): void {
  for (let seat = 0; seat < state.money.length; seat++) {
    const ports = winePorts(state, seat);
    const amount = wineIncome(ports);
    state.money[seat] += amount;
    events.push({ type: 'wineIncome', seat, ports, amount });
  }
}

/** Pays a scoring's income. Scoring spaces are so far apart that one card can't reach two of them. */
function score(state: State, { events }: MoveContext): void {
  const totals = incomes(state);
  totals.forEach((ducats, seat) => (state.money[seat] += ducats));
  state.scorings++;
  events.push({ type: 'scored', scoring: state.scorings, totals, ports: portIncomes(state) });
}
