import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { LANGUAGES } from '../../../src/renderer/locales';
import { contradictions, faultsOf } from '../../speak/check';
import { FACTS } from '../../speak/facts';
import { FORBIDDEN } from '../../speak/forbidden';
import { SpeechCheck, LanguageCheck } from '../../speak/speech-check';
import { happened, tell } from '../../speak/tell';
import { voiceOf } from '../../speak/voice';
import type { Voice } from '../../speak/voice';
import { freshMatch, playOut } from '../../../tests/engine/generic/playing';
import { bySuite } from '../../../tests/suite';
import { testingOf } from '../../../src/engine/games/testing';

/** Numbers of games between Merchants, each with different seats and options. The short suite uses one. */
const GAMES = bySuite([0], [0, 1, 2, 3, 4]);
/** How many sentences to compare between two runs with the same seed. */
const COMPARED = bySuite(1500, Infinity);
const voices = new Map<string, Voice>();
beforeAll(async () => {
  for (const { code } of LANGUAGES) voices.set(code, await voiceOf(code));
});
const everybody = () => new SpeechCheck([...voices.values()].map((voice) => new LanguageCheck(voice, 0)));

/** Games for which `FACTS` exist. */
const TOLD = GAMES_WITH_BOTS.filter(({ game }) => game.about.id in FACTS);

describe.each(TOLD.map((gameWithBot) => [gameWithBot.game.about.id, gameWithBot] as const))(
  'the sentences of %s',
  (id, gameWithBot) => {
    // The Merchants' thinking in five games takes minutes on a slow or busy machine.
    test('are true and well formed in every language in games between Merchants', { timeout: 600_000 }, () => {
      const audience = everybody();
      for (const index of GAMES) audience.checkGame(gameWithBot, index, 1);
      expect(audience.languages.flatMap(({ faults }) => faults)).toEqual([]);
      for (const kind of ['event', 'headline', 'reason', 'hint', 'forecast', 'decision', 'refusal'] as const)
        expect(audience.counts.get(kind)?.different, kind).toBeGreaterThan(5);
    });

    test('are true and well formed for every event, including those that Merchants never cause', () => {
      const audience = everybody();
      const types = new Set<string>();
      for (const index of new Set([
        ...bySuite([], [0, 1, 2]),
        ...(testingOf(gameWithBot.game).coverage?.covering ?? []),
      ])) {
        const match = freshMatch(gameWithBot.game, gameWithBot.game.about.seats[0] + (index % 3), index);
        playOut(match, index, () => {});
        const view = gameWithBot.game.view(match.position, null);
        for (const event of match.log.flatMap(({ events }) => events)) {
          types.add(event.type);
          for (const statement of happened(id, event, view)) audience.check(id, statement);
        }
      }
      expect(audience.languages.flatMap(({ faults }) => faults)).toEqual([]);
      expect(types.size).toBeGreaterThan(19);
    });
  },
);

test('the sentences of a game are the same for the same seed', () => {
  const [gameWithBot] = TOLD.slice(-1);
  const said = () => {
    const sentences: string[] = [];
    for (const { sentence } of tell(gameWithBot, 0, 3)) {
      if (sentences.length >= COMPARED) break;
      sentences.push(JSON.stringify(sentence));
    }
    return sentences;
  };
  const first = said();
  expect(first.length).toBeGreaterThan(1000);
  expect(said()).toEqual(first);
});

const PATTERNS = Object.entries(FORBIDDEN).flatMap(([code, patterns]) =>
  patterns.map((pattern) => [code, pattern.name, pattern] as const),
);
test.each(PATTERNS)('%s: “%s” is detected, but not its correct counterpart', (_code, _name, { pattern, bad, good }) => {
  expect(pattern.test(bad)).toBe(true);
  expect(pattern.test(good)).toBe(false);
});

test('every language has forbidden patterns', () => {
  for (const { code } of LANGUAGES) expect(FORBIDDEN[code]?.length, code).toBeGreaterThan(4);
});

test('raw keys, gaps and repeated names are detected', () => {
  for (const text of ['games.la-loire.rows.buy', '{power} buys', 'Venice (Venice)', 'Spain buys undefined'])
    expect(faultsOf(text, 'en')).toHaveLength(1);
  expect(faultsOf('Venice buys 2 wine in Ragusa, 200 ducats', 'en')).toEqual([]);
});

describe('a sentence is faulty', () => {
  const heard = (text: string, figures: number[], names: string[]) =>
    contradictions(text, { figures, names }, 'serenissima-1996', voices.get('en') as Voice, [
      'powers',
      'ports',
      'spaces',
    ]);

  test('if a number is missing, wrong or superfluous', () => {
    const names = ['powers.venice', 'ports.naples'];
    expect(heard('Venice lands 1,200 sailors in Naples', [1200], names)).toEqual([]);
    expect(heard('Venice lands 3 sailors in Naples', [2], names)).toHaveLength(1);
    expect(heard('Venice lands sailors in Naples', [2], names)).toHaveLength(1);
    expect(heard('Venice lands 2 of 3 sailors in Naples', [2], names)).toHaveLength(1);
  });

  test('if a name is missing or wrong, but not if a longer name contains it', () => {
    expect(heard('Venice sails to the Gulf of Naples', [], ['powers.venice', 'spaces.gulf-of-naples'])).toEqual([]);
    expect(heard('Venice sails to the Gulf of Naples', [], ['powers.venice', 'ports.naples'])).toHaveLength(2);
    expect(heard('Genoa sails', [], ['powers.venice'])).toHaveLength(2);
  });

  test('if its text does not exist', () => {
    expect(() => (voices.get('fr') as Voice).say('la-loire', { key: 'reasons.nothing' })).toThrow('reasons.nothing');
  });
});
