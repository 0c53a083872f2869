/** Replaces brotli in the bundles: fontkit unpacks WOFF2 fonts with it, and the fonts of documents are TrueType. */
export default (): never => {
  throw new Error('this bundle reads no WOFF2 fonts: see infra/lib/bundling.ts');
};
