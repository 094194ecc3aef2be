import type { GameWithBot } from '../../src/engine/bots/bot';
import { createAgent } from '../../src/engine/bots/agent';
import { LEVELS } from '../../src/engine/bots/levels';
import type { LevelName } from '../../src/engine/bots/levels';
import { checkConfig } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { seedOf } from '../tournament/entrants';
import type { Numbered } from './parts';
import { labelled, sharesInTheEnd, sightsOf } from './siblings';
import type { Decision, Labelling } from './siblings';
import type { LabelledStanding } from './standings';
import { rounded } from './whole-games';

/** A game with its labelled decisions, and the position at the start of each round after the first. */
export interface LabelledGame extends Numbered {
  readonly decisions: readonly Decision[];
  /** Missing from lines written by older versions. */
  readonly standings?: readonly LabelledStanding[];
}

export interface Collection extends Labelling {
  readonly gameWithBot: GameWithBot;
  readonly level: LevelName;
  readonly iterations: number;
  readonly seats: number;
  readonly seed: number;
  /** On average, one decision in `every` is labelled. */
  readonly every: number;
}

/** Plays the i-th game between players of one level, and labels a random selection of its decisions. */
export function collected(collection: Collection, i: number): Omit<LabelledGame, 'i'> {
  const { gameWithBot, level, iterations, seats, seed, every } = collection;
  const { game, bot } = gameWithBot;
  const at = seedOf({ seed }, i);
  const chance = fastRandom(at);
  const lots = fastRandom(at ^ 0x2545f491);
  const state = game.setup({ seats, options: checkConfig(game, seats, {}) }, chance);
  const own = { ...LEVELS[level], iterations: iterations || LEVELS[level].iterations };
  const agents = Array.from({ length: seats }, (_, seat) => createAgent(gameWithBot, own, at * 7 + seat));
  const decisions: Decision[] = [];
  const standings: Omit<LabelledStanding, 'shares'>[] = [];
  let round = bot.turns?.round?.(state);
  for (let ply = 0; ; ply++) {
    const [seat] = game.actors(state);
    if (seat === undefined) {
      const shares = sharesInTheEnd(gameWithBot, state).map(rounded);
      return { decisions, standings: standings.map((standing) => ({ ...standing, shares })) };
    }
    if (bot.turns?.round?.(state) !== round) {
      round = bot.turns?.round?.(state);
      standings.push({
        margin: rounded(bot.chances?.decisiveMargin(state) ?? 1),
        sights: sightsOf(gameWithBot, state, seats).map(({ points, features }) => ({
          points: rounded(points),
          features: features.map(rounded),
        })),
      });
    }
    const view = game.view(state, seat);
    if (lots.roll(every) === 1) {
      const decision = labelled(gameWithBot, view, seat, ply, at * 131 + ply * 65_537, collection);
      if (decision) decisions.push(decision);
    }
    game.play(state, seat, agents[seat].decide(view, seat).move, chance);
  }
}
