import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { Badge, DotMark } from '@loupe/shared/ui/badge';
import { $notices, isWaitedFor, unreadCount } from '../features/notifications/notices-store.ts';
import { useSite } from '../services/site.ts';
import { frameTexts } from '#texts/frame';
import { followRuns, runningCount } from './follow-runs.ts';
import { $runs } from './runs-store.ts';

/** How many runs are going on, and a mark when one is new or waits for the person. */
export function RunsMarks() {
  const { host } = useSite();
  const count = runningCount(useStore($runs));
  const notices = useStore($notices);
  const unread = unreadCount(notices);
  useEffect(() => followRuns(host.request), [host]);
  return (
    <>
      {unread > 0 && (
        <DotMark label={isWaitedFor(notices) ? frameTexts.runWaits : frameTexts.unreadRuns(unread)} />
      )}
      <Badge count={count} label={frameTexts.runsRunning(count)} />
    </>
  );
}
