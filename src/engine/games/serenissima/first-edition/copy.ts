import type { Frame, Galley, Port, Standing, State } from './state';

/** An independent copy of a position. Written out by hand: searches make millions. */
export function copyState(state: State): State {
  return {
    options: state.options,
    powers: state.powers,
    turn: state.turn,
    lastTurn: state.lastTurn,
    order: state.order,
    frames: state.frames.map(copyFrame),
    money: state.money.slice(),
    treasury: state.treasury,
    supply: state.supply.slice(),
    sailors: state.sailors,
    fallen: state.fallen,
    forts: state.forts,
    galleys: state.galleys.map(copyGalley),
    ports: state.ports.map(copyPort),
    standing: state.standing.map(copyRow),
  };
}

function copyGalley(galley: Galley | null): Galley | null {
  if (galley === null) return null;
  return {
    owner: galley.owner,
    space: galley.space,
    sailors: galley.sailors,
    cargo: galley.cargo.slice(),
    sailed: galley.sailed,
    passage: galley.passage,
  };
}

function copyPort(port: Port): Port {
  return {
    owner: port.owner,
    garrison: port.garrison,
    fort: port.fort,
    warehouse: port.warehouse.slice(),
    hired: port.hired,
    built: port.built,
  };
}

function copyRow(row: Standing[]): Standing[] {
  return row.slice();
}

/** A copy of one decision; `source` of a bargain is never changed, so it is shared. */
export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'bidding':
      return { ...frame, bids: frame.bids.slice() };
    case 'ordering':
      return {
        ...frame,
        choosers: frame.choosers.slice(),
        places: frame.places.slice(),
        zeros: frame.zeros.slice(),
      };
    case 'phase':
      return { ...frame, closed: frame.closed.slice() };
    case 'passage':
      return { ...frame, owners: frame.owners.slice() };
    default:
      return { ...frame };
  }
}
