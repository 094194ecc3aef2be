/** The size of the view in battle units; the origin is its centre. */
export const VIEW = { width: 760, height: 430 } as const;

/** The visible part of the picture. The strip for the calculation is below it. */
export const WINDOW = { left: -368, top: -203, right: 368, bottom: 84 } as const;
export const STRIP = { top: 84, bottom: 203, middle: 143 } as const;

/** How far the picture moves when it is shaken, in CSS pixels. */
export const SHAKE = 6;
/** The most that the picture may move, in battle units. In a narrow window, a CSS pixel is many battle units. */
export const MARGIN = 14;

/** The picture, including the margin that is only visible when it is shaken. */
export const PICTURE = {
  left: WINDOW.left - MARGIN,
  top: WINDOW.top - MARGIN,
  right: WINDOW.right + MARGIN,
  bottom: WINDOW.bottom + MARGIN,
} as const;

/** The y of the waterline, on which ships float and walls stand. */
export const WATERLINE = 40;
/** The y of the sea's far edge. */
export const HORIZON = -46;
