import { useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, CircleSlash, LoaderCircle } from 'lucide-react';
import { Link } from '@loupe/shared/ui/link';
import { Popover } from '@loupe/shared/ui/popover';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useSite } from '../composition/site.ts';
import { hostTexts } from '../messages/en.ts';
import { $runs, loadRuns, type ListedRun } from './runs-store.ts';
import classes from './runs-popover.module.css';

export interface RunsPopoverProps {
  readonly trigger: ReactElement;
  readonly onNavigate: (to: string) => void;
}

const icons = { done: CircleCheck, failed: CircleAlert, stopped: CircleSlash };

function RunRow({ run, onNavigate }: { readonly run: ListedRun; readonly onNavigate: (to: string) => void }) {
  const Icon = icons[run.status as keyof typeof icons] ?? LoaderCircle;
  return (
    <li>
      <Link href={`/chat/${run.chat_id}`} onNavigate={onNavigate} tone="plain" className={classes.row}>
        <Icon aria-hidden="true" size={16} className={classes[run.status] ?? classes.running} />
        <span className={classes.title}>{run.chat_title}</span>
        <span className={classes.state}>{hostTexts.runs.states[run.status]}</span>
        <span className={classes.agent}>{run.agent_title}</span>
      </Link>
    </li>
  );
}

function RunsList({ onNavigate }: { readonly onNavigate: (to: string) => void }) {
  const { host } = useSite();
  const runs = useStore($runs);
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
        title={hostTexts.runs.failed}
        detail={message}
        errorId={requestId ?? undefined}
        onRetry={() => void loadRuns(host.request)}
      />
    );
  }
  if (runs.value.length === 0) return <EmptyState title={hostTexts.runs.empty} />;
  return (
    <ul className={classes.list}>
      {runs.value.map((run) => (
        <RunRow key={run.id} run={run} onNavigate={onNavigate} />
      ))}
    </ul>
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
      title={hostTexts.runs.title}
      side="right"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <RunsList onNavigate={go} />
    </Popover>
  );
}
