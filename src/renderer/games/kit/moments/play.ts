import { Container } from 'pixi.js';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { linear } from '../../../board/tween';
import { sharpen } from '../lettering';
import { EASES } from './ease';
import { EVERYTHING } from './moment';
import type { Beat, DrawingParameters, Moment, Property } from './moment';

/** A game's drawings by name. Each is centred on its own origin, around which it turns and grows. */
export type Drawings<D extends string> = Readonly<Record<D, (parameters: DrawingParameters) => Container>>;

/** Where a moment is played: a layer, a point in it, and layer units per moment unit. */
interface MomentPlace {
  readonly layer: Container;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Device pixels per layer unit, for texts. */
  readonly sharpness: number;
  /** Parts of the board that the moment moves, by the names that its beats use. They are restored afterwards. */
  readonly pieces?: Readonly<Record<string, Container>>;
}

/** How long the picture is shown if motion is reduced, in milliseconds. */
const PICTURE_MS = 1100;

/**
 * Plays a moment and removes it. Resolves when it is over or skipped. If motion is reduced, shows only its picture for
 * a while.
 */
export async function playMoment<D extends string>(
  moment: Moment<D>,
  drawings: Drawings<D>,
  stage: Stage,
  place: MomentPlace,
): Promise<void> {
  if (stage.skipped()) return;
  const picture = createPicture(moment, drawings, place);
  if (stage.still) {
    picture.show(moment.still);
    await stage.hold(PICTURE_MS);
  } else {
    let heard = -1;
    await stage.tween(
      moment.length,
      (t) => {
        const now = t * moment.length;
        picture.show(now);
        if (!stage.skipped()) for (const { sound } of begun(moment.beats, heard, now)) if (sound) stage.sound(sound);
        heard = now;
      },
      linear,
    );
  }
  picture.destroy();
}

const begun = (beats: readonly Beat[], after: number, until: number) =>
  beats.filter(({ start }) => start > after && start <= until);

/** The value of a property at a time, from its beats in the order of their starts. */
function valueAt(beats: readonly Beat[], ms: number): number {
  const { from, to, start, length, ease = 'inOut' } = beats.findLast((beat) => beat.start <= ms) ?? beats[0];
  return from + (to - from) * EASES[ease](Math.min(1, Math.max(0, (ms - start) / length)));
}

/**
 * Adds the moment's drawings to the layer. `show` sets drawings and pieces to a time (ms); `destroy` removes the
 * drawings and restores the pieces.
 */
function createPicture<D extends string>(moment: Moment<D>, drawings: Drawings<D>, place: MomentPlace) {
  const { layer, x, y, scale = 1, sharpness, pieces = {} } = place;
  const everything = new Container({ x, y });
  const parts = [partOf(everything, EVERYTHING, moment.beats, scale)];
  for (const [name, actor] of Object.entries(moment.actors)) {
    const root = drawings[actor.drawing](actor);
    root.position.set(actor.x, actor.y);
    everything.addChild(root);
    parts.push(partOf(root, name, moment.beats, root.scale.x));
  }
  const restore = Object.entries(pieces).map(([name, piece]) => {
    const { x: left, y: top, scale: size, rotation, alpha, visible } = piece;
    parts.push(partOf(piece, name, moment.beats, size.x));
    const usual = size.x;
    return () => {
      if (!piece.destroyed) Object.assign(piece, { x: left, y: top, rotation, alpha, visible }).scale.set(usual);
    };
  });
  sharpen(everything, sharpness * scale);
  layer.addChild(everything);
  return {
    show(ms: number) {
      if (!everything.destroyed) for (const show of parts) show(ms);
    },
    destroy() {
      for (const undo of restore) undo();
      dispose(everything);
    },
  };
}

/** Returns a function that sets a container's properties to their values at a given time (ms). */
function partOf(root: Container, name: string, beats: readonly Beat[], scale: number): (ms: number) => void {
  const { x, y } = root;
  const tracks = new Map<Property, Beat[]>();
  for (const beat of beats.filter(({ actor }) => actor === name).sort((a, b) => a.start - b.start))
    tracks.set(beat.property, [...(tracks.get(beat.property) ?? []), beat]);
  const value = (property: Property, ms: number, usual: number) => {
    const track = tracks.get(property);
    return track ? valueAt(track, ms) : usual;
  };
  return (ms) => {
    const size = scale * value('scale', ms, 1);
    root.position.set(x + value('x', ms, 0), y + value('y', ms, 0));
    root.scale.set(size * value('scaleX', ms, 1), size * value('scaleY', ms, 1));
    root.rotation = value('turn', ms, 0);
    root.alpha = value('alpha', ms, 1);
    root.visible = root.alpha > 0;
  };
}
