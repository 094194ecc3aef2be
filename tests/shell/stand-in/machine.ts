import { strict } from '../../electron/stand-in/strict';
import { isReady } from './app';
import { emitter } from './emitter';

const size = { x: 0, y: 0, width: 1920, height: 1080 };
const display = { id: 1, bounds: size, workArea: size, workAreaSize: size, size, scaleFactor: 1, rotation: 0 };
const afterReady = <T>(value: () => T): T => {
  if (!isReady()) throw new Error("The 'screen' module can't be used before the app 'ready' event");
  return value();
};

const { members: screenMembers } = emitter(() => screen);
export const screen: object = strict('screen', {
  ...screenMembers,
  getPrimaryDisplay: () => afterReady(() => display),
  getAllDisplays: () => afterReady(() => [display]),
  getDisplayMatching: () => afterReady(() => display),
  getDisplayNearestPoint: () => afterReady(() => display),
});

const power = emitter(() => powerMonitor);
export const powerBus = power.bus;
export const powerMonitor: object = strict('powerMonitor', { ...power.members });

const { members: themeMembers } = emitter(() => nativeTheme);
export const nativeTheme: object = strict('nativeTheme', {
  ...themeMembers,
  shouldUseDarkColors: false,
  themeSource: 'system',
});
