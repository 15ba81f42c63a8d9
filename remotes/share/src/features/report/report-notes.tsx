import type { RunView } from '@loupe/shared/lib/run-reducer';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { texts } from '#texts';
import { SourceDetail } from './source-detail.tsx';
import classes from './run-report.module.css';

/** What was found, and what it rests on: below the text of a report. */
export function ReportNotes({ run }: { run: RunView }) {
  return (
    <>
      <Findings run={run} />
      <Sources run={run} />
    </>
  );
}

function Findings({ run }: { run: RunView }) {
  if (run.findings.length === 0) return null;
  return (
    <div className={classes.part}>
      <SectionLabel as="h3">{texts.findings}</SectionLabel>
      <ul className={classes.findings}>
        {run.findings.map(({ id, title, detail, status }) => (
          <li key={id} className={classes.finding}>
            <span>
              <strong>{title}</strong>
              <span className={classes.detail}>{detail}</span>
            </span>
            <StatusChip value={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ run }: { run: RunView }) {
  if (run.sources.length === 0) return null;
  return (
    <div className={classes.part}>
      <SectionLabel as="h3">{texts.sources}</SectionLabel>
      <ol className={classes.sources}>
        {run.sources.map((source) => (
          <li key={source.n} value={source.n} className={classes.source}>
            <SourceDetail source={source} />
          </li>
        ))}
      </ol>
    </div>
  );
}
