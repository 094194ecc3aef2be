import type { GameEvent, GameId } from '../../src/engine/core/game';
import { isEnded } from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';

/** How people at any table may end a game early. */
export const AGREED_ENDS = ['agreed', 'resigned'] as const;

/** Every way a game's rules can end it, each with its event. */
export const ENDS: Readonly<Record<GameId, Readonly<Record<string, (event: GameEvent) => boolean>>>> = {
  'serenissima-1996': {
    'ending die': (event) => event.type === 'endThrown' && 'over' in event && event.over === true,
    'last turn': (event) => event.type === 'gameOver',
  },
  'serenissima-2012': { 'third scoring': (event) => event.type === 'gameOver' },
  'doge-ship': { 'ship finished': (event) => event.type === 'shipFinished' },
  'la-loire': {
    river: (event) => event.type === 'endReached' && 'why' in event && event.why === 'river',
    messages: (event) => event.type === 'endReached' && 'why' in event && event.why === 'messages',
    turns: (event) => event.type === 'gameOver' && 'why' in event && event.why === 'turns',
  },
};

/** What ended a finished match. Throws if its game lists no such end. */
export function endOf(match: Match): string {
  if (isEnded(match)) return match.acts.at(-1)?.act === 'end' ? 'agreed' : 'resigned';
  const events = match.log.flatMap((entry) => entry.events);
  const end = Object.entries(ENDS[match.game.about.id] ?? {}).find(([, tells]) => events.some(tells));
  if (!end) throw new Error(`Nothing in ENDS tells how this game of ${match.game.about.title} ended.`);
  return end[0];
}
