import { ArrowLeft, RotateCw } from 'lucide-react';
import type { Analysis } from '@loupe/shared/contract/analyses';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { LinkButton } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { RefreshingMark } from '@loupe/shared/ui/states';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { utcDayWords } from '@loupe/shared/lib/dates/utc-words';
import { language } from '@loupe/shared/language';
import { analysisTexts } from '#texts/analysis';
import { exportTexts } from '#texts/export';
import { agentPath } from '../../parts/agent-card.tsx';
import { ExportMenu } from '../../parts/export-menu.tsx';
import type { RunExport } from '../../stores/export-run.ts';
import classes from './analysis-header.module.css';

export type AnalysisHeaderProps = {
  analysis: Analysis;
  isRefreshing: boolean;
  onNavigate: (to: string) => void;
  onExportCsv: () => void;
  runExport: RunExport;
};

/** Whose prices, how risky, from which file and to which day; back to the chat, again, and out as files. */
export function AnalysisHeader(props: AnalysisHeaderProps) {
  const { analysis, isRefreshing, onNavigate } = props;
  const { series } = analysis;
  const risk = analysis.findings.find((finding) => finding.id === 'risk');
  const facts = [series.file, analysisTexts.to(utcDayWords(series.last, language)), series.currency];
  return (
    <header className={classes.header}>
      <Link
        tone="plain"
        href={`/chat/${analysis.chat_id}`}
        onNavigate={onNavigate}
        className={classes.back}
        aria-label={analysisTexts.backTo(analysis.chat_title)}
        title={analysisTexts.backTo(analysis.chat_title)}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className={classes.names}>
        <h1 className={classes.title}>{series.title}</h1>
        {risk && <StatusChip value={risk.status} />}
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {isRefreshing && <RefreshingMark />}
      </div>
      <div className={classes.actions}>
        <LinkButton
          variant="ghost"
          href={agentPath(analysis.agent)}
          onNavigate={onNavigate}
          icon={<RotateCw aria-hidden="true" size={16} />}
          aria-label={analysisTexts.runAgain}
          title={analysisTexts.runAgain}
        >
          <span className={classes.word}>{analysisTexts.runAgain}</span>
        </LinkButton>
        <ExportMenu
          runId={analysis.id}
          runExport={props.runExport}
          isReportMissing={analysis.report === '' || !isFinal(analysis.status)}
          more={[{ label: analysisTexts.exportCsv, onSelect: props.onExportCsv }]}
        >
          <span className={classes.word}>{exportTexts.export}</span>
        </ExportMenu>
      </div>
    </header>
  );
}
