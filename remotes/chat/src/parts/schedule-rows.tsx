import { useStore } from '@nanostores/react';
import { CirclePause, CirclePlay, Repeat, X } from 'lucide-react';
import type { Schedule } from '@loupe/shared/contract/schedules';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { schedulesTexts } from '#texts/schedules';
import type { Schedules } from '../stores/schedules.ts';
import classes from './schedules.module.css';

export type ScheduleRowsProps = {
  schedules: Schedules;
  rows: readonly Schedule[];
  /** Where the chats are another page; absent where they are this one. */
  onNavigate?: (to: string) => void;
};

/** What is asked again and again, when next, and the ways to pause and end it. */
export function ScheduleRows({ schedules, rows, onNavigate }: ScheduleRowsProps) {
  const problem = useStore(schedules.$problem);
  const view = useStore($currentView);
  return (
    <>
      <ViewGuard view={view} refuses="change">
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row.id} className={classes.row}>
              <Repeat size={16} aria-hidden="true" className={classes.icon} />
              <div className={classes.what}>
                {onNavigate && (
                  <Link href={`/chat/${row.chat_id}`} onNavigate={onNavigate}>
                    {row.chat_title}
                  </Link>
                )}
                <p className={classes.note}>
                  {onNavigate && `${row.agent_title} · `}
                  {schedulesTexts.rhythms[row.every]}
                  {row.paused === null &&
                    ` · ${schedulesTexts.next(formatDateTime(row.next_at), row.cap_credits)}`}
                </p>
                {row.paused !== null && <p className={classes.paused}>{row.paused.sentence}</p>}
              </div>
              <Actions schedules={schedules} row={row} />
            </li>
          ))}
        </ul>
      </ViewGuard>
      <div aria-live="assertive">{problem !== null && <p className={classes.problem}>{problem}</p>}</div>
    </>
  );
}

function Actions({ schedules, row }: { schedules: Schedules; row: Schedule }) {
  const busy = useStore(schedules.$busy);
  const isPaused = row.paused !== null;
  const pause = isPaused ? schedulesTexts.goOn : schedulesTexts.pause;
  return (
    <div className={classes.actions}>
      <Button
        size="small"
        isBusy={busy === row.id}
        icon={isPaused ? <CirclePlay aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
        aria-label={schedulesTexts.nameOf(pause, row.chat_title)}
        onClick={() => void schedules.setPaused(row.id, !isPaused)}
      >
        {pause}
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<X aria-hidden="true" />}
        aria-label={schedulesTexts.nameOf(schedulesTexts.end, row.chat_title)}
        onClick={() => void schedules.end(row.id)}
      >
        {schedulesTexts.end}
      </Button>
    </div>
  );
}
