import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How often something is done while the fixed workload is done once, by name: the same on a slow machine and on a quick one. */
export type Ratios = Readonly<Record<string, number>>;

/** Ratios below this part of the stored ones are told. */
const FALLEN = 0.8;
const STORED = 'tools/bench-ratios.json';

/** The stored ratios by game, from the project's root. */
export function storedRatios(): Readonly<Record<string, Ratios>> {
  return existsSync(STORED) ? (JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Ratios>) : {};
}

/** Keeps ratios in place of the stored ones of the same games. */
export function acceptRatios(now: Readonly<Record<string, Ratios>>): void {
  writeFileSync(STORED, `${JSON.stringify({ ...storedRatios(), ...now }, null, 2)}\n`);
}

/** A sentence for every ratio more than a fifth below the stored one. What is stored for nothing measured now is passed over. */
export function fallen(stored: Readonly<Record<string, Ratios>>, now: Readonly<Record<string, Ratios>>): string[] {
  return Object.entries(now).flatMap(([game, ratios]) =>
    Object.entries(ratios).flatMap(([name, ratio]) => {
      const was = stored[game]?.[name];
      if (was === undefined || ratio >= was * FALLEN) return [];
      const part = Math.round((1 - ratio / was) * 100);
      return [`${game}: ${name} fell by ${part} % against the fixed workload (${was} → ${ratio}).`];
    }),
  );
}

/** Measures rates and, in turns with them, how often the fixed workload runs in the same time. */
export interface Gauge {
  /** Repeats a step, which says how much it did, for some seconds after a warm-up: how much a second. What is named has a ratio. */
  rate(step: () => number, name?: string): number;
  /** The ratios measured since this was asked for last. */
  ratios(): Ratios;
}

/** A gauge with a clock in milliseconds. */
export function createGauge(clock: () => number, seconds: number, work: () => void = workload): Gauge {
  let named: Record<string, number> = {};
  /** Repeats something for a while; how much was done in how long. */
  const repeat = (millis: number, step: () => number) => {
    const begun = clock();
    let done = 0;
    while (clock() - begun < millis) done += step();
    return { done, millis: clock() - begun };
  };
  const works = () => {
    work();
    return 1;
  };
  return {
    rate(step, name) {
      repeat(1000, step);
      repeat(50, works);
      const sums = { done: 0, millis: 0, works: 0, workMillis: 0 };
      // In short turns: what else the machine does slows both down alike.
      while (sums.millis < seconds * 1000) {
        const own = repeat(100, step);
        const fixed = repeat(25, works);
        sums.done += own.done;
        sums.millis += own.millis;
        sums.works += fixed.done;
        sums.workMillis += fixed.millis;
      }
      const perMilli = sums.done / sums.millis;
      if (name !== undefined) named[name] = Number(((perMilli * sums.workMillis) / sums.works).toPrecision(3));
      return perMilli * 1000;
    },
    ratios() {
      const measured = named;
      named = {};
      return measured;
    },
  };
}

/** Results stay here, so that no compiler finds the work idle and drops it. */
let kept: unknown;

/**
 * The fixed workload, what rules mostly do: small objects copied, lists made and sorted, numbers mixed. Never change it: all stored
 * ratios are against it.
 */
function workload(): void {
  let x = 12345;
  let pieces = Array.from({ length: 60 }, (_, id) => ({ id, owner: id % 4, goods: [id % 3, id % 5, id % 7], at: id }));
  for (let round = 0; round < 20; round++) {
    pieces = pieces.map((piece) => ({ ...piece, goods: piece.goods.slice() }));
    for (const piece of pieces) {
      x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + piece.id;
      piece.at = (x >>> 0) % 97;
      piece.goods[round % 3]++;
    }
    pieces.sort((a, b) => a.at - b.at || a.id - b.id);
    const own = pieces.filter((piece) => piece.owner === round % 4 && piece.goods[0] > 0);
    kept = own.flatMap((piece) => piece.goods.map((count, good) => ({ type: 'sell', good, count, galley: piece.id })));
  }
  kept = [kept, pieces];
}
