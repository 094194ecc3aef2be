import { LEVEL_NAMES } from '../../../engine/bots/levels';
import type { LevelName } from '../../../engine/bots/levels';
import type { SaveInfo } from '../../../ipc/shelf';

/** A loss is heavy if the person has at most this share of the winner's points. */
const HEAVY = 0.6;
/** A win is clear if the best computer has at most this share of the person's points. */
const CLEAR = 0.8;

/** The result of one person against computers. `level` is the strongest computer's. */
interface PastResult {
  readonly match: string;
  readonly level: LevelName;
  readonly won: boolean;
  readonly clearWin: boolean;
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
      const rival = Math.max(...points.filter((_, seat) => seat !== person));
      const clearWin = won && rival <= CLEAR * points[person];
      const heavyLoss = !won && points[person] <= HEAVY * rival;
      return [{ match, level: LEVEL_NAMES[Math.max(...levels)], won, clearWin, heavyLoss }];
    });
}

/**
 * The level to suggest for the next match of a game: a stronger one after a win, an easier one after a heavy loss,
 * otherwise the last one. `undefined` without a result.
 */
export function suggestedLevel(saves: readonly SaveInfo[], game: string): LevelName | undefined {
  return levelAfter(pastResults(saves, game));
}

/**
 * An easier level, to offer after this match. `undefined` if there is none, or if the match is not the person's first
 * heavy loss at its level.
 */
export function easierLevel(saves: readonly SaveInfo[], game: string, match: string): LevelName | undefined {
  const results = pastResults(saves, game);
  const at = results.findIndex((result) => result.match === match);
  const own = results.at(at);
  if (at < 0 || !own?.heavyLoss || own.level === LEVEL_NAMES[0]) return undefined;
  const before = results.some((other) => other !== own && other.heavyLoss && other.level === own.level);
  return before ? undefined : levelAfter(results.slice(at));
}

/** The level that suits the person after these results, latest first. The second of two equal results counts twice. */
function levelAfter(results: readonly PastResult[]): LevelName | undefined {
  const [last, before] = [results.at(0), results.at(1)];
  if (!last) return undefined;
  const up = last.won ? (last.clearWin && before?.clearWin ? 2 : 1) : 0;
  const down = last.heavyLoss ? (before?.heavyLoss ? 2 : 1) : 0;
  const at = LEVEL_NAMES.indexOf(last.level) + up - down;
  return LEVEL_NAMES[Math.min(Math.max(at, 0), LEVEL_NAMES.length - 1)];
}
