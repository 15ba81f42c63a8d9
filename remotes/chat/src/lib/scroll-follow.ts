/** How close to the end counts as being there, pixels. */
const NEAR_END_PX = 32;

export interface ScrollPlace {
  readonly top: number;
  readonly viewHeight: number;
  readonly contentHeight: number;
}

/** True when the end of the content is in view. */
export function isAtEnd({ top, viewHeight, contentHeight }: ScrollPlace): boolean {
  return contentHeight - viewHeight - top <= NEAR_END_PX;
}

/**
 * Whether the view goes on following the end after the reader scrolled: an upward scroll lets go, reaching the end
 * takes hold again, anything else changes nothing (design, "Scroll belongs to the reader").
 */
export function followsAfterScroll(isFollowing: boolean, before: ScrollPlace, after: ScrollPlace): boolean {
  if (after.top < before.top - 1 && after.contentHeight >= before.contentHeight) return false;
  return after.top > before.top && isAtEnd(after) ? true : isFollowing;
}
