import * as plucked from './plucked';
import * as struck from './struck';
import * as sustained from './sustained';

export const INSTRUMENTS = { ...plucked, ...struck, ...sustained };

export type InstrumentName = keyof typeof INSTRUMENTS;
