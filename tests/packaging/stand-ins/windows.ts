import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { FUSE_WIRE, LANGUAGES, LICENCES, writeAll } from './files';

const FILE_ALIGNMENT = 0x200;
const SECTION_ALIGNMENT = 0x1000;
const padded = (size: number, to: number) => Math.ceil(size / to) * to;

/** Returns the smallest 64-bit executable with a data section: valid PE headers and no code. */
function executableWith(data: Buffer): Buffer {
  const headers = Buffer.alloc(FILE_ALIGNMENT);
  const pe = 0x80;
  headers.write('MZ', 0, 'latin1');
  headers.writeUInt32LE(pe, 0x3c);
  headers.write('PE\0\0', pe, 'latin1');
  // COFF header: x64, one section, a PE32+ optional header, an executable image that is large-address aware.
  headers.writeUInt16LE(0x8664, pe + 4);
  headers.writeUInt16LE(1, pe + 6);
  headers.writeUInt16LE(240, pe + 20);
  headers.writeUInt16LE(0x22, pe + 22);
  const optional = pe + 24;
  headers.writeUInt16LE(0x20b, optional);
  headers.writeUInt32LE(padded(data.length, FILE_ALIGNMENT), optional + 8);
  headers.writeBigUInt64LE(0x140000000n, optional + 24);
  headers.writeUInt32LE(SECTION_ALIGNMENT, optional + 32);
  headers.writeUInt32LE(FILE_ALIGNMENT, optional + 36);
  headers.writeUInt16LE(10, optional + 40);
  headers.writeUInt16LE(10, optional + 48);
  headers.writeUInt32LE(SECTION_ALIGNMENT + padded(data.length, SECTION_ALIGNMENT), optional + 56);
  headers.writeUInt32LE(FILE_ALIGNMENT, optional + 60);
  headers.writeUInt16LE(2, optional + 68);
  headers.writeUInt32LE(16, optional + 108);
  const section = optional + 240;
  headers.write('.rdata', section, 'latin1');
  headers.writeUInt32LE(data.length, section + 8);
  headers.writeUInt32LE(SECTION_ALIGNMENT, section + 12);
  headers.writeUInt32LE(padded(data.length, FILE_ALIGNMENT), section + 16);
  headers.writeUInt32LE(FILE_ALIGNMENT, section + 20);
  headers.writeUInt32LE(0x40000040, section + 36);
  return Buffer.concat([headers, data], FILE_ALIGNMENT + padded(data.length, FILE_ALIGNMENT));
}

/** Adds Electron's version resource in one language, which electron-builder requires. */
function withVersion(bytes: Buffer): Buffer {
  const executable = NtExecutable.from(bytes);
  const resources = NtExecutableResource.from(executable);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron', CompanyName: 'GitHub, Inc.' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(executable);
  return Buffer.from(executable.generate());
}

/** Writes Electron for Windows as electron-builder needs it. */
export function writeWindows(folder: string, version: string): void {
  const paks = LANGUAGES.map((language) => [`locales/${language}.pak`, language] as const);
  writeAll(folder, {
    ...LICENCES,
    ...Object.fromEntries(paks),
    'electron.exe': withVersion(executableWith(FUSE_WIRE)),
    'ffmpeg.dll': 'codecs',
    'resources/.keep': '',
    version,
  });
}
