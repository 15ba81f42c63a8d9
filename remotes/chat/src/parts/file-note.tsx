import { Progress } from '@loupe/shared/ui/progress';
import { bytesText } from '../lib/file-words.ts';
import { fileTexts } from '#texts/files';
import type { Attachment } from '../stores/attachment.ts';

/** What is to be shown of a file: how far it is, what it holds, or why it did not get through. */
function noteOf({ state, bytes, sent, isWaiting, stored, problem }: Attachment): string {
  const [there, all] = [bytesText(sent), bytesText(bytes)];
  if (state === 'paused') return fileTexts.paused(there, all);
  if (state === 'missing') return fileTexts.chooseAgain;
  if (state === 'failed') return problem ?? fileTexts.notUploaded;
  if (state === 'ready')
    return [stored?.summary, bytes > 0 ? all : null].filter(Boolean).join(' · ') || fileTexts.ready;
  if (isWaiting) return fileTexts.waiting(there, all);
  return sent < bytes ? fileTexts.sentOf(there, all) : fileTexts.checking;
}

export type FileNoteProps = { attachment: Attachment; className?: string | undefined };

/** The line below a file's name. Read out when its state changes, not with every megabyte: the bar tells those who ask. */
export function FileNote({ attachment, className }: FileNoteProps) {
  const note = noteOf(attachment);
  const isMoving = attachment.state === 'uploading' && !attachment.isWaiting;
  return (
    <span className={className} role="status">
      {isMoving ? <span aria-hidden="true">{note}</span> : note}
    </span>
  );
}

/** The bar of a file that is on its way; nothing for one that is not. */
export function FileProgress({ attachment }: { attachment: Attachment }) {
  const { state, name, bytes, sent } = attachment;
  if (state !== 'uploading' && state !== 'paused') return null;
  const isKnown = sent < bytes;
  return (
    <Progress
      label={name}
      value={isKnown ? sent : undefined}
      max={bytes}
      valueText={isKnown ? fileTexts.sentOf(bytesText(sent), bytesText(bytes)) : undefined}
    />
  );
}
