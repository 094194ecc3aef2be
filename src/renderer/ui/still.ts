const KEY = 'still';

/**
 * The page's switch for tests and development: with `still` in its address there is no animation and no sound, and moves show their
 * result at once. It lasts as long as the tab. Tests of animations, pictures or sounds leave it off.
 */
export function isStill(): boolean {
  if (new URLSearchParams(location.search).has(KEY)) sessionStorage.setItem(KEY, '');
  return sessionStorage.getItem(KEY) !== null;
}
