import { Container, Graphics } from 'pixi.js';
import { shield } from '../card-head';
import { GOLD, INK, VELLUM } from '../palette';
import type { Write } from './reckoning';
import type { Fight } from './side';
import { progress } from './timeline';
import type { Choreography } from './timeline';

/** The outcome of an exchange: one side is left, neither is, or both are. */
export type Verdict = 'victory' | 'lost' | 'open';

/**
 * The outcome of an exchange, with the coats of arms of the remaining sides; `null` for a shot that is not returned.
 */
export function verdictOf({ attacker, defender }: Fight): { verdict: Verdict; arms: readonly number[] } | null {
  if (attacker.dice.length === 0) return null;
  const standing = [attacker, defender].filter(({ sailors, losses }) => sailors > losses);
  const arms = standing.map((side) => side.arms);
  return { verdict: (['lost', 'victory', 'open'] as const)[standing.length], arms };
}

/** The ribbon's Pixi label, for tests. */
export const VERDICT = 'verdict';

/**
 * A ribbon across the picture that announces the outcome; it fades in at the beat `verdict`. `still` renders it to a
 * texture.
 */
export function createVerdict(
  fight: Fight,
  writes: Write,
  still: (drawing: Container) => Container,
  { beats }: Choreography,
  words?: (verdict: Verdict) => string,
) {
  const root = new Container({ label: VERDICT, visible: false });
  const found = words && verdictOf(fight);
  if (found) {
    const sheet = new Container();
    const text = writes(words(found.verdict), 34, INK);
    const half = Math.max(90, text.width / 2 + 30) + found.arms.length * 24;
    const ribbon = new Graphics();
    for (const side of [-1, 1])
      ribbon
        .poly([
          side * (half - 12),
          -14,
          side * (half + 40),
          -14,
          side * (half + 24),
          6,
          side * (half + 40),
          26,
          side * (half - 12),
          26,
        ]) // prettier-ignore
        .fill(0xd9c28a)
        .stroke({ color: INK, width: 2, join: 'round' });
    ribbon
      .rect(-half, -26, 2 * half, 48)
      .fill(VELLUM)
      .stroke({ color: INK, width: 2 })
      .rect(-half + 5, -21, 2 * half - 10, 38)
      .stroke({ color: GOLD, width: 2 });
    sheet.addChild(ribbon, text);
    found.arms.forEach((power, i) => {
      const arms = shield(power, 52);
      // The winner's coat of arms is beside the word. If both sides remain, there is one at each end.
      arms.position.set(i === 0 ? -half + 6 : half - 6, -2);
      sheet.addChild(arms);
    });
    text.position.set(found.arms.length === 1 ? 16 : 0, -2);
    root.addChild(still(sheet));
  }
  root.y = -160;
  return {
    root,
    show(ms: number) {
      const seen = progress(ms, beats.verdict);
      root.visible = seen > 0;
      root.scale.set(0.6 + 0.4 * seen);
      root.alpha = seen;
    },
  };
}
