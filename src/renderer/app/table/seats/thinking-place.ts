import type { LogEntry } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';

/** The target that a thinking computer's decision is about, from what the viewer sees, or `null`. */
export function thinkingPlace(ui: AnyGameUi, view: unknown, log: readonly LogEntry[], seat: number): TargetId | null {
  const last = lastPlace(ui, view, log, seat);
  return ui.bot?.thinkingTarget ? ui.bot.thinkingTarget(view, seat, last) : last;
}

/** Where the seat last moved a piece or changed something that is still on the board. */
function lastPlace(ui: AnyGameUi, view: unknown, log: readonly LogEntry[], seat: number): TargetId | null {
  const there = new Set(ui.targets(view));
  for (const entry of log.toReversed()) {
    if (entry.seat !== seat) continue;
    for (const event of entry.events.toReversed()) {
      const trail = ui.recap?.trail(event, view);
      const found = [trail?.piece, trail?.places.at(-1)].find((target) => target !== undefined && there.has(target));
      if (found !== undefined) return found;
    }
  }
  return null;
}
