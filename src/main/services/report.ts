import { release } from 'node:os';
import { readSave } from '../../engine/core/load';
import { undo } from '../../engine/core/history';
import { actorsOf } from '../../engine/core/match';
import type { ReportPreview } from '../../ipc/contract';
import type { Cabinet } from './cabinet';
import { refuseLesson } from './lesson-state';
import { openJournal } from './journal';
import type { JournalFiles } from './journal';
import { isComputer } from './open-match';
import type { OpenMatch } from './open-match';
import type { Ports } from './ports';
import { LOG_LINES, readReport, writeReport } from './report-file';
import type { ReportedMatch } from './report-file';
import type { SaveStore } from './saves';
import type { SettingsService } from './settings';
import type { OpenMatches } from './open-matches';

/** What a report is to tell beside what main knows: the page's graphics, and the match, if the player agrees. */
interface Asked {
  readonly graphics: string;
  readonly match?: string;
}

interface ReportService {
  /** What would be in a report; of the match only what everybody knows. */
  preview(asked: Asked): Promise<ReportPreview>;
  /** A report's text; `said` is what the player writes. */
  text(asked: Asked, said: string): Promise<string>;
  /** Lays a report's match on the table at its decision, in memory only, with an import's limits; its id. */
  open(text: string): Promise<string>;
}

/** A disk for a match that has none: what is written to it is kept in memory. */
const NOWHERE: JournalFiles = {
  read: async () => '',
  stat: async () => ({ size: 0, modified: 0 }),
  append: async () => 'written',
  create: async () => true,
  replace: async () => undefined,
};

/** Problems told: what a developer needs, in one file, and nothing of it that the player has not seen announced. */
export function createReport(
  { info, clock, log, newId }: Ports,
  saves: SaveStore,
  settings: SettingsService,
  { withMatch, openInMemory }: OpenMatches,
  cabinet: Cabinet,
): ReportService {
  const { version, shell, platform } = info;
  const { electron, chrome, node } = process.versions;
  const programs = [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`, `Node ${node}`];
  const system = [`${platform} ${release()} ${process.arch}`, ...programs.filter(Boolean)].join(', ');
  const told = async (graphics: string) => ({
    made: clock.now(),
    app: version,
    shell,
    system,
    graphics,
    // Player names stay private.
    settings: { ...(await settings.get()), tables: {}, presets: [] },
    log: [...((await log.tail?.(LOG_LINES)) ?? [])],
  });
  /** The match as it lies on the disk, and where it stands. */
  const reported = (id: string) =>
    withMatch(id, async (open): Promise<ReportedMatch & { title: string }> => {
      refuseLesson(open);
      const save = open.loose ? open.journal.text() : await saves.text(id);
      return { ply: open.match.log.length, seat: open.viewer, save, title: open.meta.title };
    });

  return {
    async preview({ graphics, match }) {
      const found = match === undefined ? null : await reported(match);
      return { ...(await told(graphics)), match: found && { title: found.title, ply: found.ply } };
    },

    async text({ graphics, match }, said) {
      const found = match === undefined ? null : await reported(match);
      const part = found && { ply: found.ply, seat: found.seat, save: found.save };
      return writeReport({ said, ...(await told(graphics)) }, part);
    },

    async open(text) {
      const { ply, seat, save } = readReport(text);
      const { match, meta, sum, text: whole } = readSave(save, cabinet.find);
      while (match.log.length > ply) undo(match, { free: true });
      const decides = seat !== null && actorsOf(match).includes(seat) && !isComputer(meta, seat);
      const id = newId();
      const journal = openJournal(NOWHERE, id, whole, sum);
      const open: OpenMatch = {
        id,
        match,
        meta,
        journal,
        viewer: decides ? seat : null,
        saved: clock.now(),
        loose: true,
      };
      await openInMemory(open);
      return id;
    },
  };
}
