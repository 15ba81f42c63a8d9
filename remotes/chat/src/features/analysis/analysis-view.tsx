import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Analysis, IndicatorRow } from '@loupe/shared/contract/analyses';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { Table } from '@loupe/shared/ui/table';
import { numberFormat } from '@loupe/shared/lib/kept-formats';
import { utcDayWords } from '@loupe/shared/lib/dates/utc-words';
import { language } from '@loupe/shared/language';
import { dayWords } from '@loupe/shared/lib/dates/day-words';
import { lastChange, priceText } from '../../lib/chart-view.ts';
import { analysisTexts, numberLocale } from '#texts/analysis';
import { panelTexts } from '#texts/panel';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import { LazyRunEvidence } from '../../parts/lazy-run-evidence.tsx';
import type { AnalysisPage } from '../../stores/analysis-page.ts';
import type { RunExport } from '../../stores/export-run.ts';
import type { Outside } from '../../stores/outside.ts';
import { AnalysisHeader } from './analysis-header.tsx';
import { ChartSection } from './chart-section.tsx';
import classes from './analysis-view.module.css';

type Pressed = { figureId: string } | { sourceN: number };

export type AnalysisViewProps = {
  page: AnalysisPage;
  runExport: RunExport;
  outside: Outside;
  analysis: Analysis;
  isRefreshing: boolean;
  $theme: ReadableAtom<'light' | 'dark'>;
  onNavigate: (to: string) => void;
};

/** An analysis (R16): chart, indicators, report; beside them findings and where the numbers come from. */
export function AnalysisView({
  page,
  runExport,
  outside,
  analysis,
  isRefreshing,
  $theme,
  onNavigate,
}: AnalysisViewProps) {
  const theme = useStore($theme);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  return (
    <div className={classes.page}>
      <AnalysisHeader
        analysis={analysis}
        isRefreshing={isRefreshing}
        onNavigate={onNavigate}
        onExportCsv={page.exportCsv}
        runExport={runExport}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ChartSection page={page} chart={analysis.chart} theme={theme}>
            <LastClose analysis={analysis} />
          </ChartSection>
        </div>
        <aside className={classes.side}>
          <Findings analysis={analysis} />
          <Origin analysis={analysis} />
        </aside>
        <div className={classes.main}>
          <Indicators rows={analysis.indicators} />
          <Report
            analysis={analysis}
            onFigure={(figureId) => setPressed({ figureId })}
            onSource={(sourceN) => setPressed({ sourceN })}
          />
        </div>
      </div>
      {pressed && (
        <LazyRunEvidence
          outside={outside}
          runId={analysis.id}
          figureId={'figureId' in pressed ? pressed.figureId : null}
          sourceN={'sourceN' in pressed ? pressed.sourceN : null}
          figures={analysis.figures}
          sources={analysis.sources}
          findings={analysis.findings}
          onClose={() => setPressed(null)}
        />
      )}
    </div>
  );
}

function LastClose({ analysis }: { analysis: Analysis }) {
  const last = lastChange(analysis.chart);
  if (last === null) return null;
  const sign = last.change > 0 ? '+' : last.change < 0 ? '−' : '';
  const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const share = numberFormat(numberLocale, twoDigits).format(Math.abs(last.share) * 100);
  return (
    <p className={classes.last}>
      <span className={classes.price}>{priceText(last.close, numberLocale)}</span>{' '}
      <span className={classes.change} data-falling={last.change < 0 || undefined}>
        <span className="visually-hidden">{`${analysisTexts.change}: `}</span>
        {`${sign}${priceText(Math.abs(last.change), numberLocale, last.close)} (${sign}${share} %)`}
      </span>
    </p>
  );
}

function Findings({ analysis }: { analysis: Analysis }) {
  return (
    <section className={classes.block}>
      <SectionLabel as="h2">{analysisTexts.findings}</SectionLabel>
      {analysis.findings.length === 0 && <p className={classes.note}>{analysisTexts.noFindings}</p>}
      <ul className={classes.findings}>
        {analysis.findings.map((finding) => (
          <li key={finding.id} className={classes.finding}>
            <div className={classes.findingText}>
              <p className={classes.findingTitle}>{finding.title}</p>
              {finding.detail !== '' && <p className={classes.note}>{finding.detail}</p>}
            </div>
            <StatusChip value={finding.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The data's date and source. */
function Origin({ analysis: { series, chart } }: { analysis: Analysis }) {
  const close = chart.close.at(-1);
  return (
    <section className={classes.block}>
      <SectionLabel as="h2">{analysisTexts.data}</SectionLabel>
      {typeof close === 'number' && (
        <div className={classes.card}>
          <p className={classes.cardTitle}>
            {analysisTexts.closeOf(priceText(close, numberLocale), utcDayWords(series.last, language))}
          </p>
          <p className={classes.note}>
            {analysisTexts.place(series.file, series.place, formatDateTime(series.kept_at))}
          </p>
        </div>
      )}
      <div className={classes.card}>
        <p className={classes.cardTitle}>
          {analysisTexts.span(
            numberFormat(numberLocale, {}).format(series.sessions),
            utcDayWords(series.first, language),
            utcDayWords(series.last, language),
          )}
        </p>
        <p className={classes.note}>{series.is_sample ? analysisTexts.sample : series.file}</p>
      </div>
    </section>
  );
}

function Indicators({ rows }: { rows: readonly IndicatorRow[] }) {
  return (
    <section className={classes.block}>
      <h2 className={classes.heading}>{analysisTexts.indicators}</h2>
      <Table
        caption={analysisTexts.indicators}
        columns={[
          { key: 'label', header: analysisTexts.indicator, isRowHeader: true, render: (row) => row.label },
          { key: 'now', header: analysisTexts.now, isNumeric: true, render: (row) => row.now },
          {
            key: 'before',
            header: analysisTexts.before,
            isNumeric: true,
            render: (row) => row.before ?? '–',
          },
          {
            key: 'reading',
            header: analysisTexts.reading,
            render: (row) => (
              <span className={classes.reading}>
                <strong>{row.reading}</strong> <span className={classes.meaning}>{row.meaning}</span>
              </span>
            ),
          },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </section>
  );
}

type ReportProps = {
  analysis: Analysis;
  onFigure: (id: string) => void;
  onSource: (n: number) => void;
};

function Report({ analysis, onFigure, onSource }: ReportProps) {
  const isGrowing = !isFinal(analysis.status);
  return (
    <section aria-label={analysisTexts.report} className={classes.report}>
      <p className={classes.engine}>
        {panelTexts.preparedOn(
          analysis.agent_title,
          dayWords(analysis.created_at, language),
          analysis.engine_label,
        )}
      </p>
      {isGrowing && (
        <p role="status" className={classes.note}>
          {analysisTexts.unfinished}
        </p>
      )}
      {analysis.report === '' ? (
        <p className={classes.note}>{isGrowing ? '' : analysisTexts.noReport}</p>
      ) : (
        <LazyMarkdown
          text={analysis.report}
          language={analysis.language}
          variant="report"
          isStreaming={isGrowing}
          onFigure={onFigure}
          onSource={onSource}
        />
      )}
    </section>
  );
}
