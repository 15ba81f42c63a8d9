import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { CircleAlert, FileText, Pause, Play, RotateCw, X } from 'lucide-react';
import { fileTexts } from '#texts/files';
import { composerTexts } from '#texts';
import { FileNote, FileProgress } from '../../parts/file-note.tsx';
import type { Attachment } from '../../stores/attachment.ts';
import type { Composer } from '../../stores/composer.ts';
import classes from './attached-files.module.css';

/** Files of the message being written: their state, pause, retry, remove (U1). */
export function AttachedFiles({ composer }: { composer: Composer }) {
  const attachments = useStore(composer.$attachments);
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={composerTexts.files}>
      {attachments.map((attachment) => (
        <FileChip key={attachment.key} attachment={attachment} composer={composer} />
      ))}
    </ul>
  );
}

function FileChip({ attachment, composer }: { attachment: Attachment; composer: Composer }) {
  const { key, name, state, canRetry } = attachment;
  const Icon = state === 'failed' || state === 'missing' ? CircleAlert : FileText;
  return (
    <li className={classes.file} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      <span className={classes.text}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <FileNote attachment={attachment} className={classes.note} />
        <FileProgress attachment={attachment} />
      </span>
      {state === 'uploading' && (
        <ChipButton label={fileTexts.pause(name)} onClick={() => composer.pauseFile(key)}>
          <Pause size={14} aria-hidden="true" />
        </ChipButton>
      )}
      {state === 'paused' && (
        <ChipButton label={fileTexts.resume(name)} onClick={() => composer.resumeFile(key)}>
          <Play size={14} aria-hidden="true" />
        </ChipButton>
      )}
      {state === 'failed' && canRetry && (
        <ChipButton label={fileTexts.retry(name)} onClick={() => composer.retryFile(key)}>
          <RotateCw size={14} aria-hidden="true" />
        </ChipButton>
      )}
      <ChipButton label={composerTexts.removeFile(name)} onClick={() => composer.removeFile(key)}>
        <X size={14} aria-hidden="true" />
      </ChipButton>
    </li>
  );
}

type ChipButtonProps = { label: string; onClick: () => void; children: ReactNode };

function ChipButton({ label, onClick, children }: ChipButtonProps) {
  return (
    <button type="button" className={classes.remove} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
