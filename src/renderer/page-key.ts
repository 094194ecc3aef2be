const STORED = 'page-key';

/**
 * The key with which the web host recognises its own page. It is after `#` in the address when the host's entry page
 * leads here. It is then removed from the address and stored for reloads and for other tabs of this origin (a port of
 * this machine). Empty if there is no key.
 */
export function pageKey(): string {
  const given = /^#key=([0-9a-f]+)$/.exec(location.hash)?.[1];
  if (given === undefined) return stored() ?? '';
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    localStorage.setItem(STORED, given);
  } catch {
    // Without storage, the key is valid until the page is left.
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
