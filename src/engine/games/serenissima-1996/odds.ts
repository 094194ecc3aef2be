import { oddsOf } from '../serenissima/odds';
import type { Outcome } from '../serenissima/odds';
import { DIVISOR, sailorsKilled } from './blows';

/** All results of one exchange of blows. `divisor` is the attacker's: 3, or 4 against a fort. */
function exchange(attackers: number, defenders: number, divisor: number): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let attack = 1; attack <= 6; attack++) {
    for (let defence = 1; defence <= 6; defence++) {
      outcomes.push({
        attackers: Math.max(0, attackers - sailorsKilled(defenders, defence, DIVISOR)),
        defenders: Math.max(0, defenders - sailorsKilled(attackers, attack, divisor)),
        chance: 1 / 36,
      });
    }
  }
  return outcomes;
}

/** Exact probabilities of a fight to the end and of a single exchange. */
const { toTheEnd: fightToTheEnd, once: oneExchange, survivors } = oddsOf(exchange);
export { fightToTheEnd, oneExchange };

/** The probability of losing n attackers in a fight to the end that they win, by n. Empty if they can't win. */
export function lossesIfWon(attackers: number, defenders: number, divisor: number): number[] {
  const left = survivors(attackers, defenders, divisor);
  const won = left.reduce((sum, chance) => sum + chance, 0);
  return won === 0 ? [] : left.slice(1).map((_, lost) => left[attackers - lost] / won);
}
