import { CircleAlert } from 'lucide-react';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { releasesTexts } from '#texts/releases';
import classes from './releases.module.css';

const texts = releasesTexts.errorReports;

type Failing = NonNullable<NonNullable<AdminSlice['error_reports']>['failing']>;

function whyNot({ reason, status }: Failing): string {
  if (reason === 'answered') return texts.answered(status ?? 0);
  return texts[reason];
}

/** Where a team has its errors reported to, and whether they arrive. */
export function ErrorReports({ reports }: { readonly reports: AdminSlice['error_reports'] }) {
  // A site that is older than this page tells nothing of it.
  if (!reports) return null;
  const { to, last_sent_at: last, failing } = reports;
  if (failing)
    return (
      <p className={`${classes.failing} ${classes.address}`}>
        <CircleAlert aria-hidden="true" size={14} />
        <span>
          {texts.failing(to, formatDateTime(failing.since))} {whyNot(failing)}
        </span>
      </p>
    );
  return (
    <p className={`${classes.quiet} ${classes.address}`}>
      {texts.to(to)} {last === null ? texts.none : texts.lastSent(formatDateTime(last))}
    </p>
  );
}
