import { formatMinute } from '@loupe/shared/lib/dates/formats';
import { formatCredits } from '@loupe/shared/lib/format';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Link } from '@loupe/shared/ui/link';
import { useMedia } from '@loupe/shared/ui/use-media';
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

const { columns } = runsTexts;
/** The name of a run leads to its chat, too: where there is little room, its column is left out. */
const ROOMY = '(min-width: 1240px)';
const names = ['run', 'status', 'started', 'took', 'credits', 'chat', 'actions'] as const;

/** The runs as a table, day by day. */
export function RunsTable({ days, ...rest }: RunRowsProps) {
  const hasChat = useMedia(ROOMY);
  const shown = names.filter((name) => hasChat || name !== 'chat');
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{runsTexts.table}</caption>
      <thead>
        <tr>
          {shown.map((name) => (
            <th key={name} scope="col" className={joinClasses(classes.head, classes[`${name}Column`])}>
              {name === 'actions' ? (
                <span className="visually-hidden">{columns.actions}</span>
              ) : (
                columns[name]
              )}
            </th>
          ))}
        </tr>
      </thead>
      {days.map(({ day, runs }) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={shown.length} className={classes.day}>
              {day}
            </th>
          </tr>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} hasChat={hasChat} {...rest} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function RunRow({ run, hasChat, ...rest }: RunRowProps & { hasChat: boolean }) {
  return (
    <tr data-run className={classes.row}>
      <th scope="row" className={joinClasses(classes.cell, classes.what)}>
        <RunName run={run} onNavigate={rest.onNavigate} />
      </th>
      <td className={classes.cell}>
        <RunState run={run} />
      </td>
      <td className={joinClasses(classes.cell, classes.number)}>
        {formatMinute(run.started_at ?? run.created_at)}
      </td>
      <td className={joinClasses(classes.cell, classes.number)}>
        <RunTook run={run} $now={rest.$now} />
      </td>
      <td className={joinClasses(classes.cell, classes.number)}>{creditsOf(run, formatCredits)}</td>
      {hasChat && (
        <td className={joinClasses(classes.cell, classes.chat)}>
          <Link
            href={`/chat/${run.chat_id}`}
            onNavigate={rest.onNavigate}
            tone="quiet"
            title={run.chat_title}
          >
            {run.chat_title}
          </Link>
        </td>
      )}
      <td className={joinClasses(classes.cell, classes.acts)}>
        <span className={classes.actions}>
          <RunActions run={run} page={rest.page} onNavigate={rest.onNavigate} />
        </span>
      </td>
    </tr>
  );
}
