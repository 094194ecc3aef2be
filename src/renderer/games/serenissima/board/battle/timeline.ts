/** The start and end of each part of a battle, in milliseconds at normal pace. */
type Interval = readonly [from: number, to: number];

export const BEATS = {
  open: [0, 200],
  closeIn: [200, 1050],
  dice: [200, 950],
  sums: [940, 1120],
  volley: [880, 1420],
  fall: [1360, 1960],
  losses: [1420, 1580],
  beaten: [1640, 2160],
  verdict: [2120, 2320],
  fade: [3120, 3320],
} as const satisfies Record<string, Interval>;

export const LENGTH = BEATS.fade[1];

/** The progress of an interval at a time: 0 before it, 1 after it. */
export function progress(ms: number, [from, to]: Interval): number {
  return Math.min(1, Math.max(0, (ms - from) / (to - from)));
}

/** A pseudorandom number from 0 to 1, always the same for the same input. */
export function scatter(i: number, salt: number): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}
