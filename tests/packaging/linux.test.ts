import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { builder, root, standIn } from './pack';

const folder = temporaryFolder();

/** The arguments for a system tool that builds a package, and the package's .desktop entry and MIME types. */
interface Order {
  readonly args: readonly string[];
  readonly desktop: string;
  readonly mime: string;
}
const orders: Record<string, Order> = {};
let appImage = { desktop: '', desktopFileName: '' };

beforeAll(async () => {
  const config = standIn('linux', folder);
  await builder.build({
    targets: builder.Platform.LINUX.createTarget(['deb', 'rpm', 'appimage'], builder.Arch.x64),
    projectDir: root,
    prepackaged: config.electronDist as string,
    publish: 'never',
    config,
    // electron-builder's option to return the command instead of running it.
    effectiveOptionComputed: async (options: unknown) => {
      if (Array.isArray(options)) {
        const [args, desktop] = options as [string[], string];
        const mime = args.find((arg) => arg.includes('=/usr/share/mime/')) ?? '';
        const read = (file = '') => (file ? readFileSync(file, 'utf8') : '');
        const name = args[args.indexOf('--package') + 1] ?? '';
        orders[name.slice(name.lastIndexOf('.') + 1)] = {
          args,
          desktop: read(desktop),
          mime: read(mime.split('=')[0]),
        };
      } else {
        appImage = options as typeof appImage;
      }
      return true;
    },
  });
}, 600_000);

const after = (args: readonly string[], option: string) => args[args.indexOf(option) + 1];
const entry = (desktop: string) =>
  Object.fromEntries(desktop.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)));

test.each(['deb', 'rpm'])('the %s names its maintainer, homepage, licence and package', (kind) => {
  const { args } = orders[kind] ?? { args: [] };
  expect(after(args, '--maintainer')).toBe('The Serenissima crew <crew@serenissima.example>');
  expect(after(args, '--url')).toBe('https://serenissima.example/');
  expect(after(args, '--license')).toBe('MIT');
  expect(after(args, '--name')).toBe('serenissima');
});

test.each(['deb', 'rpm'])(
  'the %s installs icons, file type and menu entry in the places where desktops expect them',
  (kind) => {
    const { args, desktop, mime } = orders[kind] ?? { args: [], desktop: '', mime: '' };
    const places = args.filter((arg) => arg.includes('=/usr/share/')).map((arg) => arg.slice(arg.lastIndexOf('=') + 1));
    for (const side of [16, 24, 32, 48, 64, 128, 256, 512]) {
      expect(places).toContain(`/usr/share/icons/hicolor/${side}x${side}/apps/serenissima.png`);
    }
    // Wayland matches a window to its icon only by this name.
    expect(places).toContain('/usr/share/applications/serenissima.desktop');
    expect(entry(desktop)).toMatchObject({
      Name: 'Serenissima',
      Icon: 'serenissima',
      StartupWMClass: 'serenissima',
      Exec: '/opt/Serenissima/serenissima %U',
      Categories: 'Game;BoardGame;StrategyGame;',
      MimeType: 'application/x-serenissima-save;',
    });
    expect(mime).toContain('<mime-type type="application/x-serenissima-save">');
    expect(mime).toContain('<glob pattern="*.serenissima"/>');
    expect(mime).toContain('<comment>Serenissima saved game</comment>');
  },
);

test('installing adds an AppArmor profile that allows user namespaces for the sandbox', () => {
  const { args } = orders.deb ?? { args: [] };
  const profile = readFileSync(join(folder, 'electron', 'resources', 'apparmor-profile'), 'utf8');
  expect(profile).toContain('"/opt/Serenissima/serenissima"');
  expect(profile).toMatch(/^\s*userns,/m);
  expect(args).toContain('--after-install');
});

test('an AppImage’s menu entry keeps the sandbox enabled', () => {
  expect(appImage.desktopFileName).toBe('serenissima.desktop');
  expect(entry(appImage.desktop)).toMatchObject({ Exec: 'AppRun %U', StartupWMClass: 'serenissima' });
  expect(entry(appImage.desktop).MimeType).toBe('application/x-serenissima-save;');
});

test('package.json’s `desktopName` is the file name of the AppImage’s menu entry', () => {
  const { desktopName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { desktopName: string };
  expect(desktopName).toBe(appImage.desktopFileName);
});
