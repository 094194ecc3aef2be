import type { Berth, Piece } from '../../../src/engine/games/serenissima/berths';
import type { Board, GoodId, PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { placeKey } from '../../../src/renderer/games/serenissima/place-keys';
import { fact } from './fact';
import type { Fact } from './fact';

/** The names on an edition's board, as keys of its texts. */
export function namesOn({ goods, ports, spaces }: Board) {
  const port = (id: PortId) => `ports.${placeKey(ports[id].name)}`;
  const good = (id: GoodId) => `goods.${goods[id]}`;
  return {
    port,
    good,
    piece: (one: Piece) => (one === 'sailor' ? 'sailor' : good(one)),
    /** A space and its port, unless the space is named after the port. */
    place: (id: SpaceId): string[] => {
      const { name } = spaces[id];
      const there = ports.findIndex(({ space }) => space === id);
      const named = there >= 0 && !` ${name} `.includes(` ${ports[there].name} `);
      return [`spaces.${placeKey(name)}`, ...(named ? [port(there)] : [])];
    },
    /** Galleys are named by their number, from 1, and garrisons by their port. */
    berth: (where: Berth): Fact => ('galley' in where ? fact([], where.galley + 1) : fact([port(where.port)])),
  };
}
