import type { Choice } from '../../../ipc/table';
import type { Sentence } from '../../game-ui/sentence';
import type { Placed } from '../kit/rows';
import { oddsOf, wholePercents } from '../serenissima/odds';
import { figure, list, sentenceOf } from '../serenissima/words';

/** The likely losses are those of at least this share, in per cent, of the won fights. */
const LIKELY = 80;

/**
 * An attack's odds with a win's likely price, and for its tooltip each price's chance and what “no survivors” means.
 * Empty for other moves.
 */
export function attackOdds(forecast: Choice['forecast']): Pick<Placed, 'note' | 'detail'> {
  const odds = oddsOf(forecast);
  if (!odds) return {};
  const chances = lossesIn(forecast);
  if (chances.length === 0) return { note: odds };
  const whole = wholePercents(chances);
  const each = chances.flatMap((chance, lost) =>
    chance > 0 ? [sentenceOf('rows.lossChance', { lost, chance: whole[lost] })] : [],
  );
  const key = forecast.endWin === 100 ? 'rows.losing' : 'rows.winCosts';
  const losses = sentenceOf('rows.lossChances', { chances: list(each, 'none') });
  return {
    note: sentenceOf(key, { odds, lost: rangeOf(chances), men: chances.length }),
    detail: forecast.endWin === 100 ? losses : sentenceOf('rows.lossChancesOrNone', { losses }),
  };
}

/** The chances in per cent of losing 0, 1, 2 … sailors in a won fight: one per sailor, because a winner keeps one. */
function lossesIn(forecast: Choice['forecast']): number[] {
  const chances: number[] = [];
  for (let chance = forecast.lost0; chance !== undefined; chance = forecast[`lost${chances.length}`])
    chances.push(chance);
  return chances;
}

/** The fewest neighbouring numbers of losses that are likely enough together, and of those the likeliest. */
function rangeOf(chances: readonly number[]): Sentence {
  const ranges = chances.flatMap((_, from) =>
    chances.slice(from).map((__, more) => {
      const share = chances.slice(from, from + more + 1).reduce((sum, chance) => sum + chance, 0);
      return { from, to: from + more, share };
    }),
  );
  const [best] = ranges
    .filter(({ share, from, to }) => share >= LIKELY || to - from === chances.length - 1)
    .sort((a, b) => a.to - a.from - (b.to - b.from) || b.share - a.share);
  if (best.from === best.to) return figure(best.from);
  return sentenceOf(best.to === best.from + 1 ? 'rows.lossOr' : 'rows.lossTo', { from: best.from, to: best.to });
}
