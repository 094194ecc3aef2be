import type { Games } from './games';
import { loadJournal } from './journal';
import { createSerialQueue } from './open-match';
import type { OpenMatch, SerialQueue } from './open-match';
import { stopThinking } from './opponents/thinking';
import type { Thinking } from './opponents/thinking';
import type { Ports } from './ports';
import type { Refused } from './refusals';
import type { NewSave, SaveStore } from './saves';
import type { SettingsService } from './settings';

export interface OpenMatches {
  readonly ports: Ports;
  readonly saves: SaveStore;
  readonly settings: SettingsService;
  readonly games: Games;
  readonly opened: Map<string, OpenMatch>;
  /** New matches that have not been closed yet. If still unplayed when closed, they are discarded. */
  readonly started: Set<string>;
  readonly queue: SerialQueue;
  readonly thinking: Thinking;
  /** Reports that a step could not be saved. */
  readonly failed: (match: string, refusal: Refused) => void;
}

/** Creates the record of open matches, initially empty. */
export function createOpenMatches(
  shared: Pick<OpenMatches, 'ports' | 'saves' | 'settings' | 'games' | 'failed'>,
): OpenMatches {
  return { ...shared, opened: new Map(), started: new Set(), queue: createSerialQueue(), thinking: new Map() };
}

/** Runs a step after all earlier steps of the match. Loads the match if it is not open. */
export function withMatch<T>(matches: OpenMatches, id: string, step: (open: OpenMatch) => Promise<T>): Promise<T> {
  return matches.queue.run(id, async () => step(matches.opened.get(id) ?? (await load(matches, id))));
}

/** Like `withMatch`, but also interrupts computers that are thinking about the match. */
export function interrupt<T>(matches: OpenMatches, id: string, step: (open: OpenMatch) => Promise<T>): Promise<T> {
  stopThinking(matches.thinking, id);
  return withMatch(matches, id, step);
}

/** Opens a match from the text of its save. `torn` means that a half-written last line was dropped. */
export function openSave(matches: OpenMatches, { id, text }: NewSave): { open: OpenMatch; torn: boolean } {
  const { ports, games, opened } = matches;
  const { loaded, journal } = loadJournal(ports.files, id, text, games.find);
  const { match, meta, torn } = loaded;
  const saved = ports.clock.now();
  const open: OpenMatch = { id, match, meta, journal, viewer: null, saved, asked: match.log.length };
  opened.set(id, open);
  return { open, torn };
}

async function load(matches: OpenMatches, id: string): Promise<OpenMatch> {
  return openSave(matches, { id, text: await matches.saves.text(id) }).open;
}

/** The text of a match's save, read after the match's pending steps, so that it contains them. */
export function textOf({ queue, saves }: OpenMatches, id: string): Promise<string> {
  return queue.run(id, () => saves.text(id));
}
