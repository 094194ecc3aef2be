import { createCabinet } from '../game-ui/cabinet';
import { UIS } from './list';

/** The games of the page. Whoever starts it hands them in; nobody else looks them up. */
export const CABINET: ReturnType<typeof createCabinet> = createCabinet(UIS);
