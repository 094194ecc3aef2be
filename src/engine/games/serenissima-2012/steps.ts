import type { RefusalCode } from './refuse';
import type { Step } from './state';

/** The parts of an activation, in the order of the rules. */
type Part = 'loading' | 'movement' | 'sale' | 'battle' | 'investment';

/** The steps in which each part is allowed, and the refusal if it is too late. */
const PARTS: Readonly<Record<Part, { readonly steps: readonly Step[]; readonly late: RefusalCode }>> = {
  loading: { steps: ['choice', 'loading'], late: 'loading-over' },
  movement: { steps: ['choice', 'loading', 'movement'], late: 'movement-over' },
  sale: { steps: ['choice', 'loading', 'movement', 'stopped', 'sale'], late: 'sale-or-battle' },
  battle: { steps: ['choice', 'loading', 'movement', 'stopped', 'barred', 'battle'], late: 'sale-or-battle' },
  investment: { steps: ['investment'], late: 'not-investing' },
};

/** Why a blockaded galley can't sail on. */
const HELD: Readonly<Partial<Record<Step, RefusalCode>>> = { stopped: 'held', barred: 'blockaded' };

/** Why a part is not allowed in this step; `undefined` if it is. */
export function whyNotPart(step: Step, part: Part): RefusalCode | undefined {
  const { steps, late } = PARTS[part];
  if (steps.includes(step)) return undefined;
  if (step === 'investment') return 'investing';
  if (part === 'investment' && step !== 'choice') return 'acted-already';
  return part === 'movement' ? (HELD[step] ?? late) : late;
}
