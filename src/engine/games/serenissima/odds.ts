/** The probabilities of a fight's results, each from 0 to 1. */
export interface Odds {
  readonly attacker: number;
  readonly both: number;
  readonly defender: number;
}

/** An outcome of a round: sailors left on each side, and its probability. */
export interface Outcome {
  readonly attackers: number;
  readonly defenders: number;
  readonly chance: number;
}

/**
 * All outcomes of a round with these numbers of sailors. `mode` is a parameter of the round: a divisor, or a maximum
 * number of dice.
 */
type Round = (attackers: number, defenders: number, mode: number) => readonly Outcome[];

/**
 * Exact odds for an edition's kind of round. Rounds without losses change nothing, so they are excluded from the sum.
 */
export function oddsOf(round: Round) {
  const memo = new Map<number, Odds>();

  /** A fight to the end in which the attacker never stops: attacker wins, both die, or defender wins. */
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

  /** A single round: defender beaten, both dead, or attacker beaten. */
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

/** The result of a fight; all 0 while both sides have sailors. */
function decided(attackers: number, defenders: number): Odds {
  return {
    attacker: attackers > 0 && defenders === 0 ? 1 : 0,
    both: attackers === 0 && defenders === 0 ? 1 : 0,
    defender: attackers === 0 && defenders > 0 ? 1 : 0,
  };
}

/** A probability in per cent with one decimal. */
export function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}

/** Both odds of a fight, as shown on a button. */
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
