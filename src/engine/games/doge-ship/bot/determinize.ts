import type { Random, Seat } from '../../../core/game';
import { shuffle } from '../../../kit/shuffle';
import { NOBODY } from '../data/components';
import type { DogeId, PileId, TileId } from '../data/components';
import { copyFrame } from '../copy';
import { DOGE_TILES, TILES } from '../data/board';
import { SOURCES } from '../data/components';
import type { Frame, InspectionFrame, State, TurnFrame } from '../state';
import type { DogeShipView } from '../view-types';

/** Tiles that the view hides, shuffled. */
interface Unseen {
  readonly piles: TileId[][];
  readonly doge: DogeId[];
}

/** A complete position consistent with a seat's view. Hidden information is drawn at random. */
export function determinize(view: DogeShipView, seat: Seat, random: Random): State {
  const { levels } = view.ship;
  const unseen = unseenOf(view, random);
  const approvals = view.players.map(({ counted }) => counted);
  return {
    options: view.options,
    round: view.round,
    order: view.order.slice(),
    frames: frames(view, seat, approvals, unseen, random),
    dice: view.tables.map(({ die }) => die),
    taken: view.tables.flatMap(({ spaces }) => spaces.map(({ taken }) => taken)),
    markers: view.players.map(({ markers }) => markers),
    flooded: view.players.map(({ flooded }) => flooded),
    money: view.players.map(({ money }) => money),
    approvals,
    points: view.players.map(({ points }) => SOURCES.map((_, i) => (i === 0 ? points : 0))),
    yards: view.players.map(({ yard }) => yard.map(({ tile }) => tile)),
    stacks: view.players.map(({ stack }) => stack.slice()),
    piles: view.piles.map((count, pile) => unseen.piles[pile].splice(0, count)),
    ship: levels.map((level) => level.flatMap(({ tile }) => (tile === null ? [] : [tile]))),
    builders: levels.map((level) => level.flatMap(({ tile, builder }) => (tile === null ? [] : [builder]))),
    // Unseen tiles that are in no pile have been destroyed.
    box: unseen.piles.flat(),
    doge: view.doge.tile,
    dogePile: unseen.doge,
    dogeOld: view.doge.old.slice(),
  };
}

function unseenOf(view: DogeShipView, random: Random): Unseen {
  const seen = new Uint8Array(TILES.length);
  const seenDoge = new Uint8Array(DOGE_TILES.length);
  for (const level of view.ship.levels) for (const { tile } of level) if (tile !== null) seen[tile] = 1;
  for (const { yard, stack } of view.players) {
    for (const { tile } of yard) seen[tile] = 1;
    for (const tile of stack) seen[tile] = 1;
  }
  for (const tile of view.doge.old) seenDoge[tile] = 1;
  seenDoge[view.doge.tile] = 1;
  const { frame } = view;
  if (frame?.kind === 'drawn') for (const tile of frame.tiles ?? []) seen[tile] = 1;
  if (frame?.kind === 'doge') for (const tile of frame.tiles ?? []) seenDoge[tile] = 1;
  const piles: TileId[][] = view.piles.map(() => []);
  for (let tile = 0; tile < TILES.length; tile++) if (!seen[tile]) piles[TILES[tile].pile].push(tile);
  const doge = Array.from(seenDoge.keys()).filter((tile) => !seenDoge[tile]);
  return { piles: piles.map((pile) => shuffle(pile, random)), doge: shuffle(doge, random) };
}

/**
 * The stack of decisions: the turn and the current decision. Decisions between them don't affect the current one, so
 * they are left out.
 */
function frames(view: DogeShipView, seat: Seat, approvals: number[], unseen: Unseen, random: Random): Frame[] {
  const { frame } = view;
  if (!frame) return [];
  if (frame.kind === 'turn') return [copyFrame(frame)];
  if (frame.kind === 'inspection') {
    const bids = frame.placed.map((placed, other) => {
      if (other === seat) return frame.own;
      return placed ? random.roll(approvals[other] + 1) - 1 : null;
    });
    const imagined: InspectionFrame = { kind: 'inspection', bids };
    return [imagined];
  }
  const active = view.active ?? NOBODY;
  const turn: TurnFrame = {
    kind: 'turn',
    place: Math.max(0, view.order.indexOf(active)),
    reordered: false,
    acted: true,
  };
  switch (frame.kind) {
    case 'drawn': {
      const tiles = frame.tiles?.slice() ?? drawnFrom(unseen, frame);
      return [turn, ...(frame.next ? [copyFrame(frame.next)] : []), { kind: 'drawn', pile: frame.pile, tiles }];
    }
    case 'doge':
      return [turn, { kind: 'doge', tiles: frame.tiles?.slice() ?? unseen.doge.splice(0, 2) }];
    default:
      return [turn, copyFrame(frame)];
  }
}

function drawnFrom(unseen: Unseen, { pile, count }: { readonly pile: PileId; readonly count: number }): TileId[] {
  return unseen.piles[pile].splice(0, count);
}
