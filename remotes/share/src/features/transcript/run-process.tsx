import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { RunStage } from '@loupe/shared/lib/run-stages';
import { runSummary } from '../../lib/run-summary.ts';
import { texts } from '#texts';
import classes from './transcript.module.css';

/** How a run worked, folded: one line, and its stages and steps behind it. */
export function RunProcess({ run }: { run: RunView }) {
  const stages = run.stages.filter(({ state }) => state !== 'waiting');
  return (
    <>
      {stages.length === 0 ? (
        <p className={classes.summary}>{runSummary(run)}</p>
      ) : (
        <details className={classes.process}>
          <summary className={classes.summary}>{runSummary(run)}</summary>
          <ol className={classes.stages}>
            {stages.map((stage) => (
              <Stage key={stage.id} stage={stage} />
            ))}
          </ol>
        </details>
      )}
      {run.error && <p className={classes.error}>{run.error.message}</p>}
      {run.isGap && <p className={classes.note}>{texts.gap}</p>}
    </>
  );
}

function Stage({ stage }: { stage: RunStage }) {
  return (
    <li className={classes.stage}>
      <span className={classes.stageTitle}>
        {stage.title}
        {stage.summary !== '' && <span className={classes.note}>{stage.summary}</span>}
      </span>
      {stage.steps.length > 0 && (
        <ul className={classes.steps}>
          {stage.steps.map((step) => (
            <li key={step.id}>
              {[step.title, step.error?.message ?? step.summary].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
