import type { ReactNode } from 'react';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { panelFrameTexts } from '#texts';
import { transcriptTexts } from '#texts/transcript';
import type { RunEntry } from '../../stores/run-views.ts';
import classes from './log-or-wait.module.css';

type LogOrWaitProps = { entry: RunEntry; onRetry: () => void; children: ReactNode };

/** What is read from the log of a run, once there is one: before it nothing can be said to be missing from it. */
export function LogOrWait({ entry, onRetry, children }: LogOrWaitProps) {
  const { view, state } = entry;
  if (view.lastSeq > 0 || state === 'ended') return children;
  if (state === 'failed') return <FailedState title={transcriptTexts.logFailed} onRetry={onRetry} />;
  return (
    <LoadingRegion label={panelFrameTexts.loading} className={classes.waiting}>
      <Skeleton width="40%" />
      <Skeleton lines={6} />
    </LoadingRegion>
  );
}
