import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { LANGUAGES } from '../../../src/renderer/locales';
import { contradictions, faultsOf } from '../../../tools/speak/check';
import { FACTS } from '../../../tools/speak/facts';
import { FORBIDDEN } from '../../../tools/speak/forbidden';
import { Audience, Heard } from '../../../tools/speak/listen';
import { happened, tell } from '../../../tools/speak/tell';
import { voiceOf } from '../../../tools/speak/voice';
import type { Voice } from '../../../tools/speak/voice';
import { testingOf } from '../../../src/engine/games/testing';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { bySuite } from '../../suite';

/** Games between Merchants, by number: each has other seats and options. The short suite listens to one. */
const GAMES = bySuite([0], [0, 1, 2, 3, 4]);
/** Sentences compared between two runs of one seed. */
const COMPARED = bySuite(1500, Infinity);
const voices = new Map<string, Voice>();
beforeAll(async () => {
  for (const { code } of LANGUAGES) voices.set(code, await voiceOf(code));
});
const everybody = () => new Audience([...voices.values()].map((voice) => new Heard(voice, 0)));

/** Games of which it is said what their tables must say. */
const TOLD = GAMES_WITH_BOTS.filter(({ game }) => game.about.id in FACTS);

describe.each(TOLD.map((gameWithBot) => [gameWithBot.game.about.id, gameWithBot] as const))(
  'what the table of %s says',
  (id, gameWithBot) => {
    // Merchants think, in five games; a slow and busy machine takes minutes.
    test('in games between Merchants is true and well formed in every language', { timeout: 600_000 }, () => {
      const audience = everybody();
      for (const index of GAMES) audience.listen(gameWithBot, index, 1);
      expect(audience.ears.flatMap(({ faults }) => faults)).toEqual([]);
      for (const kind of ['event', 'headline', 'reason', 'hint', 'forecast', 'decision', 'refusal'] as const)
        expect(audience.counts.get(kind)?.different, kind).toBeGreaterThan(5);
    });

    test('of every event, those Merchants never come to as well', () => {
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
          for (const told of happened(id, event, view)) audience.hear(id, told);
        }
      }
      expect(audience.ears.flatMap(({ faults }) => faults)).toEqual([]);
      expect(types.size).toBeGreaterThan(19);
    });
  },
);

test('the same seed tells the same game', () => {
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
test.each(PATTERNS)('%s: “%s” is seen where it is, and only there', (_code, _name, { pattern, bad, good }) => {
  expect(pattern.test(bad)).toBe(true);
  expect(pattern.test(good)).toBe(false);
});

test('every language has forbidden patterns of its own', () => {
  for (const { code } of LANGUAGES) expect(FORBIDDEN[code]?.length, code).toBeGreaterThan(4);
});

test('a raw key, a gap and a name said twice are faults', () => {
  for (const text of ['games.la-loire.rows.buy', '{power} buys', 'Venice (Venice)', 'Spain buys undefined'])
    expect(faultsOf(text, 'en')).toHaveLength(1);
  expect(faultsOf('Venice buys 2 wine in Ragusa, 200 ducats', 'en')).toEqual([]);
});

describe('a sentence contradicts its event', () => {
  const heard = (text: string, figures: number[], names: string[]) =>
    contradictions(text, { figures, names }, 'serenissima-1996', voices.get('en') as Voice, [
      'powers',
      'ports',
      'spaces',
    ]);

  test('when a figure is missing, wrong or too many', () => {
    const names = ['powers.venice', 'ports.naples'];
    expect(heard('Venice lands 1,200 sailors in Naples', [1200], names)).toEqual([]);
    expect(heard('Venice lands 3 sailors in Naples', [2], names)).toHaveLength(1);
    expect(heard('Venice lands sailors in Naples', [2], names)).toHaveLength(1);
    expect(heard('Venice lands 2 of 3 sailors in Naples', [2], names)).toHaveLength(1);
  });

  test('when a name is missing or another’s, and not when a longer one holds it', () => {
    expect(heard('Venice sails to the Gulf of Naples', [], ['powers.venice', 'spaces.gulf-of-naples'])).toEqual([]);
    expect(heard('Venice sails to the Gulf of Naples', [], ['powers.venice', 'ports.naples'])).toHaveLength(2);
    expect(heard('Genoa sails', [], ['powers.venice'])).toHaveLength(2);
  });

  test('when a text is not there in the language itself', () => {
    expect(() => (voices.get('fr') as Voice).say('la-loire', { key: 'reasons.nothing' })).toThrow('reasons.nothing');
  });
});
