import type { AnyGame, GameEvent, Seat } from '../../engine/core/game';
import { barrierOf } from '../../engine/core/history';
import type { Entry, Match } from '../../engine/core/match-types';
import { sameValue } from '../../engine/core/same-move';
import { isHidden, redactEvent } from '../../engine/core/secrets';
import type { Reason } from '../../engine/core/reason';
import type { LogEntry } from '../../ipc/table';
import type { OpenMatch } from './open-match';

type Of = Pick<OpenMatch, 'match' | 'viewer'>;

/**
 * A move as a seat may see it: the visible events, without the move itself. The events are shared with the match, which
 * never changes them. They are copied when sent to the page.
 */
function logEntry({ match }: Of, ply: number, entry: Entry, viewer: Seat | null): LogEntry {
  const { seat, on, skip } = entry;
  const events = witnessed(match.game, entry, viewer);
  const reason = reasonFor(match, entry);
  const details = { ...(on && { on }), ...(skip && { skip }), ...(reason && { reason }) };
  return { ply, seat, events, barrier: barrierOf(entry), ...details };
}

/**
 * The public reason for a computer's move. A reason with private information, such as the computer's ducats, is only
 * included after the end of the game. The reason for a hidden move is never included.
 */
function reasonFor({ game, position }: Match, { move, reason, secret }: Entry): Reason | undefined {
  if (!reason || isHidden(game, move)) return undefined;
  return secret && game.actors(position).length > 0 ? undefined : reason;
}

/** The log after the first `from` moves, as `viewer` (by default the seat at the screen) may see it. */
export function logOf(open: Of, from: number, viewer = open.viewer): LogEntry[] {
  return open.match.log.slice(from).map((entry, i) => logEntry(open, from + i + 1, entry, viewer));
}

/** The moves that the seat at the screen sees differently from the public log. Empty if no seat is at the screen. */
export function ownLog(open: Of): LogEntry[] {
  const { match, viewer } = open;
  const own: LogEntry[] = [];
  if (viewer === null) return own;
  for (let i = 0; i < match.log.length; i++) {
    const entry = match.log[i];
    if (knowingOf(match, entry).includes(viewer)) own.push(logEntry(open, i + 1, entry, viewer));
  }
  return own;
}

const NOBODY: readonly Seat[] = [];
const knowing = new WeakMap<Entry, readonly Seat[]>();

/** The seats that see a move differently from the public log. Cached per move. */
function knowingOf({ game, config }: Match, entry: Entry): readonly Seat[] {
  const known = knowing.get(entry);
  if (known) return known;
  let found = NOBODY;
  if (entry.events.some((event) => redactEvent(game, event, null) !== event)) {
    const common = witnessed(game, entry, null);
    const seats = Array.from({ length: config.seats }, (_, seat) => seat);
    found = seats.filter((seat) => !sameValue(witnessed(game, entry, seat), common));
  }
  knowing.set(entry, found);
  return found;
}

function witnessed(game: AnyGame, { events }: Entry, viewer: Seat | null): LogEntry['events'] {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const own = redactEvent(game, event, viewer);
    if (own) seen.push(own);
  }
  return seen;
}
