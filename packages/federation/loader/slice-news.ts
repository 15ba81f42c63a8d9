/** What the development server of a slice has to say: its sources changed. */
export interface SliceNews {
  readonly remote: string;
  /** Why they cannot be built; null: there is a new build. */
  readonly problem: string | null;
}

/**
 * Function of the window, in pages that cannot take hot updates: a built host has no React that could. There the slice
 * tells the page its news, and changes nothing itself.
 */
export const sliceNewsGlobal = 'loupeSliceNews';
