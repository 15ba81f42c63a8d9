import { useId, useState, type ReactNode } from 'react';
import { ChevronDown, ChevronRight, Circle, CircleAlert, CircleCheck, CircleStop } from 'lucide-react';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import type { RunStage, RunStep, StageState } from '@loupe/shared/lib/run-stages';
import { Spinner } from '@loupe/shared/ui/spinner';
import { runSummary, stageNote } from '../../lib/run-summary.ts';
import { runTexts } from '#texts/transcript';
import classes from './process-card.module.css';

/** How the answer came about: open while it works, one line when it is done. */
export function ProcessCard({ view }: { view: RunView }) {
  const isDone = isFinal(view.status);
  /** What the reader chose; until then it folds by itself when the work is done. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = !isDone || (choice ?? false);
  const listId = useId();

  if (view.stages.length === 0 && !isDone) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      {isDone && (
        <button
          type="button"
          className={classes.line}
          aria-expanded={isOpen}
          aria-controls={listId}
          disabled={view.stages.length === 0}
          onClick={() => setChoice(!isOpen)}
        >
          {view.stages.length > 0 && <Chevron size={16} aria-hidden="true" />}
          {runSummary(view)}
        </button>
      )}
      {isOpen && (
        <div id={listId} className={classes.open}>
          <ol className={classes.card} aria-label={runTexts.stages}>
            {view.stages.map((stage) => (
              <StageRow key={stage.id} stage={stage} isDone={isDone} />
            ))}
          </ol>
          {view.ownWords && (
            <p className={classes.ownWords}>
              {runTexts.ownWords(view.ownWords.isInstructed, view.ownWords.memories)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const STATE_WORDS: Readonly<Record<StageState, string>> = {
  waiting: runTexts.stageWaiting,
  working: runTexts.stageWorking,
  done: runTexts.stageDone,
  failed: runTexts.failedStep,
  stopped: runTexts.stageSkipped,
};

function StageMark({ state }: { state: StageState }): ReactNode {
  const word = STATE_WORDS[state];
  if (state === 'working') return <Spinner size="medium" label={word} />;
  const Icon = { waiting: Circle, done: CircleCheck, failed: CircleAlert, stopped: CircleStop }[state];
  return <Icon size={16} role="img" aria-label={word} />;
}

function StageRow({ stage, isDone }: { stage: RunStage; isDone: boolean }) {
  const showsSteps =
    (stage.state === 'working' || isDone || stage.state === 'failed') && stage.steps.length > 0;
  return (
    <li className={classes.stage} data-state={stage.state}>
      <div className={classes.head}>
        <span className={classes.mark}>
          <StageMark state={stage.state} />
        </span>
        <span className={classes.title}>{stage.title}</span>
        <span className={classes.note}>{stageNote(stage)}</span>
      </div>
      {showsSteps && (
        <ul className={classes.steps}>
          {stage.steps.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </ul>
      )}
    </li>
  );
}

function StepRow({ step }: { step: RunStep }) {
  const note = step.error?.message ?? step.summary;
  const line = (
    <>
      <span>{step.title}</span>
      {note !== '' && <span className={classes.stepNote}>{note}</span>}
    </>
  );
  if (step.details.length === 0) {
    return (
      <li className={classes.step} data-state={step.state}>
        {line}
      </li>
    );
  }
  return (
    <li className={classes.step} data-state={step.state}>
      <details>
        <summary>{line}</summary>
        <ul className={classes.details}>
          {step.details.map((detail, index) => (
            <li key={index}>{detail}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
