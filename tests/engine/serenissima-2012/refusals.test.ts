import { describe, expect, it } from 'vitest';
import { activate, BLUE, good, launch, no, port, RED, refusal, sea, table } from './table';

/** Blue's galley 1, with two sailors and a wine cube, is active at its own València. Red has galley 6 in Genova. */
function atHome() {
  const state = table();
  launch(state, 1, BLUE, 'València', 2, { wine: 1 });
  launch(state, 6, RED, 'Genova', 2);
  return activate(state, 1);
}
const home = { port: port('València') };
const own = { galley: no(1) };

describe('a move is refused with its reason', () => {
  it('when a galley sails to a zone that is not next to it', () => {
    expect(refusal(atHome(), { type: 'sail', to: sea('Constantinople') })).toBe('not-next-to');
  });

  it('when no cube is loaded', () => {
    expect(refusal(atHome(), { type: 'load', count: 0 })).toBe('count');
  });

  it('when a cube is moved between galley and warehouse, in either direction', () => {
    for (const [from, to] of [
      [own, home],
      [home, own],
    ])
      expect(refusal(atHome(), { type: 'transfer', from, to, piece: good('wine') })).toBe('goods-stay');
  });

  it('when a sailor moves to or from a berth of another player', () => {
    for (const other of [{ galley: no(6) }, { port: port('Genova') }]) {
      expect(refusal(atHome(), { type: 'transfer', from: own, to: other, piece: 'sailor' })).toBe('not-yours');
      expect(refusal(atHome(), { type: 'transfer', from: other, to: own, piece: 'sailor' })).toBe('not-yours');
    }
  });

  it('when a piece that is not aboard is moved', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 1, { wine: 1 });
    launch(state, 2, BLUE, 'València', 1);
    activate(state, 1);
    const move = { type: 'transfer', from: own, to: { galley: no(2) }, piece: good('gold') } as const;
    expect(refusal(state, move)).toBe('not-aboard');
  });

  it('when a galley is bought in another player’s port', () => {
    const state = activate(atHome(), 1, 'investment');
    expect(refusal(state, { type: 'buyGalley', galley: no(2), port: port('Genova') })).toBe('not-your-port');
  });
});
