const KEY = 'still';

/**
 * The page's one switch for tests and development: with `still` in its address nothing moves by itself and no sound is made. Moves
 * show their result at once, transitions end at once, and pictures that live on their own do not. The switch lasts as long as the
 * tab. A test of an animation, of a picture or of a sound leaves it off.
 */
export function isStill(): boolean {
  if (new URLSearchParams(location.search).has(KEY)) sessionStorage.setItem(KEY, '');
  return sessionStorage.getItem(KEY) !== null;
}
