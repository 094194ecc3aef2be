import type { GameEvent, Move, Seat, Secrets } from './game';

/** Whether the seat's decision shows information that other seats must not see. */
export function isPrivate<S>(
  game: { readonly secrets?: Pick<Secrets<S, Move, GameEvent>, 'isPrivate'> },
  state: S,
  seat: Seat,
): boolean {
  return game.secrets?.isPrivate(state, seat) ?? false;
}

/** Whether a move is hidden from other seats. */
export function isHidden<M extends Move>(
  game: { readonly secrets?: Pick<Secrets<unknown, M, GameEvent>, 'isHidden'> },
  move: M,
): boolean {
  return game.secrets?.isHidden?.(move) ?? false;
}

/**
 * Returns an event without secrets, or `null` if the seat must not learn of it. If nothing is secret, returns the same
 * object.
 */
export function redactEvent<E extends GameEvent>(
  game: { readonly secrets?: Pick<Secrets<unknown, Move, E>, 'redactEvent'> },
  event: E,
  seat: Seat | null,
): E | null {
  return game.secrets?.redactEvent ? game.secrets.redactEvent(event, seat) : event;
}
