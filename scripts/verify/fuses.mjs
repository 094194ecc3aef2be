// Reads Electron's fuses from its executable: a sentinel, a version, a length, and one character per fuse.
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** The nine fuses of version 1 of Electron's fuse wire in order, with electron-builder's names. */
export const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
  'wasmTrapHandlers',
];

/** electron-builder cannot set the last fuse, so it has Electron's default. */
const UNCHANGED = { wasmTrapHandlers: true };

/**
 * The fuse wires in an executable, as text with '0', '1', 'r' (removed) or another character per fuse. A universal
 * macOS binary has two. Throws without a wire, or for an unknown version.
 * @param {Buffer} binary
 * @returns {string[]}
 */
export function wiresOf(binary) {
  const wires = [];
  for (let at = binary.indexOf(SENTINEL); at >= 0; at = binary.indexOf(SENTINEL, at + 1)) {
    const start = at + SENTINEL.length;
    const [version, length] = [binary[start], binary[start + 1]];
    if (version !== 1) throw new Error(`the fuses have version ${version}, but only version 1 is supported`);
    wires.push(binary.toString('latin1', start + 2, start + 2 + length));
  }
  if (wires.length === 0) throw new Error('the executable has no fuses');
  return wires;
}

/**
 * The faults of a wire, one sentence per fuse. Empty if there are none.
 * @param {string} wire
 * @param {Record<string, boolean>} configured the packager's `electronFuses`
 * @returns {string[]}
 */
export function fuseFaults(wire, configured) {
  if (wire.length !== FUSES.length) return [`the executable has ${wire.length} fuses, but ${FUSES.length} are known`];
  const wanted = { ...configured, ...UNCHANGED };
  return FUSES.flatMap((name, i) => {
    const state = wanted[name] ? '1' : '0';
    return wire[i] === state ? [] : [`the fuse ${name} is '${wire[i]}' but must be '${state}'`];
  });
}
