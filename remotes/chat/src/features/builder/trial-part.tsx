import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import { CircleAlert, FileUp, Play, X } from 'lucide-react';
import type { Run } from '@loupe/shared/contract/runs';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { TextField } from '@loupe/shared/ui/text-field';
import { nameOf } from '../../lib/own-document.ts';
import { builderTexts } from '../../messages/builder-texts.ts';
import { FileNote } from '../../parts/file-note.tsx';
import { LazyMarkdown } from '../../parts/lazy-markdown.tsx';
import type { BuilderPage } from '../../stores/builder-page.ts';
import type { BuilderTrial } from '../../stores/builder-trial.ts';
import classes from './builder.module.css';

export type TrialPartProps = { page: BuilderPage; trial: BuilderTrial; onNavigate: (to: string) => void };

/** A run of the agent beside its form, as it is saved. */
export function TrialPart({ page, trial, onNavigate }: TrialPartProps) {
  const run = useStore(trial.$run);
  const isStarting = useStore(trial.$isStarting);
  const problem = useStore(trial.$problem);
  const busy = useStore(page.$busy);
  const isChanged = useStore(page.$isChanged);

  async function start() {
    const isKept = page.$agent.get() !== null && !isChanged;
    if (!isKept && !(await page.save())) return;
    const agent = page.$agent.get();
    if (agent !== null) await trial.start(agent.slug);
  }

  return (
    <Card className={classes.card}>
      <section aria-label={builderTexts.trial} className={classes.part}>
        <SectionLabel>{builderTexts.trial}</SectionLabel>
        <p className={classes.note}>{builderTexts.trialHint}</p>
        <TrialFiles trial={trial} />
        <TrialInputs page={page} trial={trial} />
        <Button
          isBusy={isStarting || busy === 'save'}
          icon={<Play aria-hidden="true" />}
          onClick={() => void start()}
        >
          {builderTexts.start}
        </Button>
        <div aria-live="assertive">
          {problem !== null && (
            <p className={classes.problem}>
              <CircleAlert size={16} aria-hidden="true" />
              {problem}
            </p>
          )}
        </div>
        {run === null ? (
          <p className={classes.note}>{builderTexts.trialEmpty}</p>
        ) : (
          <TrialReport key={run.id} run={run} trial={trial} onNavigate={onNavigate} />
        )}
      </section>
    </Card>
  );
}

function TrialFiles({ trial }: { trial: BuilderTrial }) {
  const input = useRef<HTMLInputElement>(null);
  const files = useStore(trial.files.$attachments);
  return (
    <div className={classes.part}>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        aria-label={builderTexts.trialFiles}
        tabIndex={-1}
        onChange={(event) => {
          trial.files.add([...(event.target.files ?? [])], null);
          event.target.value = '';
        }}
      />
      <Button size="small" icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {builderTexts.chooseFiles}
      </Button>
      <ul className={classes.versions}>
        {files.map((file) => (
          <li key={file.key}>
            <span className={classes.grow}>
              {file.name} <FileNote attachment={file} className={classes.note} />
            </span>
            <IconButton
              label={builderTexts.removeFile(file.name)}
              icon={<X aria-hidden="true" />}
              onClick={() => trial.files.remove(file.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What its form would ask, so that a question with a place is asked whole. */
function TrialInputs({ page, trial }: { page: BuilderPage; trial: BuilderTrial }) {
  const { inputs } = useStore(page.$document);
  const values = useStore(trial.$values);
  const taken: string[] = [];
  return inputs.map((input, at) => {
    const name = input.name === '' ? nameOf(input.label, taken) : input.name;
    taken.push(name);
    if (input.kind === 'files' || input.label.trim() === '') return null;
    return (
      <TextField
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        name={`trial-${at}`}
        label={input.label}
        value={values[name] ?? ''}
        isOptional={!input.is_required}
        autoComplete="off"
        onChange={(value) => trial.setValue(name, value)}
      />
    );
  });
}

type TrialReportProps = { run: Run; trial: BuilderTrial; onNavigate: (to: string) => void };

function TrialReport({ run, trial, onNavigate }: TrialReportProps) {
  const { view, state } = useStore(trial.watch(run.id));
  const isEnded = isFinal(view.status) || state === 'failed';
  const { runStates } = builderTexts;
  const word =
    view.status === 'done' || view.status === 'stopped' || view.status === 'failed'
      ? runStates[view.status]
      : runStates.working;
  return (
    <div className={classes.part}>
      <p role="status" className={classes.note}>
        {word}
        {isEnded && ` · ${builderTexts.used(view.usedCredits)}`}
      </p>
      {view.report === '' ? (
        <p>{view.error?.message ?? (isEnded ? view.answer : builderTexts.running)}</p>
      ) : (
        <div className={classes.report}>
          <LazyMarkdown text={view.report} variant="report" isStreaming={!isEnded} />
        </div>
      )}
      <Link href={`/chat/${run.chat_id}`} onNavigate={onNavigate}>
        {builderTexts.openChat}
      </Link>
    </div>
  );
}
