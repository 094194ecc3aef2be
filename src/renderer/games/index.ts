import { createCabinet } from '../game-ui/cabinet';
import { UIS } from './list';

/** The games of the app. Only the entry point imports this; other modules use the cabinet. */
export const CABINET: ReturnType<typeof createCabinet> = createCabinet(UIS);
