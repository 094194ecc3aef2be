/** What a test decides about the machine before the app is started; it comes as JSON in the variable `STAND_IN`. */
export interface Desk {
  /** Host and port at which Chromium's DevTools listen, and the page that is the first window. */
  readonly devtools: string;
  readonly target: string;
  /** The person's home: documents, settings, trash lie below it. */
  readonly home: string;
  /** The languages the desktop asks for, the most wanted first. */
  readonly languages: readonly string[];
  readonly packaged?: boolean;
  readonly switches?: Switches;
}

/** What may be otherwise than usual on a machine. */
export interface Switches {
  /** The system the app believes to be on. */
  readonly platform?: 'darwin' | 'linux' | 'win32';
  /** The app is ready only when the test says so (`ready`). */
  readonly waitForReady?: boolean;
  /** Another instance holds the lock. */
  readonly locked?: boolean;
  /** `ready-to-show` never comes, as under some Wayland compositors. */
  readonly neverReadyToShow?: boolean;
  /** No graphics card: WebGL exists only where `enable-unsafe-swiftshader` was asked for. */
  readonly noGpu?: boolean;
  /** So many loads of a page fail before one succeeds. */
  readonly failedLoads?: number;
  /** The preload's file cannot be read. */
  readonly preloadMissing?: boolean;
}

export const desk = JSON.parse(process.env.STAND_IN ?? '{}') as Desk;
export const switches: Switches = desk.switches ?? {};
if (switches.platform) Object.defineProperty(process, 'platform', { value: switches.platform });
