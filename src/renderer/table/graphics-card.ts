/** Names Chromium gives to graphics without a card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** Whether the page is drawn by the processor: then each pixel counts, and edges are not smoothed again and again. */
export function isSoftwareRendered(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(name);
}
