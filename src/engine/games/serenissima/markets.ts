import type { Board, PortId } from './board';

/**
 * Where a piece of a good sells best now: the port (`market`) and the ducats it pays (`brings`); if tied, the nearest
 * port.
 * Empty if no port pays for it.
 *
 * @param distance number of spaces from where the piece is loaded to each space of the board
 * @param paid ducats a port would pay now; 0 if it does not take the good
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
