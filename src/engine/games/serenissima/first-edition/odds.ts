import { DIVISOR, hits } from './blows';

/** Chances, each from 0 to 1, of how a fight stands. */
export interface Odds {
  readonly attacker: number;
  readonly both: number;
  readonly defender: number;
}

const memo = new Map<number, Odds>();

/**
 * Exact chances of a fight to the finish in which the attacker never stops: he wins, both perish, the defender wins.
 * `divisor` is the attacker's: 3, or 4 against a fort. One pair of throws in which nobody is hit starts the exchange anew.
 */
export function fightToTheEnd(attackers: number, defenders: number, divisor: number): Odds {
  if (attackers === 0 || defenders === 0) {
    const both = attackers === 0 && defenders === 0;
    return { attacker: attackers > 0 ? 1 : 0, both: both ? 1 : 0, defender: defenders > 0 ? 1 : 0 };
  }
  const key = (attackers * 256 + defenders) * 8 + divisor;
  const known = memo.get(key);
  if (known) return known;
  const sum = { attacker: 0, both: 0, defender: 0 };
  let still = 0;
  forEachThrow(attackers, defenders, divisor, (left, leftDefending) => {
    if (left === attackers && leftDefending === defenders) {
      still++;
      return;
    }
    const then = fightToTheEnd(left, leftDefending, divisor);
    sum.attacker += then.attacker;
    sum.both += then.both;
    sum.defender += then.defender;
  });
  const deciding = 36 - still;
  const odds = {
    attacker: sum.attacker / deciding,
    both: sum.both / deciding,
    defender: sum.defender / deciding,
  };
  memo.set(key, odds);
  return odds;
}

/** Exact chances after a single exchange: the defender falls, both fall, the attacker falls. */
export function oneExchange(attackers: number, defenders: number, divisor: number): Odds {
  const count = { attacker: 0, both: 0, defender: 0 };
  forEachThrow(attackers, defenders, divisor, (left, leftDefending) => {
    if (left === 0 && leftDefending === 0) count.both++;
    else if (leftDefending === 0) count.attacker++;
    else if (left === 0) count.defender++;
  });
  return { attacker: count.attacker / 36, both: count.both / 36, defender: count.defender / 36 };
}

/** Calls back with the men left on each side for every pair of throws. */
function forEachThrow(
  attackers: number,
  defenders: number,
  divisor: number,
  then: (attackersLeft: number, defendersLeft: number) => void,
): void {
  for (let attack = 1; attack <= 6; attack++) {
    for (let defence = 1; defence <= 6; defence++) {
      const suffered = hits(defenders, defence, DIVISOR);
      const struck = hits(attackers, attack, divisor);
      then(Math.max(0, attackers - suffered), Math.max(0, defenders - struck));
    }
  }
}
