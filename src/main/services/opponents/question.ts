import type { LevelName } from '../../../engine/bots/levels';
import { actorsOf, jsonClone } from '../../../engine/core/match';
import { thinkingTime } from '../../../ipc/thinking';
import { isComputer } from '../open-match';
import type { OpenMatch } from '../open-match';
import type { OpenMatches } from '../open-matches';
import type { Question } from '../ports';
import { seatsOf } from '../table';
import { thinkAhead } from './thinking';

/** A seat's decision, with only the information that this seat may have. */
export async function questionFor(
  { settings }: OpenMatches,
  { id, match }: OpenMatch,
  seat: number,
  level: LevelName,
  character?: string,
): Promise<Question> {
  const { config, game, log, position } = match;
  return {
    match: id,
    game: config.game,
    view: jsonClone(game.view(position, seat)),
    seat,
    ply: log.length,
    level,
    ...(character !== undefined && { character }),
    millis: thinkingTime(level, (await settings.get()).thinking),
    seed: `${config.seed} ${log.length} ${seat}`,
  };
}

/** The decision of the computer that moves next, or `null` if no computer has to decide. */
export async function computersQuestion(matches: OpenMatches, open: OpenMatch): Promise<Question | null> {
  const { match, meta } = open;
  const seat = actorsOf(match).find((actor) => isComputer(meta, actor));
  if (seat === undefined) return null;
  const { level = 'merchant', character } = seatsOf(meta.seats, match.config.game, matches.games)[seat];
  return questionFor(matches, open, seat, level, character);
}

/**
 * Starts the search for the next computer's move, so that it runs while the page animates the last move. Does nothing
 * if a person has to decide. Errors are reported when the page requests the move.
 */
export async function thinkAboutNext(matches: OpenMatches, open: OpenMatch): Promise<void> {
  const { match, meta, lesson } = open;
  if (lesson || !actorsOf(match).every((actor) => isComputer(meta, actor))) return;
  const question = await computersQuestion(matches, open).catch(() => null);
  if (question) thinkAhead(matches.thinking, matches.ports.adviser, question);
}
