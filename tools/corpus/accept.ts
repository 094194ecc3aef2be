import type { AnyGame } from '../../src/engine/core/game';
import type { Corpus } from './recorded';

/**
 * Returns why changed results of recorded games can't be accepted, or `undefined` if they can. Saves of the same rules
 * version replay these games, so a change needs a higher version.
 */
export function whyNotAccept(
  { about: { id, rules } }: Pick<AnyGame, 'about'>,
  former: Pick<Corpus, 'rules'> | undefined,
  differing: number,
): string | undefined {
  if (!former || differing === 0 || former.rules < rules) return undefined;
  return (
    `${differing} recorded games of ${id} change, so players’ saves change too, but the version of the rules is still ` +
    `${rules}. Raise \`rules\` in src/engine/games/${id}/about.ts (see \`About.rules\` in src/engine/core/game.ts) and ` +
    'accept again. If no player has saves of this version yet, add --same-rules.'
  );
}
