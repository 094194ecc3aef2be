import { createCabinet } from '../game-ui/cabinet';
import { UIS } from './list';

/** The games of the app. The entry point passes them in; no other module looks them up. */
export const CABINET: ReturnType<typeof createCabinet> = createCabinet(UIS);
