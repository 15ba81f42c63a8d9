import { useStore } from '@nanostores/react';
import { Eye, EyeOff } from 'lucide-react';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { Button } from '@loupe/shared/ui/button';
import { QuestionBubble } from '@loupe/shared/ui/question-bubble';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { texts } from '#texts';
import { shareTexts } from '#texts/share';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import type { SharePreview, Shares } from '../../stores/shares.ts';
import classes from './share-dialog.module.css';

/** The chat as a stranger would see it, asked of the server with the options as they are. */
export function SharePreviewPart({ shares }: { shares: Shares }) {
  const preview = useStore(shares.$preview);
  const isOpen = preview !== null;
  return (
    <div className={classes.part}>
      <Button
        size="small"
        icon={isOpen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? shares.closePreview() : void shares.loadPreview())}
      >
        {isOpen ? shareTexts.hidePreview : shareTexts.preview}
      </Button>
      {preview?.state === 'loading' && (
        <LoadingRegion label={shareTexts.previewLoading}>
          <Skeleton height={160} shape="block" />
        </LoadingRegion>
      )}
      {preview?.state === 'failed' && (
        <div role="alert" className={classes.failed}>
          <span>{shareTexts.previewFailed}</span>
          <Button size="small" onClick={() => void shares.loadPreview()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {preview?.state === 'ready' && (
        <PreviewBox preview={preview.value} isRefreshing={preview.isRefreshing} />
      )}
    </div>
  );
}

function stepsOf(run: RunView): number {
  return run.stages.reduce((count, stage) => count + stage.steps.length, 0);
}

function PreviewBox({
  preview: { chat, runs },
  isRefreshing,
}: {
  preview: SharePreview;
  isRefreshing: boolean;
}) {
  return (
    <div
      role="region"
      aria-label={shareTexts.previewLabel}
      aria-busy={isRefreshing || undefined}
      // A box that scrolls must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.preview}
    >
      <p className={classes.previewTitle}>{chat.title || shareTexts.untitled}</p>
      <p className={classes.note}>{shareTexts.previewAsOf(formatDateTime(chat.frozen_at))}</p>
      {chat.messages.map((message) => (
        <PreviewMessage
          key={message.id}
          message={message}
          run={message.role === 'assistant' ? (runs.get(message.run_id ?? '') ?? null) : null}
        />
      ))}
    </div>
  );
}

type PreviewMessageProps = { message: SharePreview['chat']['messages'][number]; run: RunView | null };

function PreviewMessage({ message, run }: PreviewMessageProps) {
  if (message.role === 'user') {
    return (
      <div className={classes.previewQuestion}>
        {message.text === '' ? (
          <p className={classes.note}>{shareTexts.hiddenQuestion}</p>
        ) : (
          <QuestionBubble text={message.text} />
        )}
        {message.file_names.map((name) => (
          <p key={name} className={classes.note}>
            {name}
          </p>
        ))}
      </div>
    );
  }
  const steps = run ? stepsOf(run) : 0;
  return (
    <div className={classes.previewAnswer}>
      {run && <p className={classes.note}>{steps > 0 ? shareTexts.stepCount(steps) : shareTexts.noSteps}</p>}
      <LazyMarkdown text={run && run.report !== '' ? run.report : message.text} />
    </div>
  );
}
