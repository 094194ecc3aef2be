import type { Ref } from 'vue';
import type { useMatch } from '../match';
import type { Session } from '../session';
import type { useSettings } from '../settings';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** `replay`: the player views the past. `recap`: the events since a seat's last decision, played once. */
export type ReplayKind = 'replay' | 'recap';

/** The past on the board. A position is identified by the number of moves made. */
export interface ReplayState {
  shown: { readonly kind: ReplayKind; readonly ply: number; readonly view: unknown } | null; // null for the present
  playing: boolean;
  requested: number; // the position requested last; further steps start from it, even if they follow quickly
  boardPly: number; // the position that the board shows or is animating towards
  jumps: number;
  prefetched: { readonly ply: number; readonly view: Promise<unknown> } | null;
  request: number; // number of requests, so that a slow older one never replaces a newer one
  placement: number; // number of views given to the board, for the same reason
  playback: number; // the request that plays from move to move; -1 for none
  moveEnds: number; // when the time of the current move is over, in milliseconds
}

export const NO_REPLAY: ReplayState = {
  shown: null,
  playing: false,
  requested: 0,
  boardPly: 0,
  jumps: 0,
  prefetched: null,
  request: 0,
  placement: 0,
  playback: -1,
  moveEnds: 0,
};

export interface ReplayContext {
  readonly state: ReplayState;
  readonly match: ReturnType<typeof useMatch>;
  readonly session: Session;
  readonly settings: ReturnType<typeof useSettings>;
  readonly speed: Ref<ReplaySpeed>;
}

export const lengthOf = ({ match }: ReplayContext): number => match.table?.ply ?? 0;
