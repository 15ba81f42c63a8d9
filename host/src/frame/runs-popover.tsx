import { useEffect, useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, CircleSlash, LoaderCircle } from 'lucide-react';
import { DotMark } from '@loupe/shared/ui/badge';
import { Button } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { Popover } from '@loupe/shared/ui/popover';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import {
  $notices,
  readNotices,
  unreadNotices,
  type ListedNotice,
} from '../features/notifications/notices-store.ts';
import { useSite } from '../services/site.ts';
import { lineTexts } from '@loupe/shared/messages/line';
import { frameTexts } from '#texts/frame';
import { noticeTexts } from '#texts/notifications';
import { followLine } from './follow-line.ts';
import { $runs, loadRuns, type ListedRun } from './runs-store.ts';
import classes from './runs-popover.module.css';

export interface RunsPopoverProps {
  readonly trigger: ReactElement;
  readonly onNavigate: (to: string) => void;
}

const icons = { done: CircleCheck, failed: CircleAlert, stopped: CircleSlash };

interface RowProps {
  readonly run: Pick<ListedRun, 'chat_id' | 'chat_title' | 'agent_title' | 'status' | 'waiting'>;
  readonly isNew: boolean;
  readonly onNavigate: (to: string) => void;
}

function RunRow({ run, isNew, onNavigate }: RowProps) {
  const Icon = icons[run.status as keyof typeof icons] ?? LoaderCircle;
  return (
    <li>
      <Link href={`/chat/${run.chat_id}`} onNavigate={onNavigate} tone="plain" className={classes.row}>
        <Icon aria-hidden="true" size={16} className={classes[run.status] ?? classes.running} />
        <span className={classes.title}>{run.chat_title}</span>
        <span className={classes.state}>
          {isNew && <DotMark label={noticeTexts.isNew} />} {frameTexts.runList.states[run.status]}
        </span>
        {run.waiting && (
          <span className={classes.agent}>{lineTexts.place(run.waiting.place, run.waiting.about_s)}</span>
        )}
        {run.agent_title !== run.chat_title && <span className={classes.agent}>{run.agent_title}</span>}
      </Link>
    </li>
  );
}

const statusOf = {
  run_done: 'done',
  run_failed: 'failed',
  run_waiting: 'needs_answer',
  run_changed: 'done',
} as const;

/** What nobody has read yet of runs that the list does not reach back to (P3). */
function EarlierNotices({
  notices,
  onNavigate,
}: {
  readonly notices: readonly ListedNotice[];
  readonly onNavigate: (to: string) => void;
}) {
  if (notices.length === 0) return null;
  return (
    <>
      <SectionLabel>{noticeTexts.earlier}</SectionLabel>
      <ul className={classes.list}>
        {notices.map((notice) => (
          <RunRow
            key={notice.id}
            run={{ ...notice, status: statusOf[notice.kind] }}
            isNew
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </>
  );
}

function RunsList({ onNavigate }: { readonly onNavigate: (to: string) => void }) {
  const { host } = useSite();
  const runs = useStore($runs);
  const unread = unreadNotices(useStore($notices));
  useEffect(() => followLine(host.request), [host]);
  if (runs.state === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  if (runs.state === 'failed') {
    const { message, requestId } = runs.error;
    return (
      <FailedState
        title={frameTexts.runList.failed}
        detail={message}
        errorId={requestId ?? undefined}
        onRetry={() => void loadRuns(host.request)}
      />
    );
  }
  const listed = new Set(runs.value.map(({ id }) => id));
  const earlier = unread.filter(({ run_id: runId }) => !listed.has(runId));
  if (runs.value.length === 0 && earlier.length === 0) return <EmptyState title={frameTexts.runList.empty} />;
  const fresh = new Set(unread.map(({ run_id: runId }) => runId));
  return (
    <>
      <ul className={classes.list}>
        {runs.value.map((run) => (
          <RunRow key={run.id} run={run} isNew={fresh.has(run.id)} onNavigate={onNavigate} />
        ))}
      </ul>
      <EarlierNotices notices={earlier} onNavigate={onNavigate} />
      {unread.length > 0 && (
        <Button size="small" variant="ghost" onClick={() => void readNotices(host.request)}>
          {noticeTexts.markAllRead}
        </Button>
      )}
    </>
  );
}

/** The list of runs beside its button; loaded by a first click and so open at once. */
export function RunsPopover({ trigger, onNavigate }: RunsPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  const go = (to: string) => {
    setOpen(false);
    onNavigate(to);
  };
  return (
    <Popover
      trigger={trigger}
      title={frameTexts.runList.title}
      side="right"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <RunsList onNavigate={go} />
    </Popover>
  );
}
