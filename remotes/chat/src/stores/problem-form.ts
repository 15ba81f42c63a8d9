import { atom } from 'nanostores';
import type { ProblemKind, RunFeedback } from '@loupe/shared/contract/feedback';
import { feedbackLimits, problemKinds } from '@loupe/shared/lib/feedback-limits';
import { formatCredits } from '@loupe/shared/lib/format';
import { createForm } from '@loupe/shared/stores/form';
import { feedbackTexts } from '#texts/feedback';
import type { Feedback } from './feedback.ts';

// A type: a form takes what has an index signature.
type Values = { kind: string; text: string; isAgreed: boolean };

const isKind = (kind: string): kind is ProblemKind => problemKinds.some((known) => known === kind);

function problemsOf({ kind, text }: Values) {
  const isLong = text.length > feedbackLimits.text;
  const isMissing = kind === 'other' && text.trim() === '';
  return {
    kind: isKind(kind) ? undefined : feedbackTexts.kindMissing,
    text: isLong
      ? feedbackTexts.textLong(formatCredits(feedbackLimits.text))
      : isMissing
        ? feedbackTexts.textMissing
        : undefined,
  };
}

export type ProblemForm = ReturnType<typeof createProblemForm>;

/**
 * The report of a problem with an answer. What is written is kept as a draft until it is sent; the agreement is not, it
 * is given with each report.
 */
export function createProblemForm(feedback: Feedback, runId: string) {
  const { request, notify } = feedback.outside;
  const place = `problem:${runId}`;
  const params = { run_id: runId };
  const report = (): RunFeedback['report'] => feedback.$said.get().get(runId)?.report ?? null;
  const $isWithdrawing = atom(false);

  const form = createForm<Values, { feedback: RunFeedback }>({
    initial: initialValues(),
    validate: problemsOf,
    submit: async ({ kind, text, isAgreed }) => {
      if (!isKind(kind)) throw new Error('No kind was chosen.');
      const body = { kind, text, is_agreed: isAgreed };
      return await request('POST /runs/:run_id/problem', { params, body, isQuiet: true });
    },
    onSuccess: ({ feedback: said }) => {
      feedback.drafts.write(place, { text: '', files: [] });
      feedback.keep(said);
      notify(feedbackTexts.sent, 'success');
    },
  });

  function initialValues(): Values {
    const { text, inputs } = feedback.drafts.read(place);
    const sent = report();
    const isAgreed = sent?.is_agreed ?? false;
    if (text !== '' || inputs?.['kind'] !== undefined)
      return { kind: inputs?.['kind'] ?? '', text, isAgreed };
    return { kind: sent?.kind ?? '', text: sent?.text ?? '', isAgreed };
  }

  return {
    form,
    report,
    $isWithdrawing,
    change<K extends keyof Values>(name: K, value: Values[K]): void {
      form.change(name, value);
      const { kind, text } = form.$form.get().values;
      feedback.drafts.write(place, { text, files: [], ...(kind !== '' && { inputs: { kind } }) });
    },
    /** The report stays; the admins read nothing of the chat from then on. */
    async withdraw(): Promise<void> {
      if ($isWithdrawing.get()) return;
      $isWithdrawing.set(true);
      const result = await request('DELETE /runs/:run_id/problem/agreement', { params, isQuiet: true });
      $isWithdrawing.set(false);
      if (!result.ok) return notify(feedbackTexts.withdrawFailed, 'error');
      feedback.keep(result.data.feedback);
      form.change('isAgreed', false);
      notify(feedbackTexts.withdrawn, 'success');
    },
  };
}
