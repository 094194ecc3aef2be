import type { Program } from './player/music';

export const HOME_MUSIC: Program = {
  name: 'home',
  load: async () => [(await import('./scores/home-theme')).homeTheme],
};
