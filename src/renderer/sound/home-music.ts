import type { Program } from './player/music';

/** The music of the home screen. */
export const HOME_MUSIC: Program = {
  name: 'home',
  load: async () => [(await import('./scores/home-theme')).homeTheme],
};
