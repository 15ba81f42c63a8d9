import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { Flag, ThumbsDown, ThumbsUp } from 'lucide-react';
import { viewTexts } from '@loupe/shared/messages/view';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { feedbackTexts } from '#texts/feedback';
import type { Feedback } from '../../stores/feedback.ts';
import { LazyProblemDialog } from '../../parts/lazy-problem-dialog.tsx';

export type AnswerFeedbackProps = { runId: string; feedback: Feedback };

/** Whether the answer was helpful, and what is wrong with it. Only the person themselves says that. */
export function AnswerFeedback({ runId, feedback }: AnswerFeedbackProps) {
  const { is_helpful: isHelpful = null, report = null } = useStore(feedback.$said).get(runId) ?? {};
  const view = useStore($currentView);
  // Another one stands there once the answer was reported.
  const reportButton = useRef<HTMLButtonElement>(null);
  const [isReporting, setReporting] = useState(false);
  const refused = view && { disabled: true, title: viewTexts.personal(view.userName) };
  const label = report ? feedbackTexts.reported : feedbackTexts.report;
  const open = {
    ...refused,
    ref: reportButton,
    size: 'small',
    icon: <Flag aria-hidden="true" />,
  } as const;
  const rating = (value: boolean) => ({
    ...refused,
    size: 'small' as const,
    'aria-pressed': isHelpful === value,
    onClick: () => void feedback.rate(runId, isHelpful === value ? null : value),
  });
  return (
    <>
      <IconButton {...rating(true)} label={feedbackTexts.helpful} icon={<ThumbsUp aria-hidden="true" />} />
      <IconButton
        {...rating(false)}
        label={feedbackTexts.notHelpful}
        icon={<ThumbsDown aria-hidden="true" />}
      />
      {isHelpful === false && !report ? (
        <Button {...open} variant="ghost" onClick={() => setReporting(true)}>
          {label}
        </Button>
      ) : (
        <IconButton
          {...open}
          label={label}
          data-reported={report ? true : undefined}
          onClick={() => setReporting(true)}
        />
      )}
      {isReporting && (
        <LazyProblemDialog
          feedback={feedback}
          runId={runId}
          finalFocus={reportButton}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
