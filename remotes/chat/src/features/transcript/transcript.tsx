import { useRef, type ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import { chatTexts } from '../../messages/texts.ts';
import { useTranscriptScroll } from './use-transcript-scroll.ts';
import classes from './transcript.module.css';

export type TranscriptProps = {
  /** Changes when another chat is shown: the view then starts at its end. */
  chatKey: string;
  /** Counts the messages sent from here: each moves its question to the top. */
  sentCount: number;
  children: ReactNode;
};

/** The scrolling column of turns. The scroll belongs to the reader. */
export function Transcript({ chatKey, sentCount, children }: TranscriptProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isEndInView, goToEnd } = useTranscriptScroll(scroller, content, chatKey, sentCount);
  return (
    <div className={classes.frame}>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={chatTexts.transcript}
        // A region that scrolls must be reachable with the keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div ref={content} className={classes.content} data-sent={sentCount > 0 || undefined}>
          {children}
        </div>
      </section>
      {!isEndInView && (
        <Button
          size="small"
          className={classes.jump}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={goToEnd}
        >
          {chatTexts.jump}
        </Button>
      )}
    </div>
  );
}
