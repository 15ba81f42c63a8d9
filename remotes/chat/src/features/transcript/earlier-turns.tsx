import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { texts } from '#texts';
import { transcriptTexts } from '#texts/transcript';
import classes from './transcript.module.css';

export interface Earlier {
  /** Messages of the chat that were not read yet. */
  readonly count: number;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly onRead: () => void;
}

type EarlierTurnsProps = Earlier & { scroller: RefObject<HTMLElement | null> };

/** Stands before the first turn that was read: older ones are read when the reader comes near, or asks. */
export function EarlierTurns({ count, state, onRead, scroller }: EarlierTurnsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (state !== 'idle' || !box || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && onRead(), {
      root: scroller.current,
      rootMargin: '1500px 0px 0px',
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [state, onRead, scroller]);
  return (
    <div ref={place} className={classes.earlier}>
      {state === 'failed' && <span role="alert">{transcriptTexts.earlierFailed}</span>}
      <Button size="small" isBusy={state === 'loading'} onClick={onRead}>
        {state === 'failed' ? texts.retry : transcriptTexts.earlier(count)}
      </Button>
    </div>
  );
}
