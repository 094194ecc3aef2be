import { useI18n } from 'vue-i18n';
import type { Seat } from '../../../../engine/core/game';
import { isBlockable } from '../../../../engine/core/threats';
import type { Attack } from '../../../../engine/core/threats';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { shortName } from '../../../game-ui/short-name';
import { useSentences } from '../../../game-ui/translate';
import { usePercent } from '../../../ui/figures';

/** Threats in words. `names` are the players' names by seat. */
export function useThreatWords(ui: () => AnyGameUi, view: () => unknown, names: () => readonly string[]) {
  const { t } = useI18n();
  const format = useSentences(() => ui().id);

  const place = (target: TargetId): string => format(shortName(ui(), target, view()));
  const player = (seat: Seat): string => names()[seat] ?? '';
  const when = ({ soon }: Pick<Attack, 'soon'>): string => t(soon ? 'threats.soon' : 'threats.later');
  /** The same for an attack on the reader's place, with the condition that the reader lets the attacker pass. */
  const whenOnOwn = (attack: Attack): string =>
    isBlockable(attack) ? t('threats.ifAllowed', { when: when(attack) }) : when(attack);
  return { place, player, percent: usePercent(), when, whenOnOwn };
}
