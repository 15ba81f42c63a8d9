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
 * Whether the view goes on following the end after a scroll: an upward scroll of the reader lets go, reaching the end
 * takes hold again, anything else changes nothing (design, "Scroll belongs to the reader"). While the content grows the
 * browser moves the view by itself, too: then it counts as the reader's only when they did something (`isActing`).
 */
export function followsAfterScroll(
  isFollowing: boolean,
  before: ScrollPlace,
  after: ScrollPlace,
  isActing: boolean,
): boolean {
  const isUp = after.top < before.top - 1;
  const isGrowing = after.contentHeight > before.contentHeight;
  if (isUp && after.contentHeight >= before.contentHeight && (isActing || !isGrowing)) return false;
  return after.top > before.top && isAtEnd(after) ? true : isFollowing;
}
