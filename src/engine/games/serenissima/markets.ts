import type { Board, PortId } from './board';

/**
 * The port that pays most for a good (`market`) and its price in ducats (`brings`); the nearest one if tied. Empty if
 * no port buys it.
 *
 * @param distance number of spaces from the loading place to each space
 * @param paid what a port would pay now, in ducats; 0 if it does not buy the good
 */
export function bestMarket(
  { ports }: Board,
  distance: readonly number[],
  paid: (port: PortId) => number,
): { market?: PortId; brings?: number } {
  let best: { market: PortId; brings: number; far: number } | undefined;
  for (let market = 0; market < ports.length; market++) {
    const [brings, far] = [paid(market), distance[ports[market].space]];
    if (brings === 0 || (best && (brings < best.brings || (brings === best.brings && far >= best.far)))) continue;
    best = { market, brings, far };
  }
  return best ? { market: best.market, brings: best.brings } : {};
}
