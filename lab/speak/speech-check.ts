import { createHash } from 'node:crypto';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { contradictions, faultsOf } from './check';
import { FACTS } from './facts';
import { tell } from './tell';
import type { Kind, Statement } from './tell';
import type { Voice } from './voice';

export interface Fault {
  readonly game: string;
  readonly code: string;
  readonly of: string;
  readonly text: string;
  readonly why: readonly string[];
}

export class LanguageCheck {
  readonly faults: Fault[] = [];
  /** Up to `each` different example sentences per text. */
  readonly examples = new Map<string, Set<string>>();
  /** All kinds of sentences that occurred, such as event types and reason keys. */
  readonly types = new Set<string>();

  constructor(
    readonly voice: Voice,
    readonly each: number,
  ) {}

  check(game: string, { kind, of, sentence, fact }: Statement): void {
    const { text, why } = this.judge(game, sentence, fact);
    this.types.add(`${game} ${kind} ${of}`);
    const said = `${game}.${sentence.key}`;
    const examples = this.examples.get(said) ?? new Set();
    this.examples.set(said, examples);
    if (examples.size < this.each) examples.add(text);
    if (why.length > 0) this.faults.push({ game, code: this.voice.code, of: `${kind} ${of}`, text, why });
  }

  private judge(game: string, sentence: Statement['sentence'], fact: Statement['fact']) {
    try {
      const text = this.voice.say(game, sentence);
      const wrong = fact ? contradictions(text, fact, game, this.voice, FACTS[game].vocabulary) : [];
      return { text, why: [...faultsOf(text, this.voice.code), ...wrong] };
    } catch (error) {
      return { text: sentence.key, why: [(error as Error).message] };
    }
  }
}

/** Checks sentences in all languages. A sentence that was already checked with the same facts is only counted. */
export class SpeechCheck {
  readonly counts = new Map<Kind, { said: number; different: number }>();
  private readonly known = new Set<string>();

  constructor(readonly languages: readonly LanguageCheck[]) {}

  checkGame(gameWithBot: GameWithBot, index: number, seed: number): void {
    for (const statement of tell(gameWithBot, index, seed)) this.check(gameWithBot.game.about.id, statement);
  }

  check(game: string, statement: Statement): void {
    const count = this.counts.get(statement.kind) ?? { said: 0, different: 0 };
    this.counts.set(statement.kind, count);
    count.said++;
    const key = fingerprint(
      `${game} ${statement.kind} ${JSON.stringify(statement.sentence)} ${JSON.stringify(statement.fact)}`,
    );
    if (this.known.has(key)) return;
    this.known.add(key);
    count.different++;
    for (const language of this.languages) language.check(game, statement);
  }
}

/** A short hash, because millions of texts are remembered. */
const fingerprint = (text: string) => createHash('md5').update(text).digest('base64').slice(0, 14);
