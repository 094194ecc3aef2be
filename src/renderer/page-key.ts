const STORED = 'page-key';

/**
 * The key with which the web host recognises its page. The host passes it after `#` in the address. It is then removed
 * from the address and stored for reloads and other tabs of this origin. Empty if there is no key.
 */
export function pageKey(): string {
  const given = /^#key=([0-9a-f]+)$/.exec(location.hash)?.[1];
  if (given === undefined) return stored() ?? '';
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    localStorage.setItem(STORED, given);
  } catch {
    // Without storage, the key is lost when the page is left.
  }
  return given;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
