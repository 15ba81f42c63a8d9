import type { Source } from '@loupe/shared/contract/run-events';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { openableUrl } from '../../lib/openable-url.ts';
import { texts } from '#texts';
import classes from './run-report.module.css';

/** What a statement rests on: title, place, passage, and when the kept copy was made. */
export function SourceDetail({ source }: { source: Source }) {
  const url = openableUrl(source);
  const facts = [
    source.locator,
    texts.keptCopy(formatDateTime(source.fetched_at)),
    source.is_sample ? texts.sample : null,
  ];
  return (
    <div className={classes.sourceDetail}>
      <p className={classes.sourceTitle}>
        {url === null ? (
          source.title
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {source.title}
          </a>
        )}
      </p>
      {source.excerpt !== '' && <blockquote className={classes.excerpt}>{source.excerpt}</blockquote>}
      <p className={classes.sourceFacts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
