// Reads the archive's hash stored in a built app: in Info.plist on macOS, in a resource of the executable on Windows.

/**
 * The hash in an Info.plist for Resources/app.asar. Throws if there is none.
 * @param {string} plist XML
 * @returns {string}
 */
export function hashInPlist(plist) {
  const [, archives = ''] = plist.split('<key>ElectronAsarIntegrity</key>');
  const [, app = ''] = /<key>Resources\/app\.asar<\/key>\s*<dict>([\s\S]*?)<\/dict>/.exec(archives) ?? [];
  const [, hash] = /<key>hash<\/key>\s*<string>([0-9a-f]{64})<\/string>/.exec(app) ?? [];
  if (!hash) throw new Error('Info.plist has no hash for the archive');
  return hash;
}

/**
 * The hash in a Windows executable's resource INTEGRITY/ELECTRONASAR for resources\app.asar. Throws if there is none.
 * @param {Buffer} binary
 * @returns {string}
 */
export function hashInExecutable(binary) {
  const list = JSON.parse(resource(binary, ['INTEGRITY', 'ELECTRONASAR']).toString('utf8'));
  const entry = list.find(({ file }) => file === 'resources\\app.asar');
  if (entry?.alg !== 'SHA256') throw new Error('the executable has no hash for the archive');
  return entry.value;
}

/** A resource's bytes by type and name, in any language, found through the directory tree of the PE format. */
function resource(binary, names) {
  const pe = binary.readUInt32LE(0x3c);
  const optional = pe + 24;
  // The data directories start after 96 bytes of a 32-bit header, or 112 bytes of a 64-bit one. The third is for
  // resources.
  const tables = optional + (binary.readUInt16LE(optional) === 0x20b ? 112 : 96);
  const sections = Array.from({ length: binary.readUInt16LE(pe + 6) }, (_, i) => {
    const at = optional + binary.readUInt16LE(pe + 20) + 40 * i;
    return {
      rva: binary.readUInt32LE(at + 12),
      size: binary.readUInt32LE(at + 16),
      file: binary.readUInt32LE(at + 20),
    };
  });
  const place = (rva) => {
    const section = sections.find((one) => rva >= one.rva && rva < one.rva + one.size);
    if (!section) throw new Error('a resource of the executable is outside its sections');
    return rva - section.rva + section.file;
  };
  const root = place(binary.readUInt32LE(tables + 16));
  const children = (at) => {
    const count = binary.readUInt16LE(at + 12) + binary.readUInt16LE(at + 14);
    return Array.from({ length: count }, (_, i) => [
      nameAt(binary, root, binary.readUInt32LE(at + 16 + 8 * i)),
      root + (binary.readUInt32LE(at + 20 + 8 * i) & 0x7fffffff),
    ]);
  };
  let at = root;
  for (const name of names) {
    const found = children(at).find(([candidate]) => candidate === name);
    if (!found) throw new Error(`the executable has no resource ${names.join('/')}`);
    at = found[1];
  }
  const [[, entry]] = children(at);
  const from = place(binary.readUInt32LE(entry));
  return binary.subarray(from, from + binary.readUInt32LE(entry + 4));
}

/** An entry's name, or `undefined` if it has a number instead. */
function nameAt(binary, root, word) {
  if (word >>> 31 === 0) return undefined;
  const at = root + (word & 0x7fffffff);
  return binary.toString('utf16le', at + 2, at + 2 + 2 * binary.readUInt16LE(at));
}
