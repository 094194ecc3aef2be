import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import { graph } from '../../../engine/games/serenissima-2012/graph';
import type { Serenissima2012Move } from '../../../engine/games/serenissima-2012/moves';
import type { Galley } from '../../../engine/games/serenissima-2012/state';
import type { Wish } from '../../game-ui/rows';
import { galleyName, sentenceOf } from '../serenissima/words';
import { goodName, portAt, portName } from './words';
import type { View } from './words';

type Wishes = readonly Wish<Serenissima2012Move>[];

/** The moves that players expect: the active galley's actions or, in an investment, buildings. */
export function wishes(view: View): Wishes {
  const { frame, active, galleys, ports } = view;
  const galley = active === null ? null : galleys[active];
  if (frame?.kind !== 'activation' || !galley || active === null) return [];
  if (frame.step === 'investment')
    return ports.flatMap(({ owner }, port) => (owner === galley.owner ? investments(port) : []));
  return [...sailing(active, galley, view), ...inPort(galley, view)];
}

function investments(port: number): Wishes {
  const name = portName(port);
  return [
    { group: 'build', what: sentenceOf('notNow.fort'), at: name, move: { type: 'buildFort', port } },
    { group: 'build', what: sentenceOf('notNow.basilica'), at: name, move: { type: 'buildBasilica', port } },
  ];
}

function sailing(active: number, { space }: Readonly<Galley>, { reach, options }: View): Wishes {
  const [to] = graph(options).neighbours[space];
  return reach.length > 0 ? [] : [{ group: 'sail', at: galleyName(active), move: { type: 'sail', to } }];
}

function inPort({ space, owner, cargo }: Readonly<Galley>, { ports, phase }: View): Wishes {
  const port = portAt(space);
  if (port < 0) return [];
  const name = portName(port);
  const sales = cargo.flatMap((count, good): Wishes => {
    return count > 0 ? [{ group: 'sell', what: goodName(good), at: name, move: { type: 'sell', good } }] : [];
  });
  const takes: Wish<Serenissima2012Move> =
    ports[port].owner < 0
      ? { group: 'claim', at: name, move: { type: 'claim', sailors: 1 } }
      : { group: 'attack', at: name, move: { type: 'attack', target: { port } } };
  return [
    ...(phase === 'choice' || phase === 'loading'
      ? [{ group: 'load', what: goodName(BOARD.ports[port].good), at: name, move: { type: 'load', count: 1 } } as const]
      : []),
    ...sales,
    ...(ports[port].owner === owner ? [] : [takes]),
  ];
}
