import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { feedbackLimits } from '@loupe/shared/lib/feedback-limits';
import { Button } from '@loupe/shared/ui/button';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { SideSheet } from '@loupe/shared/ui/side-sheet';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { TextArea } from '@loupe/shared/ui/text-area';
import { useStarted } from '@loupe/shared/ui/use-page';
import { problemsTexts } from '#texts/problems';
import { FormError } from '../../parts/form-error.tsx';
import type { Outside } from '../../stores/outside.ts';
import {
  createProblemDetail,
  type ProblemDetail,
  type ProblemDetailStore,
} from '../../stores/problem-detail.ts';
import { agentName } from './problem-agent.ts';
import { ProblemContentPart } from './problem-content.tsx';
import { ProblemLog } from './problem-log.tsx';
import classes from './problems.module.css';

export interface ProblemSheetProps {
  readonly outside: Outside;
  readonly reportId: string;
  readonly onSettled: (isDone: boolean) => void;
  readonly onClose: () => void;
}

/** One report at the side of the list: what was written, how the run went, and the answer to the person. */
export function ProblemSheet({ outside, reportId, onSettled, onClose }: ProblemSheetProps) {
  const [store] = useState(() => createProblemDetail(outside, reportId, onSettled));
  const detail = useStore(store.$detail);
  useStarted(store);
  const value = detail.state === 'ready' ? detail.value : null;
  const problem = value?.problem;
  return (
    <SideSheet
      isOpen
      onClose={onClose}
      title={problem ? problemsTexts.kinds[problem.kind] : problemsTexts.title}
      description={problem && `${agentName(problem)} · ${formatDateTime(problem.reported_at)}`}
    >
      {detail.state === 'loading' && (
        <LoadingRegion label={problemsTexts.reportLoading}>
          <Skeleton lines={8} height={28} />
        </LoadingRegion>
      )}
      {detail.state === 'failed' && (
        <FailedState
          title={problemsTexts.reportFailed}
          detail={detail.error.message}
          errorId={detail.error.requestId ?? undefined}
          onRetry={() => void store.load()}
        />
      )}
      {value && <Parts detail={value} store={store} />}
    </SideSheet>
  );
}

function Parts({ detail, store }: { detail: ProblemDetail; store: ProblemDetailStore }) {
  const { problem, run } = detail;
  return (
    <>
      <section className={classes.part} aria-label={problemsTexts.written}>
        <SectionLabel as="h3">{problemsTexts.written}</SectionLabel>
        <p className={classes.quiet}>
          {problem.person
            ? [problem.person.name, problem.person.email].filter(Boolean).join(' · ')
            : problemsTexts.nobody}
        </p>
        {problem.text === '' ? (
          <p className={classes.quiet}>{problemsTexts.nothingWritten}</p>
        ) : (
          <blockquote className={classes.quote}>{problem.text}</blockquote>
        )}
      </section>
      <Settle isDone={problem.done_at !== null} store={store} />
      <ProblemContentPart isAgreed={problem.is_agreed} store={store} />
      <ProblemLog run={run} runId={problem.run_id} />
    </>
  );
}

function Settle({ isDone, store }: { isDone: boolean; store: ProblemDetailStore }) {
  const { values, error, isSubmitting } = useStore(store.settle.$form);
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        void store.send(true);
      }}
    >
      <SectionLabel as="h3">{problemsTexts.settle}</SectionLabel>
      <TextArea
        name="note"
        label={problemsTexts.note}
        hint={problemsTexts.noteHint}
        maxLength={feedbackLimits.note}
        value={values.note}
        onChange={store.writeNote}
      />
      <FormError error={error} />
      <div className={classes.row}>
        <Button variant={isDone ? 'secondary' : 'primary'} type="submit" isBusy={isSubmitting}>
          {isDone ? problemsTexts.saveNote : problemsTexts.markDone}
        </Button>
        {isDone && (
          <Button variant="ghost" isBusy={isSubmitting} onClick={() => void store.send(false)}>
            {problemsTexts.reopen}
          </Button>
        )}
      </div>
    </form>
  );
}
