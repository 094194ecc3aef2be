import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { down } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { progress } from './timeline';
import type { Beat } from './timeline';

const DROPS = 12;
const GRAVITY = 420;
/** The columns of water: the x, how high they rise, and which way they lean. */
const COLUMNS = [
  { x: -16, tall: 0.75, lean: -0.3 },
  { x: 2, tall: 1.15, lean: 0.04 },
  { x: 20, tall: 0.65, lean: 0.34 },
] as const;
/** How much of the beat the columns take to rise and collapse. */
const SHORT_LIVED = 0.62;

/** Water that a blow throws up at the waterline during a beat. */
export function createSpray(x: number, y: number, beat: Beat) {
  const root = new Container({ label: 'spray' });
  root.position.set(x, y);
  const columns = COLUMNS.map(() => root.addChild(drawn('spray column', column)));
  const drops = Array.from({ length: DROPS }, () => root.addChild(drawn('spray drop', drop)));
  return {
    root,
    show(ms: number) {
      const t = progress(ms, beat);
      const visible = t > 0 && t < 1;
      columns.forEach((one, i) => {
        const part = Math.max(0, Math.min(1, (t / SHORT_LIVED - i * 0.05) / 0.95));
        const up = Math.sin(Math.PI * Math.sqrt(part));
        one.position.set(COLUMNS[i].x * (1 + part), 4);
        one.rotation = COLUMNS[i].lean;
        one.scale.set(0.8 + part * 0.9, Math.max(0.02, up * COLUMNS[i].tall));
        one.alpha = visible && part < 1 ? 0.92 * (1 - part ** 3) : 0;
      });
      drops.forEach((one, i) => {
        const angle = -Math.PI * (0.2 + 0.6 * scatter(i, 41));
        const speed = 150 + 150 * scatter(i, 42);
        one.position.set(Math.cos(angle) * speed * t, Math.min(10, Math.sin(angle) * speed * t + GRAVITY * t * t));
        one.scale.set((1.2 + 2 * scatter(i, 43)) * (1 - 0.5 * t));
        one.alpha = visible ? Math.min(1, (1 - t) * 2.5) : 0;
      });
    },
  };
}

function column(): Graphics {
  return new Graphics()
    .moveTo(-17, 0)
    .bezierCurveTo(-9, -22, -13, -52, -5, -82)
    .quadraticCurveTo(-1, -98, 3, -84)
    .bezierCurveTo(13, -50, 8, -20, 18, 0)
    .quadraticCurveTo(0, 8, -17, 0)
    .closePath()
    .fill(down([0xffffff, 0.95], [0xf4faf8, 0.8], [0xcfe0e2, 0.55]))
    .moveTo(-6, -4)
    .quadraticCurveTo(-4, -40, -1, -72)
    .moveTo(7, -4)
    .quadraticCurveTo(6, -30, 3, -58)
    .stroke({ color: 0x5f8792, width: 1.3, alpha: 0.5, cap: 'round' });
}

function drop(): Graphics {
  return new Graphics().circle(0, 0, 1).fill(0xfbfdf8);
}
