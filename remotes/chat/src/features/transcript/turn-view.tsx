import { memo, useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { FileText } from 'lucide-react';
import { environment } from '@loupe/shared/environment';
import type { Message } from '@loupe/shared/contract/chats';
import { QuestionBubble } from '@loupe/shared/ui/question-bubble';
import { whenAtRest } from '../../lib/at-rest.ts';
import type { Turn } from '../../lib/turns.ts';
import { transcriptTexts } from '#texts/transcript';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import type { RunViews } from '../../stores/run-views.ts';
import { AnswerOfRun, type AnswerActions } from './answer.tsx';
import classes from './turn-view.module.css';

export type TurnViewProps = {
  turn: Turn;
  runs: RunViews;
  isLast: boolean;
  isStopping: boolean;
  actions: AnswerActions;
};

/** A question and its answer. */
export const TurnView = memo(function TurnView({ turn, runs, isLast, isStopping, actions }: TurnViewProps) {
  const { question, run, answer } = turn;
  return (
    <article className={classes.turn} data-turn={turn.id}>
      {question && <Question text={question.text} files={question.files} />}
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

type QuestionProps = {
  text: string;
  files: readonly Pick<Message['files'][number], 'id' | 'name'>[];
  isSending?: boolean;
};

/** What the person asked, with the files that went with it. */
function Question({ text, files, isSending = false }: QuestionProps) {
  return (
    <section
      className={classes.question}
      aria-label={transcriptTexts.question}
      aria-busy={isSending || undefined}
      data-part="question"
    >
      {text !== '' && <QuestionBubble text={text} />}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileText size={14} aria-hidden="true" />
              <span>{file.name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A message on its way: shown at once, with what it is waiting for. */
export function SendingTurn({ text, files }: Pick<QuestionProps, 'text' | 'files'>) {
  return (
    <article className={classes.turn} data-turn="sending">
      <Question text={text} files={files} isSending />
      <p role="status" className={classes.sending}>
        {transcriptTexts.sending}
      </p>
    </article>
  );
}
