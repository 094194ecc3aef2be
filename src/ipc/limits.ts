/** Maximum lengths of what people type, in UTF-16 units. The page's fields accept no more than main does. */
export const MAX_TITLE = 80;
export const MAX_NAME = 40;
export const MAX_SEED = 64;
export const MAX_REPORT = 2_000;
