/** A test's settings for the machine before the start, passed as JSON in the variable `STAND_IN`. */
export interface Desk {
  /** Host and port of Chromium's DevTools. */
  readonly devtools: string;
  /** The page for the first window. */
  readonly target: string;
  /** The user's home folder, with documents, settings and trash. */
  readonly home: string;
  readonly languages: readonly string[];
  readonly packaged?: boolean;
  readonly switches?: Switches;
}

/** The ways in which the simulated machine differs from a normal one. */
export interface Switches {
  /** The system that the app detects. */
  readonly platform?: 'darwin' | 'linux' | 'win32';
  /** The app only becomes ready when the test sends `ready`. */
  readonly waitForReady?: boolean;
  readonly locked?: boolean;
  /** `ready-to-show` never comes, as under some Wayland compositors. */
  readonly neverReadyToShow?: boolean;
  /** There is no graphics card: WebGL only exists with `enable-unsafe-swiftshader`. */
  readonly noGpu?: boolean;
  /** The number of page loads that fail before one succeeds. */
  readonly failedLoads?: number;
  readonly preloadMissing?: boolean;
}

export const desk = JSON.parse(process.env.STAND_IN ?? '{}') as Desk;
export const switches: Switches = desk.switches ?? {};
if (switches.platform) Object.defineProperty(process, 'platform', { value: switches.platform });
