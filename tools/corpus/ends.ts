import { isEnded } from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';
import { testingOf } from '../../src/engine/games/testing';

/** The ways in which people can end any game early. */
export const AGREED_ENDS = ['agreed', 'resigned'] as const;

/** The way in which a finished match ended. Throws if the game does not list this end. */
export function endOf(match: Match): string {
  if (isEnded(match)) return match.acts.at(-1)?.act === 'end' ? 'agreed' : 'resigned';
  const events = match.log.flatMap((entry) => entry.events);
  const end = Object.entries(testingOf(match.game).ends ?? {}).find(([, shows]) =>
    events.some((event) => shows(event)),
  );
  if (!end) throw new Error(`No entry of \`ends\` matches how this game of ${match.game.about.title} ended.`);
  return end[0];
}
