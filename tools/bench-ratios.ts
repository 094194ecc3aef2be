import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * How often each operation runs in the time of a fixed workload. The ratio is about the same on slow and fast machines.
 */
export type Ratios = Readonly<Record<string, number>>;

/** Ratios below this fraction of the stored ones are reported. */
const FALLEN = 0.8;
const STORED = 'tools/bench-ratios.json';

export function storedRatios(): Readonly<Record<string, Ratios>> {
  return existsSync(STORED) ? (JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Ratios>) : {};
}

export function acceptRatios(now: Readonly<Record<string, Ratios>>): void {
  writeFileSync(STORED, `${JSON.stringify({ ...storedRatios(), ...now }, null, 2)}\n`);
}

/**
 * A message for each ratio that is more than a fifth below the stored one. Ratios that were not measured are skipped.
 */
export function regressions(stored: Readonly<Record<string, Ratios>>, now: Readonly<Record<string, Ratios>>): string[] {
  return Object.entries(now).flatMap(([game, ratios]) =>
    Object.entries(ratios).flatMap(([name, ratio]) => {
      const was = stored[game]?.[name];
      if (was === undefined || ratio >= was * FALLEN) return [];
      const part = Math.round((1 - ratio / was) * 100);
      return [`${game}: ${name} dropped by ${part}% relative to the fixed workload (${was} → ${ratio}).`];
    }),
  );
}

/** Measures rates. Each measurement alternates with short runs of the fixed workload. */
export interface Gauge {
  /**
   * Repeats a step for some seconds after a warm-up. `step` returns how much it did. Returns the rate per second. If
   * `name` is given, a ratio is recorded too.
   */
  rate(step: () => number, name?: string): number;
  ratios(): Ratios;
}

/** Creates a gauge. `clock` returns ms. */
export function createGauge(clock: () => number, seconds: number, work: () => void = workload): Gauge {
  let named: Record<string, number> = {};
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
      // Alternates in short turns, so that other work on the machine slows both down equally.
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

/** Keeps the results, so that the compiler cannot drop the work. */
let kept: unknown;

/**
 * The fixed workload. It is similar to rules code: it copies small objects, builds and sorts lists, and mixes numbers.
 * Never change it, because all stored ratios depend on it.
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
