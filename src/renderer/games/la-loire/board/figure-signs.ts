/** The signs of the Messenger and the Merchant. Apart from the others, so that the first screen loads no others. */
export const FIGURE_SIGNS = {
  letter: 'M8 24L92 24L92 78L8 78ZM14 30L50 58L86 30L80 30L50 50L20 30Z',
  coin: 'M50 8a42 42 0 1 0 0.1 0ZM50 22L58 42L78 50L58 58L50 78L42 58L22 50L42 42Z',
} as const;
