import { useStore } from '@nanostores/react';
import { Bell, Square } from 'lucide-react';
import type { ReadableAtom } from 'nanostores';
import type { Run } from '@loupe/shared/contract/runs';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { $push, offerPush } from '@loupe/shared/stores/push';
import { Button } from '@loupe/shared/ui/button';
import { Spinner } from '@loupe/shared/ui/spinner';
import { clockText } from '@loupe/shared/lib/dates/elapsed';
import { instantMs } from '@loupe/shared/lib/dates/instants';
import { runTexts, transcriptTexts } from '#texts/transcript';
import { LazyPlaceInLine } from '../../parts/lazy-place-in-line.tsx';
import classes from './run-bar.module.css';
import { statusWords } from '#texts';

export type RunBarProps = {
  run: Run;
  view: RunView;
  isStopping: boolean;
  isInterrupted: boolean;
  /** The time now, once a second. */
  $now: ReadableAtom<number>;
  onStop: () => void;
};

/** A run goes on without the reader (P3): the offer to be notified of its end, or that this is settled. */
function NotifyMe() {
  const push = useStore($push);
  if (push === 'on') return <span className={classes.note}>{runTexts.willNotify}</span>;
  if (push === 'unknown' || push === 'unsupported') return null;
  return (
    <Button size="small" variant="ghost" icon={<Bell />} isBusy={push === 'changing'} onClick={offerPush}>
      {runTexts.notifyMe}
    </Button>
  );
}

/** The state of a run that goes on: word, elapsed, credits used, held and cap. */
export function RunBar({ run, view, isStopping, isInterrupted, $now, onStop }: RunBarProps) {
  const now = useStore($now);
  const since = instantMs(view.startedAt ?? run.started_at ?? run.created_at);
  const cap = view.capCredits || run.max_credits;
  const used = view.usedCredits || run.used_credits;
  const status = isStopping ? 'stopping' : view.lastSeq > 0 ? view.status : run.status;
  const word = <strong>{statusWords[status]}</strong>;
  return (
    <div className={classes.bar}>
      <Spinner size="medium" />
      <div className={classes.text}>
        {view.waiting && !isStopping ? <LazyPlaceInLine waiting={view.waiting} fallback={word} /> : word}
        <span>{clockText(now - since)}</span>
        <span>{runTexts.used(used, view.heldCredits || cap, cap)}</span>
      </div>
      <NotifyMe />
      {/* The composer carries the same button for keyboard and assistive technology; two of one name would only confuse. */}
      <span aria-hidden="true">
        <Button size="small" tabIndex={-1} isBusy={isStopping} icon={<Square />} onClick={onStop}>
          {isStopping ? runTexts.stopping : runTexts.stop}
        </Button>
      </span>
      {isInterrupted && (
        <p role="status" className={classes.interrupted}>
          {transcriptTexts.interrupted}
        </p>
      )}
    </div>
  );
}
