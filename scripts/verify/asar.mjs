// Reads the app's archive: four little-endian lengths, a JSON header, then the files in order.
import { createHash } from 'node:crypto';

/**
 * The archive's size limit in bytes. It includes 270 kB of fonts, the boards and music of four games as code, and
 * their rules and rulings in two languages.
 */
export const BUDGET = 4_930_000;

/**
 * @typedef {{ path: string, offset: number, size: number, hash: string, unpacked: boolean }} Entry
 * @typedef {{ header: string, hash: string, entries: Entry[], start: number }} Archive
 */

/**
 * Reads an archive's header: its text, its SHA-256 (which Electron compares at the start), its files, and where they
 * start.
 * @param {Buffer} bytes
 * @returns {Archive}
 */
export function readArchive(bytes) {
  const header = bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12));
  const entries = entriesOf(JSON.parse(header).files, '');
  return { header, hash: sha256(header), entries, start: 8 + bytes.readUInt32LE(4) };
}

function entriesOf(files, folder) {
  return Object.entries(files).flatMap(([name, node]) => {
    const path = folder + name;
    if (node.files) return entriesOf(node.files, `${path}/`);
    const { offset = '0', size = 0, integrity, unpacked = false } = node;
    return [{ path, offset: Number(offset), size, hash: integrity?.hash ?? '', unpacked }];
  });
}

/**
 * The bytes of a packed file. Throws if the archive does not contain it.
 * @param {Buffer} bytes
 * @param {Archive} archive
 * @param {string} path
 */
export function fileIn(bytes, archive, path) {
  const entry = archive.entries.find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`the archive does not contain ${path}`);
  const from = archive.start + entry.offset;
  return bytes.subarray(from, from + entry.size);
}

/**
 * The bytes of all packed files, by path.
 * @param {Buffer} bytes
 * @returns {Map<string, Buffer>}
 */
export function filesIn(bytes) {
  const archive = readArchive(bytes);
  return new Map(archive.entries.map(({ path }) => [path, fileIn(bytes, archive, path)]));
}

/**
 * The paths that an archive should contain: the bundles, package.json, the renderer's manifest and its files.
 * @param {string} manifest the text of that manifest
 * @returns {string[]}
 */
export function wantedFiles(manifest) {
  return [...CODE, ...JSON.parse(manifest).map(({ name }) => `dist/renderer/${name}`)];
}

/**
 * The faults of an archive: it is too large, files are superfluous, missing or unpacked, or bytes do not match their
 * hash.
 * @param {Buffer} bytes
 * @returns {string[]}
 */
export function archiveFaults(bytes) {
  const archive = readArchive(bytes);
  const wanted = new Set(wantedFiles(fileIn(bytes, archive, 'dist/renderer/manifest.files.json').toString()));
  const packed = new Set(archive.entries.map(({ path }) => path));
  return [
    ...(bytes.length > BUDGET ? [`the archive has ${bytes.length} bytes, but only ${BUDGET} are allowed`] : []),
    ...[...packed].filter((path) => !wanted.has(path)).map((path) => `${path} is packed but should not be`),
    ...[...wanted].filter((path) => !packed.has(path)).map((path) => `${path} is not packed`),
    ...archive.entries.flatMap((entry) => {
      if (entry.unpacked) return [`${entry.path} is outside the archive`];
      if (entry.hash !== sha256(fileIn(bytes, archive, entry.path))) return [`${entry.path} does not match its hash`];
      return [];
    }),
  ];
}

/** Packed files other than those in the renderer's manifest. */
const CODE = [
  'package.json',
  'dist/main/main.mjs',
  'dist/main/opponent.mjs',
  'dist/preload/preload.cjs',
  'dist/renderer/manifest.files.json',
];

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
