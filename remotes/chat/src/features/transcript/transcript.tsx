import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import type { Turn } from '../../lib/turns.ts';
import { transcriptTexts } from '#texts/transcript';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { Searched } from '../../stores/chat-find.ts';
import type { FindBarProps } from './find/find-bar.tsx';
import { EarlierTurns, type Earlier } from './earlier-turns.tsx';
import { useFindKey } from './use-find-key.ts';
import { useTurnMark } from './use-turn-mark.ts';
import { useTranscriptScroll } from './use-transcript-scroll.ts';
import { useTurnKeys } from './use-turn-keys.ts';
import { useTurnWindow } from './use-turn-window.ts';
import { useWholeChat } from './use-whole-chat.ts';
import classes from './transcript.module.css';

const FindBar = lazyPart<FindBarProps>(
  async () => (await import('./find/find-bar.tsx')).FindBar,
  transcriptTexts.findFailed,
);

export type TranscriptProps = {
  /** Counts the messages sent from here: each moves its question to the top. */
  sentCount: number;
  turns: readonly Turn[];
  earlier: Earlier;
  /** What finding looks through. */
  searched: Searched;
  /** A turn to go to; each wish is an object of its own. */
  target: { readonly turnId: string } | null;
  /** Shows the version of a turn's question before (-1) or after (1) it. */
  onStep: (turnId: string, by: 1 | -1) => void;
  renderTurn: (turn: Turn, index: number) => ReactNode;
  /** After the last turn. */
  children: ReactNode;
};

/** The scrolling column of turns, as far as they are near the view. The scroll belongs to the reader. */
export function Transcript(props: TranscriptProps) {
  const { sentCount, turns, earlier, searched, target, onStep, renderTurn, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { pieces, look, goTo, setWhole, turnInView } = useTurnWindow(scroller, content, turns);
  const { isEndInView, goToEnd, letGo } = useTranscriptScroll(scroller, content, sentCount, look);

  const find = useFindKey(frame);
  const leadTo = useCallback(
    (turnId: string) => {
      letGo();
      goTo(turnId);
    },
    [letGo, goTo],
  );
  useTurnKeys({ frame, content, turns, turnInView, goTo: leadTo, onStep });
  // It mounts the turn, which no effect may wait for.
  useEffect(() => {
    if (target) queueMicrotask(() => leadTo(target.turnId));
  }, [target, leadTo]);
  useTurnMark(content, target);
  const isPreparing = useWholeChat({
    scroller,
    content,
    olderCount: earlier.count,
    readAll: searched.readAll,
    setWhole,
  });

  return (
    <div className={classes.frame} ref={frame}>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={transcriptTexts.transcript}
        // A region that scrolls must be reachable with the keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {earlier.count > 0 && <EarlierTurns key={earlier.count} {...earlier} scroller={scroller} />}
        <div ref={content} className={classes.content} data-sent={sentCount > 0 || undefined}>
          {pieces.map((piece) =>
            piece.kind === 'turn' ? (
              renderTurn(turns[piece.index]!, piece.index)
            ) : (
              <div key={`room ${piece.after}`} aria-hidden="true" style={{ height: piece.height }} />
            ),
          )}
          {children}
        </div>
      </section>
      {find.isOpen && (
        <FindBar
          searched={searched}
          content={content}
          turnInView={turnInView}
          goTo={leadTo}
          onClose={find.close}
        />
      )}
      {isPreparing && (
        <p role="status" className={classes.preparing}>
          {transcriptTexts.preparing}
        </p>
      )}
      {!isEndInView && (
        <Button
          size="small"
          className={classes.jump}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={goToEnd}
        >
          {transcriptTexts.jump}
        </Button>
      )}
    </div>
  );
}
