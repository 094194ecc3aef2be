import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { graph } from '../../../engine/games/serenissima-1996/graph';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { Galley, Port } from '../../../engine/games/serenissima-1996/state';
import type { GalleyId, PortId } from '../../../engine/games/serenissima/board';
import type { Wish } from '../../game-ui/rows';
import { galleyName, portIn, sentenceOf } from '../serenissima/words';
import { goodName, portName } from './words';
import type { View } from './words';

type Wishes = readonly Wish<Serenissima1996Move>[];

/** The moves that players expect in a phase: building, hiring, buying, sailing, attacking, landing and selling. */
export function wishes(view: View): Wishes {
  const { frame, active, galleys, ports } = view;
  if (frame?.kind !== 'phase' || active === null) return [];
  const fleet = galleys.flatMap((galley, id) => (galley?.owner === active ? [{ galley, id }] : []));
  if (frame.phase !== 'harbour') return fleet.flatMap(({ galley, id }) => ofGalley(galley, id, view));
  const own = ports.flatMap((port, id) => (port.owner === active ? inOwnPort(port, id) : []));
  return [...own, ...fleet.flatMap(({ galley, id }) => purchase(galley, id, view))];
}

function inOwnPort({ garrison }: Readonly<Port>, port: number): Wishes {
  const name = portName(port);
  const crew = garrison > 0 ? 'garrison' : 'hired';
  return [
    { group: 'build', what: sentenceOf('notNow.galley'), at: name, move: { type: 'buildGalley', port, crew } },
    { group: 'build', what: sentenceOf('notNow.fort'), at: name, move: { type: 'buildFort', port } },
    { group: 'hire', at: name, move: { type: 'hire', port, to: { port }, count: 1 } },
  ];
}

function purchase({ space }: Readonly<Galley>, id: number, view: View): Wishes {
  const port = portIn(BOARD.ports, space);
  if (port < 0) return [];
  return [{ group: 'trade', what: goodName(BOARD.ports[port].good), at: galleyName(id), move: buy(id, port, view) }];
}

function ofGalley(galley: Readonly<Galley>, id: number, view: View): Wishes {
  const port = portIn(BOARD.ports, galley.space);
  switch (view.phase) {
    case 'sailing': {
      const [to] = graph(view.options).neighbours[galley.space];
      return (view.reach[id]?.length ?? 0) > 0
        ? []
        : [{ group: 'sail', at: galleyName(id), move: { type: 'sail', galley: id, to } }];
    }
    case 'combat':
      return port < 0 || view.ports[port].owner === galley.owner
        ? []
        : [{ group: 'attack', at: portName(port), move: { type: 'attack', galley: id, target: { port } } }];
    case 'landing':
      return port < 0 ? [] : [{ group: 'land', at: portName(port), move: { type: 'land', galley: id, count: 1 } }];
    case 'revenue':
      return port < 0 ? [] : galley.cargo.flatMap((count, good) => (count > 0 ? [sale(id, good, port)] : []));
    default:
      return [];
  }
}

const sale = (galley: number, good: number, port: number): Wish<Serenissima1996Move> => ({
  group: 'sell',
  what: goodName(good),
  at: portName(port),
  move: { type: 'sell', galley, good },
});

/** Buys one piece of a port's good. If the port is another player's and no price is agreed, asks for the price. */
export function buy(galley: GalleyId, port: PortId, { frame, ports, galleys }: View): Serenissima1996Move {
  const { owner } = ports[port];
  const fixed = owner < 0 || owner === galleys[galley]?.owner;
  const agreed = frame?.kind === 'phase' && frame.agreed?.some((entry) => entry.port === port);
  return { type: fixed || agreed ? 'buy' : 'askPrice', port, galley, count: 1 };
}
