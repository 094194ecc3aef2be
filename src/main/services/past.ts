import { positionAt } from '../../engine/core/history';
import { isOver, jsonClone } from '../../engine/core/match';
import { storyOf } from '../../engine/core/story';
import type { Handlers } from '../../ipc/contract';
import { logOf } from './log';
import { checkReached } from './open-match';
import { withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { Refused } from './refusals';

/**
 * Handles commands about earlier moves: the log, the view and the threats at a position, and the story and the seed of
 * a finished match.
 */
export function pastHandlers(
  matches: OpenMatches,
): Handlers<'matches.log' | 'matches.at' | 'matches.threats' | 'matches.story' | 'matches.seed'> {
  return {
    'matches.log': ({ match: id, from }) => withMatch(matches, id, async (open) => logOf(open, from)),

    'matches.at': ({ match: id, ply }) =>
      withMatch(matches, id, async (open) => {
        checkReached(open, ply);
        const { match, viewer } = open;
        return { ply, view: jsonClone(match.game.view(positionAt(match, ply), viewer)) };
      }),

    'matches.threats': ({ match: id, ply }) =>
      withMatch(matches, id, async (open) => {
        checkReached(open, ply);
        return jsonClone(open.match.game.threats?.(positionAt(open.match, ply)) ?? null);
      }),

    'matches.story': ({ match: id }) =>
      withMatch(matches, id, async ({ match }) => {
        if (!isOver(match)) throw new Refused('not-over');
        return jsonClone(storyOf(match));
      }),

    'matches.seed': ({ match: id }) =>
      withMatch(matches, id, async ({ match }) => {
        const { game, position, config } = match;
        if (game.actors(position).length > 0) throw new Refused('not-over');
        return { seed: config.seed };
      }),
  };
}
