import { useId, type ComponentType } from 'react';
import type { MarkdownProps } from '@loupe/shared/markdown/markdown';
import { StillMarkdown } from '@loupe/shared/markdown/still-markdown';
import { dayWords } from '@loupe/shared/lib/dates/day-words';
import { language } from '@loupe/shared/language';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { createLazyPart } from '@loupe/shared/ui/lazy-part';
import { texts } from '#texts';
import { FailedPart } from '../../parts/failed-part.tsx';
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

/** Stands below the text, where nobody looks first: fetched after it. */
const LazyNotes = createLazyPart(async () => (await import('./report-notes.tsx')).ReportNotes, FailedPart);

/** The report of a run as it was when it was shared, with findings and sources. */
export function RunReport({ run, Text = StillMarkdown, isStreaming = false, ...marks }: RunReportProps) {
  const id = useId();
  if (run.report === '' && run.sources.length === 0) return null;
  const facts = [run.agentTitle, run.finishedAt && dayWords(run.finishedAt, language), run.engineLabel];
  return (
    <section className={classes.report} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {texts.report}
      </h2>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <Text text={run.report} language={run.language} variant="report" isStreaming={isStreaming} {...marks} />
      {run.findings.length + run.sources.length > 0 && <LazyNotes run={run} />}
    </section>
  );
}
