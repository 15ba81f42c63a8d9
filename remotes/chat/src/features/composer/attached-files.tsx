import { useStore } from '@nanostores/react';
import { CircleAlert, FileText, RotateCw, X } from 'lucide-react';
import { Progress } from '@loupe/shared/ui/progress';
import { bytesText } from '../../lib/file-words.ts';
import { composerTexts } from '../../messages/en.ts';
import type { Attachment } from '../../stores/attachments.ts';
import type { Composer } from '../../stores/composer.ts';
import classes from './attached-files.module.css';

/** Files of the message being written: their state, retry, remove. */
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
  const { key, name, bytes, state, stored, problem, canRetry } = attachment;
  const note = {
    uploading: composerTexts.uploading,
    ready:
      [stored?.summary, bytes > 0 ? bytesText(bytes) : null].filter(Boolean).join(' · ') ||
      composerTexts.uploaded,
    failed: problem ?? composerTexts.uploadFailed,
  }[state];
  return (
    <li className={classes.file} data-state={state}>
      {state === 'failed' ? (
        <CircleAlert size={16} aria-hidden="true" />
      ) : (
        <FileText size={16} aria-hidden="true" />
      )}
      <span className={classes.text}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.note} role="status">
          {note}
        </span>
        {state === 'uploading' && <Progress label={name} />}
      </span>
      {state === 'failed' && canRetry && (
        <button
          type="button"
          className={classes.remove}
          aria-label={composerTexts.retryUpload(name)}
          onClick={() => composer.retryFile(key)}
        >
          <RotateCw size={14} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={composerTexts.removeFile(name)}
        onClick={() => composer.removeFile(key)}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
