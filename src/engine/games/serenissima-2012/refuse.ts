import { createRefuser } from '../../kit/refuse';
import { REFUSALS } from './refusals';

export type { RefusalCode } from './refusals';

export const refuseIf = createRefuser(REFUSALS);
