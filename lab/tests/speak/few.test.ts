import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES } from '../../../src/renderer/locales';
import { faultsOf } from '../../speak/check';
import { voiceOf } from '../../speak/voice';
import type { Voice } from '../../speak/voice';
import { freshMatch, isSmallGame } from '../../../tests/engine/generic/playing';

const voices = new Map<string, Voice>();
beforeAll(async () => {
  for (const { code } of LANGUAGES) voices.set(code, await voiceOf(code));
});

const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name.charAt(0).toLowerCase() + name.slice(1))),
];

/** Values for parameters that are not numbers or never change. */
const FIXED: Readonly<Record<string, string | number>> = {
  action: 'buy',
  figure: 'merchant',
  building: 1,
  steps: 2,
  turn: 5,
  // Always more than the three tiles drawn.
  pileSize: 4,
};
type Texts = Readonly<Record<string, string>>;

function reasonsIn(code: string, game: string): Texts {
  const { games } = i18n.global.getLocaleMessage<{ games: Record<string, { reasons: Texts }> }>(code);
  return games[game].reasons;
}

const CASES = GAMES_WITH_BOTS.filter(({ game }) => !isSmallGame(game)).flatMap(({ game }) =>
  LANGUAGES.map(({ code }) => [game.about.id, code, game] as const),
);

describe.each(CASES)('the reasons of %s in %s', (id, code, game) => {
  test('are well formed for counts of zero, one and two', () => {
    const match = freshMatch(game, game.about.seats[1], 1);
    const view = game.view(match.position, null);
    const { bot } = GAME_UIS.gameUi(id);
    const voice = voices.get(code) as Voice;
    const said = Object.entries(reasonsIn(code, id)).flatMap(([key, text]) =>
      [0, 1, 2].map((n) => {
        const params = Object.fromEntries(placesIn(text).map((name) => [name, FIXED[name] ?? n]));
        return bot ? voice.say(id, bot.reason({ key, params }, view)) : '';
      }),
    );
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((text) => faultsOf(text, code).length > 0)).toEqual([]);
  });
});
