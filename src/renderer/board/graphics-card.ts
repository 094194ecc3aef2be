/** Chromium's names for software rendering. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** An empty string if the browser hides it. */
export function graphicsName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** Whether the CPU draws the page. Antialiasing is then too slow. */
export function isSoftwareRendered(): boolean {
  return SOFTWARE.test(graphicsName());
}
