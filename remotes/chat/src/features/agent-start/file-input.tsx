import { useId, useRef, useState, type DragEvent } from 'react';
import { useStore } from '@nanostores/react';
import { CircleAlert, FileCheck2, FileUp, Pause, Play, RotateCw, X } from 'lucide-react';
import type { InputField } from '@loupe/shared/contract/agents';
import type { StoredFile } from '@loupe/shared/contract/files';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { FieldFrame, useFieldIds } from '@loupe/shared/ui/field-frame';
import { endingsText } from '../../lib/file-words.ts';
import { agentTexts } from '#texts/explore';
import { fileTexts } from '#texts/files';
import { FileNote, FileProgress } from '../../parts/file-note.tsx';
import type { AgentPage } from '../../stores/agent-page.ts';
import type { Attachment } from '../../stores/attachment.ts';
import classes from './file-input.module.css';

export type FileInputProps = { page: AgentPage; field: InputField; error: string | undefined };

/** A place to choose or drop a file, or several; each is uploaded at once and stays whatever the server says about the rest. */
export function FileInput({ page, field, error }: FileInputProps) {
  const files = useStore(page.$fieldFiles)[field.name] ?? [];
  const isOne = field.kind === 'file';
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const namesId = useId();
  const { id, describedBy } = useFieldIds(undefined, field.hint, error);
  const choose = (list: FileList | null) => page.chooseFiles(field, [...(list ?? [])]);
  const open = () => input.current?.click();

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }

  return (
    <FieldFrame
      id={id}
      label={field.label}
      hint={field.hint ?? undefined}
      error={error}
      isOptional={!field.is_required}
      className={classes.field}
    >
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          accept={field.accept.join(',')}
          multiple={!isOne}
          aria-required={field.is_required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [files.length > 0 ? namesId : null, describedBy].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => {
            choose(event.currentTarget.files);
            // The same file can be chosen again after it was removed or mended.
            event.currentTarget.value = '';
          }}
        />
        <div className={classes.chosen} id={namesId}>
          {files.map((attachment) => (
            <ChosenFile key={attachment.key} attachment={attachment} page={page} onChoose={open} />
          ))}
        </div>
        {!(isOne && files.length > 0) && (
          <div className={classes.line}>
            <FileUp size={18} aria-hidden="true" className={classes.icon} />
            <span className={classes.text}>
              <Button size="small" tabIndex={-1} onClick={open}>
                {isOne ? agentTexts.chooseFile : agentTexts.chooseFiles}
              </Button>{' '}
              {isOne ? agentTexts.dropFile : agentTexts.dropFiles}
              {field.accept.length > 0 && (
                <span className={classes.accepts}>{agentTexts.accepts(endingsText(field.accept))}</span>
              )}
            </span>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

/** What of a zip was not taken, and why; folded, since most of it is pictures and what the computer adds. */
function NotTaken({ archive }: Pick<StoredFile, 'archive'>) {
  if (!archive || archive.left_out.length === 0) return null;
  return (
    <details className={classes.notTaken}>
      <summary>{agentTexts.notTaken(archive.left_out.length)}</summary>
      <ul>
        {archive.left_out.map(({ name, reason }, i) => (
          <li key={i}>
            <span className={classes.member}>{name}</span> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

type ChosenFileProps = {
  attachment: Attachment;
  page: AgentPage;
  onChoose: () => void;
};

function ChosenFile({ attachment, page, onChoose }: ChosenFileProps) {
  const { key, name, state, canRetry } = attachment;
  const isStuck = state === 'failed' || state === 'missing';
  return (
    <div className={classes.line}>
      {isStuck ? (
        <CircleAlert size={18} aria-hidden="true" className={classes.failedIcon} />
      ) : (
        <FileCheck2 size={18} aria-hidden="true" className={classes.icon} />
      )}
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <FileNote attachment={attachment} className={classes.accepts} />
        <FileProgress attachment={attachment} />
        <NotTaken archive={attachment.stored?.archive} />
      </span>
      {state === 'missing' && (
        <Button size="small" tabIndex={-1} onClick={onChoose}>
          {agentTexts.chooseFile}
        </Button>
      )}
      {state === 'uploading' && (
        <IconButton
          size="small"
          label={fileTexts.pause(name)}
          icon={<Pause aria-hidden="true" />}
          onClick={() => page.pauseFile(key)}
        />
      )}
      {state === 'paused' && (
        <IconButton
          size="small"
          label={fileTexts.resume(name)}
          icon={<Play aria-hidden="true" />}
          onClick={() => page.resumeFile(key)}
        />
      )}
      {state === 'failed' && canRetry && (
        <IconButton
          size="small"
          label={fileTexts.retry(name)}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => page.retryFile(key)}
        />
      )}
      <IconButton
        size="small"
        label={agentTexts.removeFile(name)}
        icon={<X aria-hidden="true" />}
        onClick={() => page.removeFile(key)}
      />
    </div>
  );
}
