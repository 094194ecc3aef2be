/** Chromium's names for software rendering. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** The name of the graphics card, or an empty string if the browser hides it. */
export function graphicsName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** Cached, because creating a WebGL context without a graphics card takes a tenth of a second. */
let found: boolean | undefined;

/**
 * Whether a graphics card draws the page. Antialiasing, shaders and idle motion are too slow without one. In
 * development, `graphics-card` in the address pretends that there is one.
 */
export function hasGraphicsCard(): boolean {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('graphics-card')) return true;
  found ??= !SOFTWARE.test(graphicsName());
  return found;
}
