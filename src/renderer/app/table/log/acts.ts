import { useI18n } from 'vue-i18n';
import type { Act } from '../../../../engine/core/match-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useOpeningNames } from '../../../game-ui/translate';

/** Returns a function that formats acts: people's decisions other than moves, such as resigning. */
export function useActs(ui: () => AnyGameUi, view: () => unknown): (act: Act) => string {
  const { t } = useI18n();
  const nameOf = useOpeningNames(() => ui().id);
  return (act) => {
    if (act.act === 'end') return t('ending.agreed');
    return t(`ending.${act.ends ? 'resignedLast' : 'resigned'}`, { power: nameOf(ui().power(act.seat, view()).key) });
  };
}
