// Fonts as Chromium reads them: fontsource names an older format beside each, which nothing we run would ever load.

/** A Vite plugin that takes `.woff` out of the style sheets of fonts, so that those files are not shipped. */
export const woff2Only = () => ({
  name: 'woff2-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]@fontsource[\\/].*\.css$/.test(id)) return null;
    return { code: code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, ''), map: null };
  },
});
