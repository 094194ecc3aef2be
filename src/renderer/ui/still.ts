const KEY = 'still';

/**
 * Whether the page is still, for tests and development: with `still` in its address, there are no animations and no
 * sound, and moves show their result immediately. The page stays still until the tab is closed. Tests of animations,
 * pictures or sounds do not use it.
 */
export function isStill(): boolean {
  if (new URLSearchParams(location.search).has(KEY)) sessionStorage.setItem(KEY, '');
  return sessionStorage.getItem(KEY) !== null;
}
