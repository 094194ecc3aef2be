import type { GameEvent, Move, Seat, Secrets } from './game';

/** Whether deciding now shows this seat something that others may not see. */
export function isPrivate<S>(
  game: { readonly secrets?: Pick<Secrets<S, Move, GameEvent>, 'isPrivate'> },
  state: S,
  seat: Seat,
): boolean {
  return game.secrets?.isPrivate(state, seat) ?? false;
}

/** Whether others never see this move. */
export function isHidden<M extends Move>(
  game: { readonly secrets?: Pick<Secrets<unknown, M, GameEvent>, 'isHidden'> },
  move: M,
): boolean {
  return game.secrets?.isHidden?.(move) ?? false;
}

/**
 * An event as a seat (`null`: a spectator) may know it, or `null` if the seat must not learn of it. Returns the event
 * itself if all may know it.
 */
export function redactEvent<E extends GameEvent>(
  game: { readonly secrets?: Pick<Secrets<unknown, Move, E>, 'redactEvent'> },
  event: E,
  seat: Seat | null,
): E | null {
  return game.secrets?.redactEvent ? game.secrets.redactEvent(event, seat) : event;
}
