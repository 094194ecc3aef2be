import type * as kit from '../../../kit/handlers';
import type { DogeShipEvent } from '../events';
import type { DogeShipMove } from '../moves';
import type { State } from '../state';

export type MoveContext = kit.MoveContext<DogeShipEvent>;
export type Handlers<T extends DogeShipMove['type']> = kit.Handlers<State, DogeShipMove, DogeShipEvent, T>;
