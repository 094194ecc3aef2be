import { app } from 'electron';
import type { Services } from '../services/services';
import { installMenu } from './menu';
import type { MenuSetting } from './menu';
import { SHELL_TEXTS, textsFor } from './texts';
import type { ShellTexts } from './texts';

interface ShellLanguage {
  texts(): ShellTexts;
  /** Uses the system's language at first, then the language setting. Rebuilds the menu when the language changes. */
  follow(services: Pick<Services, 'watchSettings'>, menu: MenuSetting): void;
}

/** The shell's language. Texts are English until `follow` is called. */
export function createShellLanguage(): ShellLanguage {
  let texts: ShellTexts = SHELL_TEXTS.en;
  return {
    texts: () => texts,
    follow({ watchSettings }, menu) {
      const speak = (language: string) => {
        texts = textsFor(language, app.getPreferredSystemLanguages());
        installMenu(menu, texts);
      };
      watchSettings(({ language }) => {
        if (textsFor(language, app.getPreferredSystemLanguages()) !== texts) speak(language);
      });
      speak('system');
    },
  };
}
