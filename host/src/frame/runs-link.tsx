import { useEffect } from 'react';
import { Activity } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Badge, DotMark } from '@loupe/shared/ui/badge';
import { Link } from '@loupe/shared/ui/link';
import { $notices, isWaitedFor, unreadCount } from '../features/notifications/notices-store.ts';
import { $isContentShown } from '../services/first-content.ts';
import { useSite } from '../services/site.ts';
import { frameTexts } from '#texts/frame';
import { $runs, followRuns, runningCount } from './runs-store.ts';
import classes from './runs-link.module.css';

export interface RunsLinkProps {
  readonly isCollapsed: boolean;
  readonly path: string;
  readonly itemClass: string | undefined;
  readonly onNavigate: (to: string) => void;
}

/** The page of runs, with the number that is running and a mark when one is new or waits for the person. */
export function RunsLink({ isCollapsed, path, itemClass, onNavigate }: RunsLinkProps) {
  const { host } = useSite();
  const count = runningCount(useStore($runs));
  const notices = useStore($notices);
  const unread = unreadCount(notices);
  const isContentShown = useStore($isContentShown);
  useEffect(() => (isContentShown ? followRuns(host.request) : undefined), [host, isContentShown]);
  return (
    <Link
      href="/runs"
      onNavigate={onNavigate}
      tone="plain"
      className={itemClass}
      aria-current={path === '/runs' ? 'page' : undefined}
      title={isCollapsed ? frameTexts.runs : undefined}
    >
      <Activity aria-hidden="true" size={18} />
      <span className={joinClasses(classes.label, isCollapsed && 'visually-hidden')}>{frameTexts.runs}</span>
      {unread > 0 && (
        <DotMark label={isWaitedFor(notices) ? frameTexts.runWaits : frameTexts.unreadRuns(unread)} />
      )}
      <Badge count={count} label={frameTexts.runsRunning(count)} />
    </Link>
  );
}
