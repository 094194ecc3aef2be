import { copyEach } from '../serenissima/copy';
import type { Frame, Galley, Port, Standing, State } from './state';

/** Copies a position. Written by hand for speed: the search makes millions of copies. */
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
    galleys: copyEach(state.galleys, copyGalley),
    ports: copyEach(state.ports, copyPort),
    standing: state.standing.map(copyRow),
  };
}

function copyGalley(galley: Galley | null): Galley | null {
  if (galley === null) return null;
  return {
    owner: galley.owner,
    space: galley.space,
    sailors: galley.sailors,
    cargo: copyCargo(galley.cargo),
    sailed: galley.sailed,
    passage: galley.passage,
  };
}

/** Unrolled for the seven goods; twice as fast as `slice`. */
function copyCargo(cargo: readonly number[]): number[] {
  return [cargo[0], cargo[1], cargo[2], cargo[3], cargo[4], cargo[5], cargo[6]];
}

function copyPort(port: Port): Port {
  return {
    owner: port.owner,
    garrison: port.garrison,
    fort: port.fort,
    warehouse: port.warehouse.length === 0 ? [] : port.warehouse.slice(),
    hired: port.hired,
    built: port.built,
  };
}

function copyRow(row: Standing[]): Standing[] {
  return row.slice();
}

/** A bargain's `source` is immutable, so copies share it. */
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
      return frame.agreed
        ? { ...frame, closed: frame.closed.slice(), agreed: frame.agreed.slice() }
        : { ...frame, closed: frame.closed.slice() };
    case 'passage':
      return { ...frame, owners: frame.owners.slice() };
    default:
      return { ...frame };
  }
}
