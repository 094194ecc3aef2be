import type { RowButton, Row } from '../../../src/renderer/game-ui/rows';

export function row(name: string, part: Partial<Row> = {}, option: Partial<RowButton> = {}): Row {
  const choice = { move: { type: name }, forecast: {} };
  return {
    key: name,
    group: name,
    role: 'action',
    label: { key: name },
    options: [{ choice, short: { key: name }, full: { key: name }, ...option }],
    note: null,
    actor: null,
    target: null,
    ...part,
  };
}
