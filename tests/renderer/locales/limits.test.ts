import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/renderer/locales';
import { textsOf } from './texts';

/** Buttons: on the screens, in Electron's dialogs and menu, and the games' shared ones. */
const BUTTONS = new RegExp(
  String.raw`^(?:home\.(?:continue|newGame|import|settings|again|rename|duplicate|export|trash|save|adopt)|app\.(?:close|cancel|roomFit)|newGame\.(?:start|back|keep|toStandard|replace)|opponents\.(?:skip|fast|hurry|again|advise|change)|opponents\.plan\.(?:next|dismiss)|table\.(?:home|keys|markets|undo|redo|keepCopy|takeFile|goThere|takeOver|dismiss|yesDo|yesEnd|stay|fit|zoomIn|zoomOut|clearChoice)|replay\.(?:open|first|back|previousTurn|nextTurn|play|pause|forward|last|branch|branchStart|leave|skip)|since\.(?:watch|all|decline)|final\.(?:home|again|look|story|replay)|check\.(?:button|repair)|ending\.(?:end|playOn|endYes|resign|resignYes|takeBack)|deleted\.(?:restore|undo|discard|empty|back)|report\.(?:open|save)|backup\.(?:entry|make|restore)|keys\.(?:change|swap|reset)|learn\.(?:back|next|play|start|again|home)|lesson\.(?:back|show|leave|play|all)|shell\.menu\.\w+|shell\.(?:again|quit|close)|games\.[^.]+\.(?:groups\.\w+|rows\.(?:endTurn|pass|sink|accept|refuse|grant|deny|invest|fight|stop|done\.\w+|\w+Short)|markets\.button))$`,
);
/** The prompts that ask a player for a decision. */
const PROMPTS = /^games\.[^.]+\.decision\.|^table\.confirmEnd$/;
/** Explanations, whose first sentence is the tooltip. */
const EXPLANATIONS = /^(?:games\.[^.]+\.)?explain\./;

/** The limits of docs/voice.md in words, by language. */
const MAX_WORDS: Readonly<Record<string, { button: number; prompt: number; line: number }>> = {
  en: { button: 4, prompt: 12, line: 20 },
  fr: { button: 5, prompt: 14, line: 20 },
};

/** Returns the number of words in a text. A parameter counts as one word. */
const words = (text: string) => text.match(/[\p{L}\p{N}{][\p{L}\p{N}’'}-]*/gu)?.length ?? 0;
const firstSentence = (text: string) => /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

describe.each(LANGUAGES.map(({ code }) => code))('the texts of %s', (code) => {
  test.each([
    ['button', BUTTONS, (text: string) => text],
    ['prompt', PROMPTS, (text: string) => text],
    ['line', EXPLANATIONS, firstSentence],
  ] as const)('have at most as many words in a %s as docs/voice.md allows', async (kind, paths, part) => {
    const texts = (await textsOf(code)).filter(([path]) => paths.test(path));
    const long = texts.flatMap(([path, text]) =>
      text
        .split(' | ')
        .filter((form) => words(part(form)) > MAX_WORDS[code][kind])
        .map((form) => `${path}: ${form}`),
    );
    expect(long).toEqual([]);
    expect(texts.length).toBeGreaterThan(50);
  });
});
