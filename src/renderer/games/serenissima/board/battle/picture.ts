/** The size of the view in battle units; the origin is its centre. */
export const VIEW = { width: 760, height: 430 } as const;

/** The visible part of the picture. The strip for the calculation is below it. */
export const WINDOW = { left: -368, top: -203, right: 368, bottom: 84 } as const;
export const STRIP = { top: 84, bottom: 203, middle: 143 } as const;

/** How far the picture moves when it is shaken: about 6 CSS pixels in a window of 1366 by 768. */
export const SHAKE = 7;

/** The picture with what is only visible when it is shaken. */
export const PICTURE = {
  left: WINDOW.left - SHAKE,
  top: WINDOW.top - SHAKE,
  right: WINDOW.right + SHAKE,
  bottom: WINDOW.bottom + SHAKE,
} as const;

/** The y of the waterline, on which ships float and walls stand. */
export const WATERLINE = 40;
/** The y of the sea's far edge. */
export const HORIZON = -46;
