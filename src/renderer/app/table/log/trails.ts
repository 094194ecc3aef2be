import type { LogEntry } from '../../../../ipc/table';
import type { TargetId, Trail } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';

/**
 * The trails of other players' pieces, in the order of their first moves. Consecutive steps of a piece form one trail
 * that ends at the piece. `except` is the seat whose own moves are left out.
 */
export function trailsOf(ui: AnyGameUi, entries: readonly LogEntry[], except: number, view: unknown): readonly Trail[] {
  const there = new Set(ui.targets(view));
  const found: { seat: number; piece: TargetId | undefined; places: TargetId[] }[] = [];
  for (const event of entries.flatMap(({ events }) => events)) {
    const trail = ui.recap?.trail(event, view);
    if (!trail || !('seat' in event) || typeof event.seat !== 'number' || event.seat === except) continue;
    const { piece, places } = trail;
    const begun = piece && found.findLast((other) => other.piece === piece);
    if (begun && begun.places.at(-1) === places[0]) begun.places.push(...places.slice(1));
    else if (piece || !found.some((other) => other.seat === event.seat && other.places.includes(places[0])))
      found.push({ seat: event.seat, piece, places: [...places] });
  }
  return found.map(({ seat, piece, places }) => {
    const power = ui.power(seat, view).index;
    return { places: piece && there.has(piece) ? [...places, piece] : places, colour: ui.ink(power), power };
  });
}
