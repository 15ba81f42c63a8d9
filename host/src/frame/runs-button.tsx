import { useEffect, useState } from 'react';
import { Activity } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Badge, DotMark } from '@loupe/shared/ui/badge';
import { $notices, unreadCount } from '../features/notifications/notices-store.ts';
import { $isContentShown } from '../services/first-content.ts';
import { useSite } from '../services/site.ts';
import { frameTexts } from '#texts/frame';
import { LazyRunsPopover, preloadOverlays } from './lazy-overlays.tsx';
import { $runs, followRuns, runningCount } from './runs-store.ts';
import classes from './runs-button.module.css';

export interface RunsButtonProps {
  readonly isCollapsed: boolean;
  readonly itemClass: string | undefined;
  readonly onNavigate: (to: string) => void;
}

/** Own runs that go on or ended in the last day, with the number that is running. */
export function RunsButton({ isCollapsed, itemClass, onNavigate }: RunsButtonProps) {
  const { host } = useSite();
  const [isAsked, setAsked] = useState(false);
  const count = runningCount(useStore($runs));
  const unread = unreadCount(useStore($notices));
  const isContentShown = useStore($isContentShown);
  useEffect(() => (isContentShown ? followRuns(host.request) : undefined), [host, isContentShown]);
  const face = (
    <>
      <Activity aria-hidden="true" size={18} />
      <span className={joinClasses(classes.label, isCollapsed && 'visually-hidden')}>{frameTexts.runs}</span>
      {unread > 0 && <DotMark label={frameTexts.unreadRuns(unread)} />}
      <Badge count={count} label={frameTexts.runsRunning(count)} />
    </>
  );
  const button = (
    <button
      type="button"
      className={itemClass}
      aria-haspopup="dialog"
      onPointerEnter={preloadOverlays}
      onFocus={preloadOverlays}
    >
      {face}
    </button>
  );
  if (isAsked) return <LazyRunsPopover trigger={button} onNavigate={onNavigate} fallback={button} />;
  return (
    <button {...button.props} onClick={() => setAsked(true)}>
      {face}
    </button>
  );
}
