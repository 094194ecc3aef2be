import type { Random } from '../../src/engine/core/game';

/** A torment found something that must never be. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** What a torment counts, by what it is called in its line of figures. */
export class Figures {
  readonly counts = new Map<string, number>();

  add(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  /** Something acknowledged is not there any more. */
  lost(what: string): never {
    this.add('lost');
    throw new Fault(`Lost: ${what}`);
  }

  toString(): string {
    return [...this.counts].map(([what, count]) => `${what} ${count.toLocaleString('en')}`).join(', ');
  }
}

/** One round of a torment: everything in it follows from its seed, but for the moments at which processes meet. */
export interface Round {
  readonly chance: Chance;
  readonly figures: Figures;
  /** An empty folder of its own. */
  readonly folder: string;
  /** Of what is tried one after the other, every so manieth is. */
  readonly thin: number;
}

/** A kind of torment. */
export interface Torment {
  readonly name: string;
  /** Rejects with what must never be. */
  round(round: Round): Promise<void>;
}

/** Draws from a seed. */
export interface Chance {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** Whether something happens that does so many times in a hundred. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A number that seeds another source. */
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
