// Planned time measures how long something is on screen, independent of the speed of the machine. The page's clock
// advances by 1/60 s each time the page has finished its work, and stops while the page waits for main. No frames are
// drawn.

/**
 * Installs `plannedTime` in the page before anything else loads. Time is real until `begin` is called, and stays real
 * after `beginReal`, which only stops drawing.
 */
export const addPlannedTime = (page) => page.addInitScript(install);

/** Runs in the page. */
function install() {
  const FRAME_MS = 1000 / 60;
  /** Shorter timeouts only yield to the browser. They take no planned time. */
  const TURN_MS = 5;
  const turn = window.setTimeout.bind(window);
  const asked = new Set();
  const heard = new WeakSet();
  const timers = new Map();
  let frames = new Map();
  let count = 0;
  /** Negative, so that timer ids never collide with the browser's. */
  let waits = -1;
  let now = 0;

  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    asked.add(JSON.parse(text).id);
    if (!heard.has(this)) this.addEventListener('message', ({ data }) => turn(() => asked.delete(JSON.parse(data).id)));
    heard.add(this);
    send.call(this, text);
  };

  const frame = () => {
    if (asked.size === 0) {
      now += FRAME_MS;
      for (const [id, { at, run }] of timers) if (at <= now && timers.delete(id)) run();
      const due = frames;
      frames = new Map();
      for (const run of due.values()) run(now);
    }
    turn(frame);
  };

  const stopDrawing = () => {
    for (const draw of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
      WebGL2RenderingContext.prototype[draw] = () => undefined;
  };

  window.plannedTime = {
    begin() {
      now = performance.now();
      performance.now = () => now;
      window.requestAnimationFrame = (run) => (frames.set(++count, run), count);
      window.cancelAnimationFrame = (id) => frames.delete(id);
      window.setTimeout = (run, ms = 0, ...args) => {
        if (ms < TURN_MS) return turn(run, ms, ...args);
        timers.set(--waits, { at: now + ms, run: () => run(...args) });
        return waits;
      };
      const { clearTimeout } = window;
      window.clearTimeout = (id) => timers.delete(id) || clearTimeout.call(window, id);
      stopDrawing();
      turn(frame);
    },
    beginReal: stopDrawing,
  };
}
