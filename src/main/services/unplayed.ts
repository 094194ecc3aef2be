import type { HeaderLine, Line } from '../../engine/core/save';
import type { OpenMatches } from './open-matches';

/**
 * Moves a match to the trash if it was started in this session and no person has played in it. Never rejects: a match
 * that cannot be moved stays on the shelf. Call it in the match's queue.
 */
export async function discardUnplayed({ started, opened, saves, ports }: OpenMatches, match: string): Promise<void> {
  if (!started.has(match)) return;
  try {
    if (!opened.get(match)?.changedOnDisk && isUnplayed(await saves.text(match))) {
      opened.delete(match);
      await saves.trash(match);
    }
  } catch (error) {
    ports.log.error('An unplayed match could not be deleted', error);
  }
  started.delete(match);
}

/** Like {@link discardUnplayed}, for all matches started in this session. Called when the app quits. */
export async function discardAllUnplayed(matches: OpenMatches): Promise<void> {
  const { queue, started } = matches;
  await Promise.all([...started].map((match) => queue.run(match, () => discardUnplayed(matches, match))));
}

/** Resolves when the pending steps of all matches started in this session are finished. */
export async function whenStartedMatchesSettle({
  queue,
  started,
}: Pick<OpenMatches, 'queue' | 'started'>): Promise<void> {
  await Promise.all([...started].map((match) => queue.run(match, async () => undefined)));
}

/**
 * Whether a save's text only has moves that computers made or that answered skipped decisions. Any other line means
 * that a person has used the match: a move (even if undone), a note, a new title, or changed seats. If only computers
 * play, their moves count as use too.
 */
function isUnplayed(text: string): boolean {
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const { seats } = header as HeaderLine;
  const isComputers = (seat: number) => seats[seat]?.kind === 'computer';
  if (seats.every(({ kind }) => kind === 'computer')) return lines.length === 0;
  return lines.every((line) => 'move' in line && (line.skip !== undefined || isComputers(line.seat)));
}
