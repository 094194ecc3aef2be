import { createCabinet } from '../game-ui/cabinet';
import { UIS } from './list';

/** The games of the app. Only the entry point uses this; other modules get the cabinet from it. */
export const CABINET: ReturnType<typeof createCabinet> = createCabinet(UIS);
