import { Circle, CircleCheck, CircleDot, CirclePause, CircleX } from 'lucide-react';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { RunStage, StageState } from '@loupe/shared/lib/run-stages';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { replayTexts } from '#texts/replay';
import classes from './stage-list.module.css';

const ICONS: Record<StageState, typeof Circle> = {
  waiting: Circle,
  working: CircleDot,
  done: CircleCheck,
  failed: CircleX,
  stopped: CirclePause,
};

/** The stages of a run as they are at this moment of the replay; the steps of the one under way are open. */
export function StageList({ run }: { run: RunView }) {
  if (run.stages.length === 0) return null;
  return (
    <ol className={classes.stages} aria-label={replayTexts.process}>
      {run.stages.map((stage) => (
        <Stage key={stage.id} stage={stage} />
      ))}
    </ol>
  );
}

function Stage({ stage }: { stage: RunStage }) {
  const Icon = ICONS[stage.state];
  const isOpen = stage.state === 'working' && stage.steps.length > 0;
  return (
    <li className={joinClasses(classes.stage, classes[stage.state])}>
      <Icon aria-hidden="true" size={16} className={classes.icon} />
      <div className={classes.text}>
        <span>
          {stage.title}
          <span className="visually-hidden"> ({replayTexts.states[stage.state]})</span>
        </span>
        {stage.summary !== '' && <span className={classes.note}>{stage.summary}</span>}
        {isOpen && (
          <ul className={classes.steps}>
            {stage.steps.map((step) => (
              <li key={step.id}>
                {[step.title, step.error?.message ?? step.summary].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
