import { memo, useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { whenAtRest } from '../../lib/at-rest.ts';
import type { Turn } from '../../lib/turns.ts';
import { transcriptTexts } from '#texts/transcript';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import type { Editing } from '../../stores/branches.ts';
import type { RunViews } from '../../stores/run-views.ts';
import { AnswerOfRun, type AnswerActions } from './answer.tsx';
import { AskedNow, Question, type QuestionActions } from './question.tsx';
import classes from './turn-view.module.css';

export type TurnViewProps = {
  turn: Turn;
  runs: RunViews;
  isLast: boolean;
  isStopping: boolean;
  /** The question, while it is being edited. */
  editing: Editing | null;
  /** Another version of the question is being fetched. */
  isOpening: boolean;
  actions: TurnActions;
};

export type TurnActions = AnswerActions & QuestionActions;

/** A question and its answer. */
export const TurnView = memo(function TurnView(props: TurnViewProps) {
  const { turn, runs, isLast, isStopping, editing, isOpening, actions } = props;
  const { question, run, answer } = turn;
  return (
    <article className={classes.turn} data-turn={turn.id} tabIndex={-1}>
      {question && (
        <Question
          question={question}
          isForm={run?.is_form === true}
          editing={editing}
          isOpening={isOpening}
          actions={actions}
        />
      )}
      {run && (
        <RunAnswer
          key={run.id}
          turn={{ ...turn, run }}
          runs={runs}
          isLast={isLast}
          isStopping={isStopping}
          actions={actions}
        />
      )}
      {!run && answer && (
        <div data-part="answer">
          <LazyMarkdown text={answer.text} />
        </div>
      )}
    </article>
  );
});

type RunAnswerProps = Pick<TurnViewProps, 'runs' | 'isLast' | 'isStopping' | 'actions'> & {
  turn: Turn & { run: NonNullable<Turn['run']> };
};

/** Asks for the run's log when the answer stops near the view; a run that goes on is followed anyway. */
function RunAnswer({ turn, runs, isLast, isStopping, actions }: RunAnswerProps) {
  const { run, answer } = turn;
  const entry = useStore(runs.watch(run.id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (entry.state !== 'unloaded' || !box) return;
    if (typeof IntersectionObserver === 'undefined') return void runs.want(run);
    let cancel = () => {};
    const topOf = () => box.getBoundingClientRect().top;
    const observer = new IntersectionObserver(
      (seen) => {
        cancel();
        if (!seen.at(-1)?.isIntersecting) return;
        cancel = whenAtRest(environment().clock, topOf, () => void runs.want(run));
      },
      { rootMargin: '400px' },
    );
    observer.observe(box);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [entry.state, run, runs]);
  return (
    <div ref={place}>
      <AnswerOfRun
        run={run}
        answer={answer}
        entry={entry}
        isLast={isLast}
        isStopping={isStopping}
        actions={actions}
        onRetryLog={() => void runs.want(run)}
      />
    </div>
  );
}

type SendingTurnProps = { text: string; files: readonly { readonly id: string; readonly name: string }[] };

/** A message on its way: shown at once, with what it is waiting for. */
export function SendingTurn({ text, files }: SendingTurnProps) {
  return (
    <article className={classes.turn} data-turn="sending">
      <AskedNow text={text} files={files} />
      <p role="status" className={classes.sending}>
        {transcriptTexts.sending}
      </p>
    </article>
  );
}
