import { useId } from 'react';
import { formatMinute } from '@loupe/shared/lib/dates/formats';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { creditsText } from '#texts';
import { runsTexts } from '#texts/runs';
import {
  creditsOf,
  RunActions,
  RunName,
  RunState,
  RunTook,
  type RunRowProps,
  type RunRowsProps,
} from './run-parts.tsx';
import classes from './runs.module.css';

/** The runs as cards, day by day: where a table has no room. */
export function RunCards({ days, ...rest }: RunRowsProps) {
  return days.map((day) => <Day key={day.day} {...day} {...rest} />);
}

function Day({ day, runs, ...rest }: RunRowsProps['days'][number] & Omit<RunRowsProps, 'days'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <SectionLabel id={id}>{day}</SectionLabel>
      <ul className={classes.cards}>
        {runs.map((run) => (
          <RunCard key={run.id} run={run} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function RunCard({ run, page, $now, onNavigate }: RunRowProps) {
  return (
    <li data-run className={classes.card}>
      <div className={classes.what}>
        <RunName run={run} onNavigate={onNavigate} />
      </div>
      <p className={classes.facts}>
        <span>{runsTexts.startedAt(formatMinute(run.started_at ?? run.created_at))}</span>
        <span>
          <RunTook run={run} $now={$now} />
        </span>
        <span>{creditsOf(run, creditsText)}</span>
      </p>
      {run.chat_title !== run.title && (
        <p className={classes.inChat}>
          <Link href={`/chat/${run.chat_id}`} onNavigate={onNavigate} tone="quiet">
            {run.chat_title}
          </Link>
        </p>
      )}
      <div className={classes.cardFoot}>
        <RunState run={run} />
        <span className={classes.actions}>
          <RunActions run={run} page={page} onNavigate={onNavigate} />
        </span>
      </div>
    </li>
  );
}
