import { useMemo, useRef, type ReactNode } from 'react';
import { ChartCandlestick, CircleAlert } from 'lucide-react';
import type { Run } from '@loupe/shared/contract/runs';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { language } from '@loupe/shared/language';
import { dayWords } from '@loupe/shared/lib/dates/day-words';
import { analysisPath, hasAnalysis } from '../../lib/analysis-id.ts';
import { outlineOf } from '../../lib/outline.ts';
import { panelFrameTexts } from '#texts';
import { panelTexts } from '#texts/panel';
import { transcriptTexts } from '#texts/transcript';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import { scrollInside } from '../../parts/scroll-inside.ts';
import type { RunEntry } from '../../stores/run-views.ts';
import classes from './report-tab.module.css';

/** Room above a heading gone to, pixels. */
const HEADING_GAP_PX = 16;

export type ReportTabProps = {
  run: Run;
  entry: RunEntry;
  onRetry: () => void;
  onFigure: (figureId: string) => void;
  onSource: (n: number) => void;
  onClaim: (id: string) => void;
  onNavigate: (to: string) => void;
  /** What other slices show below a report that has ended. */
  more: ReactNode;
};

/** The report as it streams in: who prepared it, its text, its findings, its headings where there is room. */
export function ReportTab(props: ReportTabProps) {
  const { run, entry, onRetry, onFigure, onSource, onClaim, onNavigate, more } = props;
  const { view, state } = entry;
  const body = useRef<HTMLDivElement>(null);
  if (view.report === '') return <NoReport run={run} entry={entry} onRetry={onRetry} />;
  const isStreaming = !isFinal(view.status) && state !== 'failed';
  return (
    <div className={classes.page}>
      <div className={classes.text} ref={body}>
        <p className={classes.engine}>
          {panelTexts.preparedOn(
            view.agentTitle,
            dayWords(view.finishedAt ?? view.startedAt ?? run.created_at, language),
            view.engineLabel,
          )}
        </p>
        {(view.status === 'stopped' || view.status === 'failed') && (
          <p className={classes.unfinished}>
            <CircleAlert size={16} aria-hidden="true" />
            {panelTexts.unfinished}
          </p>
        )}
        {!isStreaming && hasAnalysis(view) && (
          <Link href={analysisPath(run.id)} onNavigate={onNavigate} className={classes.analysis}>
            <ChartCandlestick size={16} aria-hidden="true" />
            {transcriptTexts.openAnalysis}
          </Link>
        )}
        <LazyMarkdown
          text={view.report}
          language={view.language}
          variant="report"
          isStreaming={isStreaming}
          onFigure={onFigure}
          onSource={onSource}
          onClaim={onClaim}
        />
        <Findings view={view} />
        {!isStreaming && more}
      </div>
      <Outline report={view.report} body={body} />
    </div>
  );
}

function NoReport({ run, entry, onRetry }: Pick<ReportTabProps, 'run' | 'entry' | 'onRetry'>) {
  const { view, state } = entry;
  if (state === 'failed') return <FailedState title={panelFrameTexts.failed} onRetry={onRetry} />;
  const isEnded = isFinal(view.lastSeq > 0 ? view.status : run.status);
  if (isEnded && state === 'ended') return <EmptyState title={panelTexts.noReport} />;
  return (
    <LoadingRegion label={isEnded ? panelFrameTexts.loading : panelTexts.writing} className={classes.page}>
      <div className={classes.skeleton}>
        <Skeleton width="70%" height={12} />
        <Skeleton width="86%" height={32} />
        <Skeleton lines={4} />
        <Skeleton width="40%" height={20} />
        <Skeleton lines={5} />
      </div>
    </LoadingRegion>
  );
}

function Findings({ view }: { view: RunView }) {
  if (view.findings.length === 0) return null;
  return (
    <section aria-label={panelTexts.findings} className={classes.findings}>
      <SectionLabel as="h3">{panelTexts.findings}</SectionLabel>
      <ul className={classes.list}>
        {view.findings.map((finding) => (
          <li key={finding.id} className={classes.finding}>
            <div className={classes.findingHead}>
              <span className={classes.findingTitle}>{finding.title}</span>
              <StatusChip value={finding.status} />
            </div>
            {finding.detail !== '' && <p className={classes.detail}>{finding.detail}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The report's headings at its side; they are in the page in the same order as in the text. */
function Outline({ report, body }: { report: string; body: React.RefObject<HTMLDivElement | null> }) {
  const headings = useMemo(
    () => outlineOf(report).filter((heading) => heading.level > 1 && heading.level < 4),
    [report],
  );
  if (headings.length < 2) return null;
  function goTo(index: number) {
    const heading = body.current
      ?.querySelectorAll<HTMLElement>('[data-markdown] :is(h1, h2, h3, h4, h5, h6):not([data-block])')
      .item(index);
    const scroller = body.current?.closest<HTMLElement>('[role="tabpanel"]');
    if (heading && scroller) scrollInside(scroller, heading, HEADING_GAP_PX);
  }
  return (
    <nav aria-label={panelTexts.outline} className={classes.outline}>
      <SectionLabel as="h3">{panelTexts.outline}</SectionLabel>
      <ol className={classes.headings}>
        {headings.map((heading) => (
          <li key={heading.index} data-level={heading.level}>
            <button type="button" className={classes.heading} onClick={() => goTo(heading.index)}>
              {heading.text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
