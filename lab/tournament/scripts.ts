import type { AnyBot, GameWithBot } from '../../src/engine/bots/bot';

/**
 * Extreme strategies, defined as changes to a game's usual weights. They are only used in tournaments (`--levels
 * merchant:rush,admiral,admiral,admiral`) and show that none of them beats a level that searches.
 */
const SCRIPTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'serenissima-1996': {
    /** Values ports with gems, gold and spices above everything else. */
    rush: { luxury: 3000 },
    /** Attacks from the first turn on. */
    war: { war: 4, rivalry: 1, caution: 0 },
    /** Never fights, and fills its own ports. */
    peace: { war: 0, rivalry: 0, hands: 150, port: 300 },
    /** Never bids. */
    zero: { bid: 0 },
  },
};

export function withScripts(gameWithBot: GameWithBot): GameWithBot {
  const { bot, game } = gameWithBot;
  const scripts = Object.entries(SCRIPTS[game.about.id] ?? {}).map(([name, changes]) => [
    name,
    { ...(bot.styles.usual as object), ...changes },
  ]);
  const styles = { ...bot.styles, ...Object.fromEntries(scripts) } as AnyBot['styles'];
  return { game, bot: { ...bot, styles } };
}
