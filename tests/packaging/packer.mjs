// `node tests/packaging/packer.mjs WORK`: packs unpacked apps with electron-builder. WORK contains the settings as
// JSON. See `pack.ts`.
import { createRequire } from 'node:module';

const { Arch, build, Platform } = createRequire(import.meta.url)('app-builder-lib');

const { platform, archs, projectDir, config } = JSON.parse(process.argv[2]);
const targets = Platform.fromString(platform).createTarget(['dir'], ...archs.map((arch) => Arch[arch]));
await build({ targets, projectDir, publish: 'never', config });
