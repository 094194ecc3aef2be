import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { eventRules } from '../kit/event-rules';

/** The rule paragraph behind each log line. */
export const EVENT_RULES = eventRules<LaLoireEvent>({
  turnBegan: 'turn',
  horseFetched: 'blacksmith',
  deniersDiscarded: 'leaving',
  moved: 'distance',
  bankPaid: 'palaces',
  bought: 'buying',
  boatMoved: 'end',
  marketShifted: 'market',
  circusMoved: 'circus',
  sold: 'selling',
  built: 'farm',
  palaceBought: 'palaces',
  shipped: 'shipping',
  hired: 'hiring',
  cardsDrawn: 'messages',
  messageBought: 'messages',
  deckShuffled: 'ducal',
  cardsReturned: 'spy',
  cubePlaced: 'cubes',
  cubeTakenBack: 'cubes',
  delivered: 'delivering',
  turnForgone: 'leaving',
  endReached: 'end',
  gameOver: 'end',
});
