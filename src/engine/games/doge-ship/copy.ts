import type { Frame, State } from './state';

/** Copies a position. Written by hand for speed: the search makes millions of copies. */
export function copyState(state: State): State {
  return {
    options: state.options,
    round: state.round,
    order: state.order.slice(),
    frames: state.frames.map(copyFrame),
    dice: state.dice.slice(),
    taken: state.taken.slice(),
    markers: state.markers.slice(),
    flooded: state.flooded.slice(),
    money: state.money.slice(),
    approvals: state.approvals.slice(),
    points: copyRows(state.points),
    yards: copyRows(state.yards),
    stacks: copyRows(state.stacks),
    piles: copyRows(state.piles),
    ship: copyRows(state.ship),
    builders: copyRows(state.builders),
    box: state.box.slice(),
    doge: state.doge,
    dogePile: state.dogePile.slice(),
    dogeOld: state.dogeOld.slice(),
  };
}

function copyRows(rows: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < rows.length; i++) copies.push(rows[i].length === 0 ? [] : rows[i].slice());
  return copies;
}

/** A deep copy of a decision frame, written by hand for speed. */
export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'buy':
    case 'construct':
      return { kind: frame.kind, join: frame.join, kinds: frame.kinds.slice(), bonus: frame.bonus };
    case 'drawn':
      return { kind: 'drawn', pile: frame.pile, tiles: frame.tiles.slice() };
    case 'doge':
      return { kind: 'doge', tiles: frame.tiles.slice() };
    case 'inspection':
      return { kind: 'inspection', bids: frame.bids.slice() };
    case 'turn':
      return { kind: 'turn', place: frame.place, reordered: frame.reordered, acted: frame.acted };
    case 'replacement':
      return { kind: 'replacement' };
  }
}
