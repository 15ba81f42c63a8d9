import { useId, type ComponentType } from 'react';
import type { MarkdownProps } from '@loupe/shared/markdown/markdown';
import { StillMarkdown } from '@loupe/shared/markdown/still-markdown';
import { formatDateTime } from '@loupe/shared/lib/format';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { texts } from '../../messages/texts.ts';
import { SourceDetail } from '../../parts/source-detail.tsx';
import classes from './run-report.module.css';

export type RunReportProps = {
  run: RunView;
  onFigure: (id: string, element: HTMLElement) => void;
  onSource: (n: number, element: HTMLElement) => void;
  onCopy: (text: string) => Promise<boolean>;
  /** Draws the text; given in the replay, where more of it is to come. */
  Text?: ComponentType<MarkdownProps>;
  isStreaming?: boolean;
};

/** The report of a run as it was when it was shared, with findings and sources. */
export function RunReport({ run, Text = StillMarkdown, isStreaming = false, ...marks }: RunReportProps) {
  const id = useId();
  if (run.report === '' && run.sources.length === 0) return null;
  const facts = [run.agentTitle, run.finishedAt ? formatDateTime(run.finishedAt) : null, run.engineLabel];
  return (
    <section className={classes.report} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {texts.report}
      </h2>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <Text text={run.report} variant="report" isStreaming={isStreaming} {...marks} />
      <Findings run={run} />
      <Sources run={run} />
    </section>
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
