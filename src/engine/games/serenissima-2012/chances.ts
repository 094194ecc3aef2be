import { CAPACITY } from '../serenissima/cargo';
import { fightOdds, stormOdds, survivors } from './blows';

/** Number of crew sizes, including 0. No garrison can be larger than the largest crew. */
const SIDES = CAPACITY + 1;
const chances = new Float64Array(SIDES * SIDES * SIDES * 2).fill(-1);

/** The attacker's probability of winning a fight to the end (cached). With `fort`, a fort fires first. */
export function winChance(attackers: number, defenders: number, strength: number, fort: boolean): number {
  const key = ((attackers * SIDES + defenders) * SIDES + strength) * 2 + Number(fort);
  if (chances[key] < 0) chances[key] = (fort ? stormOdds : fightOdds)(attackers, defenders, strength).end.attacker;
  return chances[key];
}

/** Cached results of `chanceThrough`. */
const through = new Map<number, number>();

/** Probability of sinking galleys with these crews one after the other and then taking the port behind them. */
export function chanceThrough(
  attackers: number,
  strength: number,
  aboard: readonly number[],
  garrison: number,
  fort: boolean,
): number {
  if (aboard.length === 0) return winChance(attackers, garrison, strength, fort);
  let key = (((aboard.length * SIDES + attackers) * SIDES + strength) * SIDES + garrison) * 2 + Number(fort);
  for (const men of aboard) key = key * SIDES + men;
  const known = through.get(key);
  if (known !== undefined) return known;
  const [first, ...others] = aboard;
  const chance = survivors(attackers, first, strength).reduce((sum, left, men) => {
    return men === 0 ? sum : sum + left * chanceThrough(men, strength, others, garrison, fort);
  }, 0);
  through.set(key, chance);
  return chance;
}
