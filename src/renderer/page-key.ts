const STORED = 'page-key';

/**
 * The key by which the web host knows its own page: it stands in the address after `#` when the page comes from the host's door, is
 * taken out of it, and is kept for reloads and other tabs of this origin (a port of this machine). Empty where there is none.
 */
export function pageKey(): string {
  const given = /^#key=([0-9a-f]+)$/.exec(location.hash)?.[1];
  if (given === undefined) return stored() ?? '';
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    localStorage.setItem(STORED, given);
  } catch {
    // Without storage the key is good until the page is left.
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
