import type { AnyOpponent, Contest } from '../src/engine/bots/opponent';

/**
 * Simple strategies carried to the extreme, by game: what each changes in the usual weights. No opponent plays them; tournaments
 * do (`--levels merchant:rush,admiral,admiral,admiral`), to show that none of them beats a player who thinks.
 */
const SCRIPTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'serenissima-1996': {
    /** Gems and gold before anything else. */
    rush: { luxury: 3000 },
    /** All-out war from the first turn. */
    war: { war: 4, rivalry: 1, caution: 0 },
    /** Never fights, and fills its own ports. */
    peace: { war: 0, rivalry: 0, hands: 150, port: 300 },
    /** Never bids. */
    zero: { bid: 0 },
  },
};

/** The contest with the scripts of its game among its styles. */
export function withScripts(contest: Contest): Contest {
  const { opponent, game } = contest;
  const scripts = Object.entries(SCRIPTS[game.about.id] ?? {}).map(([name, changes]) => [
    name,
    { ...(opponent.styles.usual as object), ...changes },
  ]);
  const styles = { ...opponent.styles, ...Object.fromEntries(scripts) } as AnyOpponent['styles'];
  return { game, opponent: { ...opponent, styles } };
}
