import { ChartCandlestick, CircleAlert, CircleStop, FileText, PanelRight } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import type { Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { createLazyPart } from '@loupe/shared/ui/lazy-part';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { analysisPath, hasAnalysis } from '../../lib/analysis-id.ts';
import { reportTitle } from '../../lib/run-summary.ts';
import { PLAIN_CHAT } from '../../lib/run-state.ts';
import { chatTexts, texts } from '#texts';
import { runTexts, transcriptTexts } from '#texts/transcript';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import type { RunExport } from '../../stores/export-run.ts';
import type { Feedback } from '../../stores/feedback.ts';
import type { AskAgain } from '../../stores/try-again.ts';
import type { RunEntry } from '../../stores/run-views.ts';
import { AnswerFoot } from './answer-foot.tsx';
import { ProcessCard } from './process-card.tsx';
import { RunBar } from './run-bar.tsx';
import { SourcesStrip } from './sources-strip.tsx';
import { Suggestions } from './suggestions.tsx';
import classes from './answer.module.css';

/** What is offered besides an answer is no loss when it does not come. */
const AgentOffers = createLazyPart(
  async () => (await import('./agent-offers.tsx')).AgentOffers,
  () => null,
);

/** What the conversation can ask of the page. */
export interface PageActions {
  readonly $now: ReadableAtom<number>;
  stop(): void;
  openReport(runId: string): void;
  /** What changed since the same was asked before, with the way to ask again. */
  openChanges(runId: string): void;
  openSource(runId: string, n: number): void;
  openClaim(runId: string, claimId: string): void;
  openFigure(runId: string, figureId: string): void;
  copy(text: string): Promise<boolean>;
  focusComposer(): void;
  readonly runExport: RunExport;
  readonly again: AskAgain;
  readonly catalog: Pick<AgentCatalog, '$catalog' | 'want'>;
  /** Says that a menu did not come. */
  tellMenuFailed(): void;
  /** Sends a question that was offered. */
  ask(text: string): void;
  /** Goes to a page of the site. */
  navigate(to: string): void;
}

/** What an answer can ask of what is around it. */
export interface AnswerActions extends PageActions {
  /** Puts a question for an agent into the composer. */
  readonly prepare: (agent: AgentCard, text: string) => void;
  /** Asks a question once more, by another agent where one is named. */
  askAgain(messageId: string, agent?: string): void;
  /** What the person said of the answers. */
  readonly feedback: Feedback;
}

export type AnswerProps = {
  run: Run;
  answer: Message | null;
  entry: RunEntry;
  /** The end of the chat: what is offered can be asked. */
  isLast: boolean;
  isStopping: boolean;
  actions: AnswerActions;
  onRetryLog: () => void;
};

/** An answer: how it came about, its text, its sources, what can be done with it. */
export function AnswerOfRun({ run, answer, entry, isLast, isStopping, actions, onRetryLog }: AnswerProps) {
  const { view, state } = entry;
  const isKnown = view.lastSeq > 0;
  const isWorking = !isFinal(isKnown ? view.status : run.status);
  const isAwaited = !isKnown && !isWorking && state !== 'failed';
  const text = textOf(run, view, answer, state);
  return (
    <div role="group" className={classes.answer} aria-label={transcriptTexts.answer} data-part="answer">
      {isKnown && <ProcessCard view={view} />}
      {isAwaited && <AwaitedLine isLoading={state === 'loading'} />}
      {state === 'failed' && <LogFailed onRetry={onRetryLog} />}
      {isWorking && (
        <RunBar
          run={run}
          view={view}
          isStopping={isStopping}
          isInterrupted={state === 'retrying'}
          $now={actions.$now}
          onStop={actions.stop}
        />
      )}
      {text !== '' && (
        <LazyMarkdown
          text={text}
          language={view.language}
          isStreaming={isWorking}
          onFigure={(id) => actions.openFigure(run.id, id)}
          onSource={(n) => actions.openSource(run.id, n)}
          onClaim={(id) => actions.openClaim(run.id, id)}
        />
      )}
      {view.report !== '' && (
        <ReportCard
          view={view}
          isWorking={isWorking}
          onOpen={() => actions.openReport(run.id)}
          onNavigate={(to) => actions.navigate(to)}
        />
      )}
      {!isWorking && <Ending run={run} view={view} again={isLast ? actions.again : null} />}
      {!isWorking && isLast && view.suggestions !== undefined && (
        <Suggestions
          texts={view.suggestions}
          isAnswer={view.isQuestion}
          onAsk={(asked) => actions.ask(asked)}
        />
      )}
      {!isWorking && isLast && view.offers !== undefined && (
        <AgentOffers offers={view.offers} catalog={actions.catalog} onTake={actions.prepare} />
      )}
      {view.sources.length > 0 && (
        <SourcesStrip sources={view.sources} onOpen={(n) => actions.openSource(run.id, n)} />
      )}
      {!isWorking && isKnown && <AnswerFoot run={run} view={view} text={text} actions={actions} />}
      {isAwaited && <div className={classes.awaitedFoot} />}
    </div>
  );
}

/**
 * The text that belongs into the conversation. The stored message of an agent's run is its report, which has its own
 * place: it is here only when the log, and with it the report, could not be loaded.
 */
function textOf(run: Run, view: RunView, answer: Message | null, state: RunEntry['state']): string {
  if (view.answer !== '' || view.report !== '') return view.answer;
  const isReport = run.agent !== PLAIN_CHAT && state !== 'failed' && view.lastSeq === 0;
  return isReport ? '' : (answer?.text ?? '');
}

type ReportCardProps = {
  view: RunView;
  isWorking: boolean;
  onOpen: () => void;
  onNavigate: (to: string) => void;
};

/** The report by its title, with ways to it: in the panel, and as an analysis of its own where there is one. */
function ReportCard({ view, isWorking, onOpen, onNavigate }: ReportCardProps) {
  return (
    <div className={classes.report} data-part="report">
      <FileText size={18} aria-hidden="true" className={classes.reportIcon} />
      <span className={classes.reportText}>
        <span className={classes.reportTitle}>{reportTitle(view.report)}</span>
        {isWorking && (
          <span
            className={classes.reportNote}
          >{`${transcriptTexts.reportAtRight} ${transcriptTexts.closeHint}`}</span>
        )}
      </span>
      <span className={classes.reportActions}>
        {!isWorking && hasAnalysis(view) && (
          <LinkButton
            size="small"
            href={analysisPath(view.runId)}
            onNavigate={onNavigate}
            icon={<ChartCandlestick aria-hidden="true" />}
          >
            {transcriptTexts.openAnalysis}
          </LinkButton>
        )}
        <Button size="small" icon={<PanelRight aria-hidden="true" />} onClick={onOpen}>
          {chatTexts.openReport}
        </Button>
      </span>
    </div>
  );
}

/** How a run ended when it did not end well: what was kept, what came back. */
function Ending({ run, view, again }: { run: Run; view: RunView; again: AskAgain | null }) {
  const status = view.lastSeq > 0 ? view.status : run.status;
  if (status === 'stopped') {
    return (
      <p className={classes.ending}>
        <CircleStop size={16} aria-hidden="true" />
        {runTexts.stoppedKept}
      </p>
    );
  }
  if (status !== 'failed') return null;
  const error = view.error ?? run.error;
  const reason = error?.message ?? '';
  const returned =
    view.returnedCredits === null ? runTexts.failed : runTexts.failedReturned(view.returnedCredits);
  return (
    <div className={classes.ending} data-failed>
      <CircleAlert size={16} aria-hidden="true" />
      <p>
        {reason} {returned}
      </p>
      {again && !limits.includes(error?.code ?? '') && <TryAgain run={run} again={again} />}
    </div>
  );
}

/** Where a run ended at one of its own limits, the same again would end there too, and cost again. */
const limits: readonly string[] = ['run.credit_cap', 'run.step_limit'];

function TryAgain({ run, again }: { run: Run; again: AskAgain }) {
  const tried = useStore(again.$runId);
  return (
    <Button size="small" isBusy={tried === run.id} onClick={() => again.start(run.id)}>
      {runTexts.tryAgain(run.max_credits)}
    </Button>
  );
}

/** Keeps the place of what the log says, so that nothing moves when it comes. */
function AwaitedLine({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return <div className={classes.awaitedLine} />;
  return (
    <LoadingRegion label={chatTexts.loading} className={classes.awaitedLine}>
      <Skeleton width="46%" />
    </LoadingRegion>
  );
}

function LogFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.ending} role="alert">
      {transcriptTexts.logFailed}{' '}
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  );
}
