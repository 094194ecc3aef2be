import type { GameEvent } from '../../../../engine/core/game';
import type { AnyGameUi } from '../../../game-ui/game-ui';

/** Whether `next` moves the same pieces on from the place to which `event` took them. */
export function continuesVoyage(ui: AnyGameUi, event: GameEvent, next: GameEvent): boolean {
  if (event.type !== next.type || !('to' in event) || !('from' in next) || event.to !== next.from) return false;
  const { pacing } = ui;
  const pieces = pacing?.pieces(event) ?? [];
  const others = pacing?.pieces(next);
  return pieces.length > 0 && pieces.every((piece, i) => others?.[i] === piece);
}
