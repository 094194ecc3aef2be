import { createHash } from 'node:crypto';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { contradictions, faultsOf } from './check';
import { FACTS } from './facts';
import { tell } from './tell';
import type { Kind, Told } from './tell';
import type { Voice } from './voice';

/** A faulty sentence, with the reasons. */
export interface Fault {
  readonly game: string;
  readonly code: string;
  readonly of: string;
  readonly text: string;
  readonly why: readonly string[];
}

/** The results of one language: its faults, and some examples of each sentence. */
export class Heard {
  readonly faults: Fault[] = [];
  /** Different texts of each sentence, at most `each`. */
  readonly examples = new Map<string, Set<string>>();
  /** The kinds of sentences heard: event types, reason keys and so on. */
  readonly types = new Set<string>();

  constructor(
    readonly voice: Voice,
    readonly each: number,
  ) {}

  /** Checks one sentence. */
  hear(game: string, { kind, of, sentence, fact }: Told): void {
    const { text, why } = this.judge(game, sentence, fact);
    this.types.add(`${game} ${kind} ${of}`);
    const said = `${game}.${sentence.key}`;
    const examples = this.examples.get(said) ?? new Set();
    this.examples.set(said, examples);
    if (examples.size < this.each) examples.add(text);
    if (why.length > 0) this.faults.push({ game, code: this.voice.code, of: `${kind} ${of}`, text, why });
  }

  private judge(game: string, sentence: Told['sentence'], fact: Told['fact']) {
    try {
      const text = this.voice.say(game, sentence);
      const wrong = fact ? contradictions(text, fact, game, this.voice, FACTS[game].vocabulary) : [];
      return { text, why: [...faultsOf(text, this.voice.code), ...wrong] };
    } catch (error) {
      return { text: sentence.key, why: [(error as Error).message] };
    }
  }
}

/** Checks sentences in every language. A sentence that was already checked with the same facts is only counted. */
export class Audience {
  readonly counts = new Map<Kind, { said: number; different: number }>();
  private readonly known = new Set<string>();

  constructor(readonly ears: readonly Heard[]) {}

  /** Plays one game and checks all its sentences. */
  listen(gameWithBot: GameWithBot, index: number, seed: number): void {
    for (const told of tell(gameWithBot, index, seed)) this.hear(gameWithBot.game.about.id, told);
  }

  hear(game: string, told: Told): void {
    const count = this.counts.get(told.kind) ?? { said: 0, different: 0 };
    this.counts.set(told.kind, count);
    count.said++;
    const key = fingerprint(`${game} ${told.kind} ${JSON.stringify(told.sentence)} ${JSON.stringify(told.fact)}`);
    if (this.known.has(key)) return;
    this.known.add(key);
    count.different++;
    for (const ear of this.ears) ear.hear(game, told);
  }
}

/** A short hash, since millions of texts are remembered. */
const fingerprint = (text: string) => createHash('md5').update(text).digest('base64').slice(0, 14);
