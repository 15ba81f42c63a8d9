import { GitCompareArrows, Link } from 'lucide-react';
import { environment } from '@loupe/shared/environment';
import type { Run } from '@loupe/shared/contract/runs';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { IconButton } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { copiedMarkdown, copiedText } from '../../lib/copied-answer.ts';
import { exportMarkdown } from '../../lib/export-markdown.ts';
import { PLAIN_CHAT } from '../../lib/run-state.ts';
import { creditsText } from '#texts';
import { transcriptTexts } from '#texts/transcript';
import { ExportMenu } from '../../parts/export-menu.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AskAgainMenu } from './ask-again-menu.tsx';
import type { AnswerActions } from './answer.tsx';
import classes from './answer-foot.module.css';

export type AnswerFootProps = { run: Run; view: RunView; text: string; actions: AnswerActions };

/** Copy, export and rate, then when, by what, and for how much. */
export function AnswerFoot({ run, view, text, actions }: AnswerFootProps) {
  const whole = view.report === '' ? text : view.report;
  const facts = [
    view.finishedAt && formatDateTime(view.finishedAt),
    view.engineLabel,
    creditsText(run.used_credits),
  ].filter(Boolean);
  return (
    <footer className={classes.foot}>
      {whole === '' ? (
        <div className={classes.actions}>
          <AskAgainMenu run={run} actions={actions} />
          <AnswerFeedback runId={run.id} feedback={actions.feedback} />
        </div>
      ) : (
        <div className={classes.actions}>
          <CopyButton
            size="small"
            variant="ghost"
            label={transcriptTexts.copy}
            copy={(value) => actions.copy(value)}
            getText={() => copiedMarkdown(text || whole)}
          />
          <AskAgainMenu run={run} actions={actions} />
          <ExportMenu
            size="small"
            runId={run.id}
            runExport={actions.runExport}
            more={[
              {
                label: transcriptTexts.copyText,
                onSelect: () => void actions.copy(copiedText(text || whole)),
              },
              {
                label: transcriptTexts.copyWithSources,
                onSelect: () => void actions.copy(markdownOf(run, view, text || whole)),
              },
            ]}
          />
          <IconButton
            size="small"
            label={transcriptTexts.copyLink}
            icon={<Link aria-hidden="true" />}
            onClick={() => void actions.copy(linkTo(run))}
          />
          {run.agent !== PLAIN_CHAT && view.status === 'done' && (
            <IconButton
              size="small"
              label={transcriptTexts.compare}
              icon={<GitCompareArrows aria-hidden="true" />}
              onClick={() => actions.openChanges(run.id)}
            />
          )}
          <AnswerFeedback runId={run.id} feedback={actions.feedback} />
        </div>
      )}
      <p className={classes.facts}>
        {facts.map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
      </p>
    </footer>
  );
}

/** With its sources as footnotes, so that it stands alone. */
function markdownOf(run: Run, view: RunView, text: string): string {
  const date = view.finishedAt ?? run.created_at;
  return exportMarkdown(text, view.sources, { agent: run.agent_title, date, engine: view.engineLabel ?? '' });
}

/** Address of the turn in its chat, for those who may open it. */
function linkTo({ chat_id, message_id }: Run): string {
  return `${environment().page.origin()}/chat/${chat_id}#${message_id}`;
}
