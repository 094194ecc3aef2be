import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { useExplanations } from '../../../src/renderer/game-ui/explaining';
import { i18n } from '../../../src/renderer/ui/i18n';
import { load } from '../../../src/renderer/locales';
import { rulebookTexts } from '../../../src/renderer/locales/rulebook';
import english from '../../../src/renderer/locales/en';
import { flat, textsOf } from './texts';

/** The maximum length of a tooltip line that can be read at a glance, in characters. */
const LINE = { en: 80, fr: 90 };

async function said(language: 'en' | 'fr', game: string, topics: readonly string[]) {
  await load(language);
  i18n.global.locale.value = language;
  let explain: ReturnType<typeof useExplanations> | undefined;
  const Asking = defineComponent({
    setup() {
      explain = useExplanations(() => ({ id: game, rulebook: { ruleOf: () => null } }));
      return () => h('p');
    },
  });
  mount(Asking, { global: { plugins: [i18n] } }).unmount();
  return topics.map((topic) => ({ topic, ...explain?.(topic) }));
}

const games = Object.entries(english.texts.games as Record<string, { explain: Record<string, string> }>);

describe.each(['en', 'fr'] as const)('an explanation in %s', (language) => {
  test.each(games)('of %s starts with one short line', async (game, { explain }) => {
    const topics = await said(language, game, Object.keys(explain));
    for (const { topic, text = '', more } of topics) {
      expect(text.length, `${topic}: ${text}`).toBeLessThanOrEqual(LINE[language]);
      const whole = i18n.global.t(`games.${game}.explain.${topic}`);
      expect(more === undefined ? text : `${text} ${more}`, topic).toBe(whole);
    }
    expect(topics.some(({ more }) => more)).toBe(true);
  });
});

test.each(['en', 'fr'])('every label that the app’s rulebook quotes is on the screen, in %s', async (language) => {
  const labels = new Set((await textsOf(language)).map(([, text]) => text));
  const quoted = flat(await rulebookTexts(language)).flatMap(
    ([, text]) => text.match(/(?<=“|«\s)[^”»]+?(?=”|\s»)/g) ?? [],
  );
  expect(quoted.length).toBeGreaterThan(1);
  expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
});
