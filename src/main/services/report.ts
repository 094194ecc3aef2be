import { release } from 'node:os';
import { undo } from '../../engine/core/history';
import { readSave } from '../../engine/core/load';
import { actorsOf } from '../../engine/core/match';
import type { report, ReportPreview } from '../../ipc/commands/report';
import type { Handlers } from '../../ipc/contract';
import { openJournal } from './journal';
import type { JournalFiles } from './journal';
import { refuseLesson } from './lesson-state';
import { isComputer } from './open-match';
import { withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { openInMemory } from './opening';
import { datedName, exportFile } from './player-files';
import { LOG_LINES, readReport, writeReport } from './report-file';
import type { ReportedMatch } from './report-file';

/** Handles problem reports: one file with everything a developer needs, and its preview for the player. */
export function reportHandlers(matches: OpenMatches): Handlers<keyof typeof report> {
  const { ports } = matches;
  return {
    async 'report.preview'({ graphics, match }) {
      const found = match === undefined ? null : await reported(matches, match);
      return { ...(await surroundings(matches, graphics)), match: found && { title: found.title, ply: found.ply } };
    },

    async 'report.save'({ graphics, match, said }) {
      const found = match === undefined ? null : await reported(matches, match);
      const part = found && { ply: found.ply, seat: found.seat, save: found.save };
      const text = writeReport({ said, ...(await surroundings(matches, graphics)) }, part);
      return exportFile(ports, datedName(ports, 'report'), text, 'report');
    },
  };
}

async function surroundings({ ports, settings }: OpenMatches, graphics: string): Promise<Omit<ReportPreview, 'match'>> {
  const { version, shell, platform } = ports.info;
  const { electron, chrome, node } = process.versions;
  const programs = [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`, `Node ${node}`];
  return {
    made: ports.clock.now(),
    app: version,
    shell,
    system: [`${platform} ${release()} ${process.arch}`, ...programs.filter(Boolean)].join(', '),
    graphics,
    // The settings are reported without player names.
    settings: { ...(await settings.get()), tables: {}, presets: [], profiles: [] },
    log: [...((await ports.log.tail?.(LOG_LINES)) ?? [])],
  };
}

function reported(matches: OpenMatches, id: string): Promise<ReportedMatch & { title: string }> {
  return withMatch(matches, id, async (open) => {
    refuseLesson(open);
    const save = open.fromReport ? open.journal.text() : await matches.saves.text(id);
    return { ply: open.match.log.length, seat: open.viewer, save, title: open.meta.title };
  });
}

/** The files behind the journal of a match that has no save. Writes have no effect. */
const NOWHERE: JournalFiles = {
  read: async () => '',
  stat: async () => ({ size: 0, modified: 0 }),
  append: async () => 'written',
  create: async () => true,
  replace: async () => undefined,
};

/**
 * Opens a report's match in memory at the reported move; resolves to its id. Rejects with `not-a-report` or
 * `no-match-reported`.
 */
export async function openReported(matches: OpenMatches, text: string): Promise<string> {
  const { games, ports } = matches;
  const { ply, seat, save } = readReport(text);
  const { match, meta, sum, text: whole } = readSave(save, games.find);
  while (match.log.length > ply) undo(match, { free: true });
  const decides = seat !== null && actorsOf(match).includes(seat) && !isComputer(meta, seat);
  const id = ports.newId();
  await openInMemory(matches, {
    id,
    match,
    meta,
    journal: openJournal(NOWHERE, id, whole, sum),
    viewer: decides ? seat : null,
    saved: ports.clock.now(),
    fromReport: true,
  });
  return id;
}
