import { useRef, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { RunFeedback } from '@loupe/shared/contract/feedback';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { problemKinds } from '@loupe/shared/lib/feedback-limits';
import { Button } from '@loupe/shared/ui/button';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { Dialog } from '@loupe/shared/ui/dialog';
import { focusFirstError } from '@loupe/shared/ui/focus-first-error';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextArea } from '@loupe/shared/ui/text-area';
import { feedbackTexts } from '#texts/feedback';
import type { Feedback } from '../../stores/feedback.ts';
import { createProblemForm, type ProblemForm } from '../../stores/problem-form.ts';
import classes from './problem-dialog.module.css';

export type ProblemDialogProps = {
  feedback: Feedback;
  runId: string;
  finalFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What is wrong with an answer, in a few words, and whether the admins may read it. */
export function ProblemDialog({ feedback, runId, finalFocus, onClose }: ProblemDialogProps) {
  const [problem] = useState(() => createProblemForm(feedback, runId));
  const { isSubmitting } = useStore(problem.form.$form);
  const report = useStore(feedback.$said).get(runId)?.report ?? null;
  const box = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (await problem.form.submit()) onClose();
    else focusFirstError(box.current);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isKeptOnOutsidePress
      finalFocus={finalFocus}
      title={feedbackTexts.title}
      description={feedbackTexts.description}
      footer={
        <>
          <Button onClick={onClose}>{feedbackTexts.cancel}</Button>
          <Button variant="primary" isBusy={isSubmitting} onClick={() => void send()}>
            {report ? feedbackTexts.sendAgain : feedbackTexts.send}
          </Button>
        </>
      }
    >
      <form
        ref={box}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {report && <Sent report={report} problem={problem} />}
        <Fields problem={problem} />
      </form>
    </Dialog>
  );
}

function Fields({ problem }: { problem: ProblemForm }) {
  const { values, fieldErrors, error } = useStore(problem.form.$form);
  return (
    <>
      <SelectField
        name="kind"
        label={feedbackTexts.kind}
        value={values.kind}
        placeholder={feedbackTexts.choose}
        options={problemKinds.map((kind) => ({ value: kind, label: feedbackTexts.kinds[kind] }))}
        error={fieldErrors.kind}
        isRequired
        onChange={(kind) => problem.change('kind', kind)}
      />
      <TextArea
        name="text"
        label={feedbackTexts.text}
        hint={feedbackTexts.textHint}
        value={values.text}
        error={fieldErrors.text}
        isOptional={values.kind !== 'other'}
        onChange={(text) => problem.change('text', text)}
      />
      <Checkbox
        name="agree"
        label={feedbackTexts.agree}
        hint={feedbackTexts.agreeHint}
        isChecked={values.isAgreed}
        onChange={(isAgreed) => problem.change('isAgreed', isAgreed)}
      />
      <div role="alert">
        {error && (
          <p className={classes.error}>
            {error.message} {feedbackTexts.keptDraft}
          </p>
        )}
      </div>
    </>
  );
}

type SentProps = { report: NonNullable<RunFeedback['report']>; problem: ProblemForm };

/** What became of the report that was sent. */
function Sent({ report, problem }: SentProps) {
  const isWithdrawing = useStore(problem.$isWithdrawing);
  return (
    <div className={classes.sent}>
      <p>
        {feedbackTexts.reportedAt(formatDateTime(report.reported_at))}{' '}
        {report.done_at === null ? feedbackTexts.waiting : feedbackTexts.done(formatDateTime(report.done_at))}
      </p>
      {report.note !== '' && (
        <figure className={classes.note}>
          <figcaption>{feedbackTexts.note}</figcaption>
          <blockquote>{report.note}</blockquote>
        </figure>
      )}
      {report.is_agreed && (
        <p className={classes.agreed}>
          {feedbackTexts.mayRead}
          <Button size="small" isBusy={isWithdrawing} onClick={() => void problem.withdraw()}>
            {feedbackTexts.withdraw}
          </Button>
        </p>
      )}
    </div>
  );
}
