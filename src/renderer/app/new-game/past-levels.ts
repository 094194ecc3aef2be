import { LEVEL_NAMES } from '../../../engine/bots/levels';
import type { LevelName } from '../../../engine/bots/levels';
import type { SaveInfo } from '../../../ipc/shelf';

/** A loss is heavy if the person has at most this share of the winner's points. */
const HEAVY = 0.6;

/** The result of one person against computers. `level` is the strongest computer's. */
interface PastResult {
  readonly match: string;
  readonly level: LevelName;
  readonly won: boolean;
  readonly heavyLoss: boolean;
}

/** The finished matches of a game between one person and computers, latest first. */
function pastResults(saves: readonly SaveInfo[], game: string): PastResult[] {
  return saves
    .filter((save) => save.game === game)
    .sort((a, b) => b.saved.localeCompare(a.saved))
    .flatMap(({ match, seats, points, winners, ended }) => {
      const person = seats.findIndex(({ kind }) => kind === 'human');
      const levels = seats.flatMap(({ level }) => (level ? [LEVEL_NAMES.indexOf(level)] : []));
      if (!points || ended || levels.length === 0 || levels.length !== seats.length - 1 || person < 0) return [];
      const won = winners.includes(person);
      const heavyLoss = !won && points[person] <= HEAVY * Math.max(...points);
      return [{ match, level: LEVEL_NAMES[Math.max(...levels)], won, heavyLoss }];
    });
}

/**
 * The level to suggest for the next match of a game, from its last result: a stronger one after a win, an easier one
 * after a heavy loss, otherwise the same. `undefined` without a result.
 */
export function suggestedLevel(saves: readonly SaveInfo[], game: string): LevelName | undefined {
  const last = pastResults(saves, game).at(0);
  return last && neighbour(last.level, last.won ? 1 : last.heavyLoss ? -1 : 0);
}

/**
 * The next lower level, to offer after this match. `undefined` if there is none, or if the match is not the person's
 * first heavy loss at its level.
 */
export function easierLevel(saves: readonly SaveInfo[], game: string, match: string): LevelName | undefined {
  const results = pastResults(saves, game);
  const own = results.find((result) => result.match === match);
  if (!own?.heavyLoss || own.level === LEVEL_NAMES[0]) return undefined;
  const before = results.some((other) => other !== own && other.heavyLoss && other.level === own.level);
  return before ? undefined : neighbour(own.level, -1);
}

function neighbour(level: LevelName, step: number): LevelName {
  const at = LEVEL_NAMES.indexOf(level) + step;
  return LEVEL_NAMES[Math.min(Math.max(at, 0), LEVEL_NAMES.length - 1)];
}
