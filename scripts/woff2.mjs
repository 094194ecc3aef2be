// Keeps only the WOFF2 fonts: fontsource also includes an older format that the app's browsers never load.

/** A Vite plugin that removes `.woff` from font style sheets, so that those files are not shipped. */
export const woff2Only = () => ({
  name: 'woff2-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]@fontsource[\\/].*\.css$/.test(id)) return null;
    return { code: code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, ''), map: null };
  },
});
