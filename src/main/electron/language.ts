import { app } from 'electron';
import type { Services } from '../services/services';
import { installMenu } from './menu';
import type { MenuSetting } from './menu';
import { SHELL_TEXTS, textsFor } from './texts';
import type { ShellTexts } from './texts';

/** The shell's own texts, in the language of the settings. */
interface Speech {
  texts(): ShellTexts;
  /** Uses the desktop's language until the settings are read, then the language of the settings. The menu follows. */
  follow(services: Pick<Services, 'watchSettings'>, menu: MenuSetting): void;
}

export function createSpeech(): Speech {
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
