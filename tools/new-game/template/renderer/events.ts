import type { TemplateGameEvent } from '../engine/state';
import { eventsOf } from '../../../../src/renderer/games/kit/events';
import type { EventTable } from '../../../../src/renderer/games/kit/events';

/** The kinds by which the log can be filtered. */
const LOG_KINDS = ['turns'] as const;

/** Each event's kind in the log, and its sound. */
const EVENTS: EventTable<TemplateGameEvent, (typeof LOG_KINDS)[number]> = {
  walked: ['turns', null],
  rested: ['turns', 'coins'],
  thrown: ['turns', 'dice'],
  gameOver: [null, null],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
