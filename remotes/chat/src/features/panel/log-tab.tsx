import type { RunView } from '@loupe/shared/lib/run-reducer';
import { EmptyState } from '@loupe/shared/ui/states';
import { formatClock } from '@loupe/shared/lib/dates/formats';
import { logGroups, type LogEntry } from '../../lib/log-entries.ts';
import { panelTexts } from '#texts/panel';
import { logTexts } from '#texts/log';
import classes from './log-tab.module.css';
import tab from './tab.module.css';

/** Everything that happened in the run, in words, grouped by stage. */
export function LogTab({ view }: { view: RunView }) {
  const groups = logGroups(view);
  if (groups.length === 0) return <EmptyState title={panelTexts.noLog} />;
  return (
    <div className={tab.page}>
      {groups.map((group) => (
        <section key={group.key} aria-label={group.title} className={classes.group}>
          <header className={classes.head}>
            <h3 className={classes.title}>{group.title}</h3>
            <span className={classes.note}>{group.note}</span>
          </header>
          <ul className={classes.list}>
            {group.entries.map((entry) => (
              <LogLine key={entry.key} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LogLine({ entry }: { entry: LogEntry }) {
  return (
    <li className={classes.line} data-tone={entry.tone}>
      {entry.at && (
        <time dateTime={entry.at} className={classes.time}>
          {formatClock(entry.at)}
        </time>
      )}
      <div className={classes.text}>
        <p>{entry.text}</p>
        {entry.note !== '' && <p className={classes.note}>{entry.note}</p>}
        {entry.details.length > 0 && (
          <details className={classes.details}>
            <summary>{logTexts.details(entry.details.length)}</summary>
            <ul>
              {entry.details.map((detail, index) => (
                <li key={index}>{detail}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
