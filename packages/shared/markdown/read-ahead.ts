import { createKeptDocument } from './kept-document.ts';
import { openEnd } from './open-end.ts';

/** Reads a whole text that will be shown soon, so that showing it only has to draw it. As much as one update reads. */
export function readAhead(text: string): void {
  createKeptDocument(openEnd).update(text, false);
}
