import { useI18n } from 'vue-i18n';
import { SHORTCUTS } from '../../../ipc/shortcuts';
import type { Shortcut } from '../../../ipc/shortcuts';
import { useSettings } from '../../stores/settings';
import type { ShellTexts } from '../../locales/en';
import { textKey } from '../../locales/text-key';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  '-': '−',
};
/** Keys with a translated name; other keys are shown as printed on the keyboard. */
const NAMED: Readonly<Partial<Record<string, keyof ShellTexts['help']['names']>>> = {
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

/** Returns a function that names a key for display: a shortcut by its assigned key, any other key by its label. */
export function useKeyNames(): (key: string) => string {
  const { t } = useI18n();
  const settings = useSettings();
  return (given) => {
    const key = isShortcut(given) ? settings.keys[given] : given;
    const named = NAMED[key];
    return named ? t(textKey(`help.names.${named}`)) : (SIGNS[key] ?? key.toUpperCase());
  };
}
