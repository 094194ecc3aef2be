import type { Ref } from 'vue';
import type { useMatch } from '../match';
import type { Session } from '../session';
import type { useSettings } from '../settings';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** `replay`: the player views the past. `recap`: the events since a seat's last decision, played once. */
export type ReplayKind = 'replay' | 'recap';

/** The past on the board. A position is identified by the number of moves made. */
export const NO_REPLAY = {
  /** `null` for the present. */
  shown: null as { readonly kind: ReplayKind; readonly ply: number; readonly view: unknown } | null,
  playing: false,
  requested: 0, // the position requested last; further steps start from it, even if they follow quickly
  boardPly: 0, // the position that the board shows or is animating towards
  jumps: 0,
  prefetched: null as { readonly ply: number; readonly view: Promise<unknown> } | null,
  request: 0, // number of requests, so that a slow older one never replaces a newer one
  placement: 0, // number of views given to the board, so that an older one never replaces a newer one
  playback: -1, // the request that plays from move to move; -1 for none
  moveEnds: 0, // when the time of the current move is over, in milliseconds
};

type ReplayState = typeof NO_REPLAY;

export interface ReplayContext {
  readonly state: ReplayState;
  readonly match: ReturnType<typeof useMatch>;
  readonly session: Session;
  readonly settings: ReturnType<typeof useSettings>;
  readonly speed: Ref<ReplaySpeed>;
}

export const lengthOf = ({ match }: ReplayContext): number => match.table?.ply ?? 0;
