import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type * as Builder from 'app-builder-lib';
import { builder, CONFIGURATION, root, SYSTEMS } from './pack';
import type { System } from './pack';

const require = createRequire(import.meta.url);
const { AppInfo } = require('app-builder-lib/out/appInfo') as {
  AppInfo: new (packager: unknown, build: null) => unknown;
};
const { computeArchToTargetNamesMap, createTargets } = require('app-builder-lib/out/targets/targetFactory') as {
  computeArchToTargetNamesMap(
    raw: Map<Builder.Arch, string[]>,
    packager: unknown,
    platform: unknown,
  ): Map<Builder.Arch, string[]>;
  createTargets(known: Map<string, Target>, names: string[], folder: string, packager: unknown): Target[];
};

interface Target {
  build(folder: string, arch: Builder.Arch): Promise<unknown>;
  finishBuild(): Promise<unknown>;
  /** NSIS builds several installers by itself. */
  buildInstaller?(archs: Map<Builder.Arch, string>): Promise<unknown>;
}

/** Private members of electron-builder's packager, in the order in which a build uses them. */
interface Inside {
  validateConfig(): Promise<void>;
  _appInfo: unknown;
  _framework: unknown;
  createHelper(platform: unknown): Promise<unknown>;
  emitArtifactBuildStarted(event: { readonly file: string }): Promise<void>;
}

/**
 * The message of the error that stops a target once it has reported its file name. electron-builder can combine several
 * such errors into one that quotes their messages.
 */
const SAID = 'The target has named its file';
const stopped = (error: unknown): void => {
  if (!String(error).includes(SAID)) throw error;
};

/** Returns electron-builder's packager for a system, with the release configuration. Does not pack anything. */
export async function packagerFor(system: System): Promise<{ inside: Inside; packager: unknown }> {
  const { platform } = SYSTEMS[system];
  const options = { projectDir: root, targets: platform.createTarget(), config: CONFIGURATION };
  const inside = new builder.Packager(options) as unknown as Inside;
  await inside.validateConfig();
  inside._appInfo = new AppInfo(inside, null);
  inside._framework = { name: 'electron', macOsDefaultTargets: [], distMacOsAppName: 'Electron.app' };
  return { inside, packager: await inside.createHelper(platform) };
}

/**
 * Returns the files of a release for a system. Starts every target, and stops it when it has reported its file name.
 */
export async function artifactsFor(system: System): Promise<string[]> {
  const names: string[] = [];
  const { inside, packager } = await packagerFor(system);
  inside.emitArtifactBuildStarted = async ({ file }) => {
    names.push(basename(file));
    throw new Error(SAID);
  };
  const targets = new Map<string, Target>();
  for (const [arch, kinds] of computeArchToTargetNamesMap(new Map(), packager, SYSTEMS[system].platform)) {
    for (const target of createTargets(targets, kinds, root, packager)) {
      const { buildInstaller } = target;
      if (buildInstaller && !Object.hasOwn(target, 'buildInstaller')) {
        target.buildInstaller = (archs) => buildInstaller.call(target, archs).catch(stopped);
      }
      await target.build(root, arch).catch(stopped);
    }
  }
  for (const target of targets.values()) await target.finishBuild().catch(stopped);
  return names;
}
