import type { leftEnglish } from './left-en';

export const leftFrench: typeof leftEnglish = {
  room: '{count} place libre à bord | {count} places libres à bord',
  full: 'aucune place à bord',
  steps: 'encore {count} zone sur {of} | encore {count} zones sur {of}',
  reach: '{count}',
  purse: 'vous avez {price}',
  hire: '{count} marin à engager | {count} marins à engager',
};
