/** Names Chromium gives to graphics without a card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** What draws the page, by the name Chromium gives it; empty where it tells none. */
export function graphicsName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** Whether the page is drawn by the processor: then each pixel counts, and edges are not smoothed again and again. */
export function isSoftwareRendered(): boolean {
  return SOFTWARE.test(graphicsName());
}
