import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { laLoireBot } from '../../../src/engine/games/la-loire/bot';
import { plans } from '../../../src/engine/games/la-loire/bot/plans';
import { STYLES } from '../../../src/engine/games/la-loire/bot/style';
import { fund, game, put, RED, table } from './table';

/** Puts the Messenger one step before Orléans, which sells messages. The Merchant is in Nantes with this much money. */
function purse(money: number) {
  const state = table(4);
  put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
  fund(state, RED, money);
  return state;
}

describe('the money of a Merchant who is still in a city', () => {
  it('is not spent on a message before the Merchant has left', () => {
    const state = purse(5);
    const agent = createAgent({ game, bot: laLoireBot }, LEVELS.merchant, 1);
    let left = false;
    for (let made = 0; made < 12 && game.actors(state).includes(RED); made++) {
      const { move } = agent.decide(game.view(state, RED), RED);
      if (move.type === 'move' && (move as { figure?: string }).figure === 'merchant') left = true;
      if (move.type === 'buyMessage') expect(left, 'the Merchant leaves before a message is bought').toBe(true);
      game.play(state, RED, move as never, { roll: () => 1 });
    }
    expect(left).toBe(true);
  });

  it('pays for a message first if enough remains', () => {
    const first = plans(purse(12), RED, STYLES.usual, 12).map(({ moves }) => moves);
    const bought = first.some(
      (moves) =>
        moves.some(({ type }) => type === 'buyMessage') &&
        !moves.some((move) => move.type === 'move' && move.figure === 'merchant'),
    );
    expect(bought).toBe(true);
  });
});
