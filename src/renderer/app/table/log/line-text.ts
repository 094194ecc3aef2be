import { useI18n } from 'vue-i18n';
import { useSentences } from '../../../game-ui/translate';
import { textKey } from '../../../locales/text-key';
import { useActs } from './acts';
import type { Line, LogSource } from './line';

/** Returns functions for the texts of log lines and of acts. */
export function useLineText(source: LogSource) {
  const { t, n } = useI18n();
  const format = useSentences(() => source.ui.id);
  const tellAct = useActs(
    () => source.ui,
    () => source.view,
  );

  const single = ({ event, act, skipped }: Line): string => {
    if (skipped) {
      const power = source.ui.power(skipped.seat, source.view).key;
      return t(textKey(`autoSkip.skipped.${skipped.skip}`), { name: t(`games.${source.ui.id}.${power}`) });
    }
    const sentence = act ? null : source.ui.describe(event, source.view);
    return act ? tellAct(act) : sentence ? format(sentence) : '';
  };
  /** A line's text, with the number of equal events that it represents. */
  const textOf = (line: Line, times = line.times ?? 1): string => {
    if (times === 1) return single(line);
    const series = source.ui.describeSeries?.(line.event, times, source.view);
    return series ? format(series) : `${single(line)} ×${n(times)}`;
  };
  /** The parts of what a line's event pays; empty if there are none. */
  const partsOf = ({ event, act, skipped }: Line): string => {
    const parts = act || skipped ? null : source.ui.breakdown?.(event, source.view);
    return parts ? format(parts) : '';
  };
  return { textOf, partsOf, tellAct };
}
