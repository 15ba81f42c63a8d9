import { useStore } from '@nanostores/react';
import { CircleAlert, Play, Square } from 'lucide-react';
import type { Run } from '@loupe/shared/contract/runs';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { builderTexts } from '#texts/builder';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import { PlaceInLine } from '../../parts/place-in-line.tsx';
import type { BuilderPage } from '../../stores/builder-page.ts';
import type { BuilderTrial } from '../../stores/builder-trial.ts';
import { TrialFields } from './trial-fields.tsx';
import classes from './builder.module.css';

export type TrialPartProps = { page: BuilderPage; trial: BuilderTrial; onNavigate: (to: string) => void };

/** A run of the agent beside its form, as it is saved. */
export function TrialPart({ page, trial, onNavigate }: TrialPartProps) {
  const run = useStore(trial.$run);
  const isStarting = useStore(trial.$isStarting);
  const isRunning = useStore(trial.$isRunning);
  const isStopping = useStore(trial.$isStopping);
  const problem = useStore(trial.$problem);
  const busy = useStore(page.$busy);
  const isChanged = useStore(page.$isChanged);

  async function start() {
    const isKept = page.$agent.get() !== null && !isChanged;
    if (!isKept && !(await page.save())) return;
    const agent = page.$agent.get();
    if (agent !== null) await trial.start(agent.slug);
  }

  return (
    <Card className={classes.card}>
      <section aria-label={builderTexts.trial} className={classes.part}>
        <SectionLabel>{builderTexts.trial}</SectionLabel>
        <p className={classes.note}>{builderTexts.trialHint}</p>
        <TrialFields page={page} trial={trial} />
        <div className={classes.actions}>
          <Button
            isBusy={isStarting || busy === 'save'}
            disabled={isRunning}
            icon={<Play aria-hidden="true" />}
            onClick={() => void start()}
          >
            {builderTexts.start}
          </Button>
          {isRunning && (
            <Button
              isBusy={isStopping}
              icon={<Square aria-hidden="true" />}
              onClick={() => void trial.stopRun()}
            >
              {builderTexts.stopRun}
            </Button>
          )}
        </div>
        <div aria-live="assertive">
          {problem !== null && (
            <p className={classes.problem}>
              <CircleAlert size={16} aria-hidden="true" />
              {problem}
            </p>
          )}
        </div>
        {run === null ? (
          <p className={classes.note}>{builderTexts.trialEmpty}</p>
        ) : (
          <TrialReport key={run.id} run={run} trial={trial} onNavigate={onNavigate} />
        )}
      </section>
    </Card>
  );
}

type TrialReportProps = { run: Run; trial: BuilderTrial; onNavigate: (to: string) => void };

function TrialReport({ run, trial, onNavigate }: TrialReportProps) {
  const { view, state } = useStore(trial.watch(run.id));
  const isEnded = isFinal(view.status) || state === 'failed';
  const { runStates } = builderTexts;
  const word =
    view.status === 'done' || view.status === 'stopped' || view.status === 'failed'
      ? runStates[view.status]
      : runStates.working;
  return (
    <div className={classes.part}>
      {view.waiting && !isEnded ? (
        <p className={classes.note}>
          <PlaceInLine waiting={view.waiting} />
        </p>
      ) : (
        <p role="status" className={classes.note}>
          {word}
          {isEnded && ` · ${builderTexts.used(view.usedCredits)}`}
        </p>
      )}
      {view.report === '' ? (
        <p>{view.error?.message ?? (isEnded ? view.answer : builderTexts.running)}</p>
      ) : (
        <div className={classes.report}>
          <LazyMarkdown text={view.report} variant="report" isStreaming={!isEnded} />
        </div>
      )}
      <Link href={`/chat/${run.chat_id}`} onNavigate={onNavigate}>
        {builderTexts.openChat}
      </Link>
    </div>
  );
}
