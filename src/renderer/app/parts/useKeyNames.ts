import { useI18n } from 'vue-i18n';
import { SHORTCUTS } from '../../../ipc/shortcuts';
import type { Shortcut } from '../../../ipc/shortcuts';
import { useSettings } from '../../stores/settings';

/** What stands on keys that have a sign on every keyboard. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  '-': '−',
};
/** Keys with a name of their own in each language; the others are what is printed on them. */
const NAMED: Readonly<Record<string, string>> = {
  Tab: 'tab',
  Enter: 'enter',
  Escape: 'escape',
  Shift: 'shift',
  ' ': 'space',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const isShortcut = (key: string): key is Shortcut => Object.hasOwn(SHORTCUTS, key);

/** Names keys for people: a shortcut's key as the player has it now, and any other as it is printed. */
export function useKeyNames(): (key: string) => string {
  const { t } = useI18n();
  const settings = useSettings();
  return (given) => {
    const key = isShortcut(given) ? settings.keys[given] : given;
    return NAMED[key] ? t(`help.names.${NAMED[key]}`) : (SIGNS[key] ?? key.toUpperCase());
  };
}
