/** Probabilities of a fight's results, from 0 to 1. */
export interface Odds {
  readonly attacker: number;
  readonly both: number;
  readonly defender: number;
}

/** A possible result of one round: the sailors left on each side, and its probability. */
export interface Outcome {
  readonly attackers: number;
  readonly defenders: number;
  readonly chance: number;
}

/** All possible results of one round. `mode` depends on the edition: a divisor, or a maximum number of dice. */
type Round = (attackers: number, defenders: number, mode: number) => readonly Outcome[];

/** Exact odds for an edition's rounds. Fights to the end ignore rounds without losses, which change nothing. */
export function oddsOf(round: Round) {
  const memo = new Map<number, Odds>();

  /** A fight to the end: attacker wins, both sides die, or defender wins. */
  function toTheEnd(attackers: number, defenders: number, mode: number): Odds {
    if (attackers === 0 || defenders === 0) return decided(attackers, defenders);
    const key = (attackers * 256 + defenders) * 8 + mode;
    const known = memo.get(key);
    if (known) return known;
    const sum = { attacker: 0, both: 0, defender: 0 };
    let still = 0;
    for (const left of round(attackers, defenders, mode)) {
      if (left.attackers === attackers && left.defenders === defenders) {
        still += left.chance;
        continue;
      }
      const then = toTheEnd(left.attackers, left.defenders, mode);
      sum.attacker += left.chance * then.attacker;
      sum.both += left.chance * then.both;
      sum.defender += left.chance * then.defender;
    }
    const deciding = 1 - still;
    const odds = { attacker: sum.attacker / deciding, both: sum.both / deciding, defender: sum.defender / deciding };
    memo.set(key, odds);
    return odds;
  }

  const left = new Map<number, readonly number[]>();

  /** The probability of winning a fight to the end with exactly n attackers left, by n. */
  function survivors(attackers: number, defenders: number, mode: number): readonly number[] {
    if (defenders === 0 || attackers === 0)
      return Array.from({ length: attackers + 1 }, (_, men) => Number(men > 0 && men === attackers));
    const key = (attackers * 256 + defenders) * 8 + mode;
    const known = left.get(key);
    if (known) return known;
    const chances = Array.from({ length: attackers + 1 }, () => 0);
    let deciding = 0;
    for (const end of round(attackers, defenders, mode)) {
      if (end.attackers === attackers && end.defenders === defenders) continue;
      deciding += end.chance;
      survivors(end.attackers, end.defenders, mode).forEach((chance, men) => (chances[men] += end.chance * chance));
    }
    const all = chances.map((chance) => chance / deciding);
    left.set(key, all);
    return all;
  }

  /** A single round: defender beaten, both sides dead, or attacker beaten. */
  function once(attackers: number, defenders: number, mode: number): Odds {
    const odds = { attacker: 0, both: 0, defender: 0 };
    for (const left of round(attackers, defenders, mode)) {
      const end = decided(left.attackers, left.defenders);
      odds.attacker += left.chance * end.attacker;
      odds.both += left.chance * end.both;
      odds.defender += left.chance * end.defender;
    }
    return odds;
  }

  return { toTheEnd, survivors, once };
}

/** The odds of a finished fight; all 0 if both sides have sailors. */
function decided(attackers: number, defenders: number): Odds {
  return {
    attacker: attackers > 0 && defenders === 0 ? 1 : 0,
    both: attackers === 0 && defenders === 0 ? 1 : 0,
    defender: attackers === 0 && defenders > 0 ? 1 : 0,
  };
}

/** Larger than the rounding errors in sums of probabilities. */
const ERROR = 1e-9;

/** Converts a probability to per cent with one decimal. Only a certain result is 100, and only an impossible one 0. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 1000) / 10;
  if (rounded === 100 && chance < 1 - ERROR) return 99.9;
  return rounded === 0 && chance > ERROR ? 0.1 : rounded;
}

/** The odds of one round and of a fight to the end, to show on a button. */
export function inPerCent(once: Odds, end: Odds): Record<string, number> {
  return {
    onceWin: percent(once.attacker),
    onceBoth: percent(once.both),
    onceLose: percent(once.defender),
    endWin: percent(end.attacker),
    endBoth: percent(end.both),
    endLose: percent(end.defender),
  };
}
