import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { environment } from '@loupe/shared/environment';
import { scrollInside } from '../../parts/scroll-inside.ts';
import { followsAfterScroll, isAtEnd, type ScrollPlace } from '../../lib/scroll-follow.ts';

/** Room above a question that was moved to the top, pixels. */
const QUESTION_GAP_PX = 20;
/** For so long what a reader did (wheel, touch, key, scroll bar) may have moved the view, milliseconds. */
const ACTING_MS = 1000;
const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function placeOf(element: HTMLElement): ScrollPlace {
  return { top: element.scrollTop, viewHeight: element.clientHeight, contentHeight: element.scrollHeight };
}

/**
 * Keeps the transcript where its reader wants it: at the end of a chat just opened; with the question at the top after
 * sending; at the growing end only while the reader is there.
 */
export function useTranscriptScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  sentCount: number,
  onLook: () => void,
) {
  const [isEndInView, setEndInView] = useState(true);
  const isFollowing = useRef(true);
  const place = useRef<ScrollPlace>({ top: 0, viewHeight: 0, contentHeight: 0 });
  const seenSent = useRef(sentCount);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [scroller]);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner || typeof ResizeObserver === 'undefined') return;
    function look(after: ScrollPlace) {
      place.current = after;
      setEndInView(isAtEnd(after));
      onLook();
    }
    const { clock } = environment();
    let actedAt = Number.NEGATIVE_INFINITY;
    const onAct = () => void (actedAt = clock.now());
    const onScroll = () => {
      const after = placeOf(box);
      const isActing = clock.now() - actedAt < ACTING_MS;
      isFollowing.current = followsAfterScroll(isFollowing.current, place.current, after, isActing);
      look(after);
    };
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) box.scrollTop = box.scrollHeight;
      look(placeOf(box));
    });
    box.addEventListener('scroll', onScroll, { passive: true });
    for (const act of readerActs) addEventListener(act, onAct, { passive: true, capture: true });
    observer.observe(inner);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      for (const act of readerActs) removeEventListener(act, onAct, { capture: true });
      observer.disconnect();
    };
  }, [scroller, content, onLook]);

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [scroller]);

  useLayoutEffect(() => {
    if (sentCount === seenSent.current) return;
    seenSent.current = sentCount;
    isFollowing.current = false;
    const turns = content.current?.querySelectorAll<HTMLElement>('[data-turn]');
    const question = turns?.item(turns.length - 1);
    if (question && scroller.current) scrollInside(scroller.current, question, QUESTION_GAP_PX);
  }, [scroller, content, sentCount]);

  const letGo = useCallback(() => void (isFollowing.current = false), []);

  return { isEndInView, goToEnd, letGo };
}
