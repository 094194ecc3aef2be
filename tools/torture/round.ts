import type { Random } from '../../src/engine/core/game';

export class Fault extends Error {
  override readonly name = 'Fault';
}

/** A kind's counters, by their names in the output. */
export class Figures {
  readonly counts = new Map<string, number>();

  add(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  /** Reports that a confirmed step is missing. */
  lost(what: string): never {
    this.add('lost');
    throw new Fault(`Lost: ${what}`);
  }

  toString(): string {
    return [...this.counts].map(([what, count]) => `${what} ${count.toLocaleString('en')}`).join(', ');
  }
}

/** One round of a stress test. It only depends on its seed, except for the timing between processes. */
export interface Round {
  readonly chance: Chance;
  readonly figures: Figures;
  readonly folder: string;
  /** Tries only one in this many cases, for kinds that try all cases in order. */
  readonly thin: number;
}

export interface StressTest {
  readonly name: string;
  round(round: Round): Promise<void>;
}

export interface Chance {
  /** An integer of at least 0 and below `end`. */
  below(end: number): number;
  /** True with this probability in percent. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  seed(): number;
}

export function chanceOf(random: Random): Chance {
  const below = (end: number) => random.roll(end) - 1;
  return {
    below,
    percent: (share) => below(100) < share,
    pick: (list) => list[below(list.length)],
    seed: () => below(0x3fffffff),
  };
}
