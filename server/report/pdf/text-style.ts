import type { Face } from './fonts.ts';

/** Where a piece of text leads: out of the document, or to a named place in it. */
type LinkTarget = { readonly url: string } | { readonly place: string };

/** How a piece of text looks; sizes in points. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly link?: LinkTarget;
  /** How far above the line it is. */
  readonly rise?: number;
  readonly isStruck?: true;
}

/** A piece of a line that is drawn by somebody else, e.g. a formula. */
export interface InlineBox {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly draw: (x: number, baseline: number) => void;
}

export type Run =
  | { readonly text: string; readonly style: TextStyle }
  | { readonly box: InlineBox; readonly style: TextStyle }
  | { readonly isBreak: true };

export const colors = {
  ink: '#1d1b16',
  muted: '#57534a',
  accent: '#0e5a4b',
  line: '#d5d0c4',
  soft: '#f4f1ea',
  series: ['#0e5a4b', '#b4541f', '#3a5fa8', '#8a6d1b', '#7a3b7a', '#2f7f8f'],
} as const;
