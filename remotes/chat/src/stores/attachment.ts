import type { StoredFile } from '@loupe/shared/contract/files';
import { isPermanentStatus } from '@loupe/shared/lib/upload-plan';
import type { DraftFile, DraftUpload } from '@loupe/shared/stores/drafts';
import type { RequestFailure } from '@loupe/shared/stores/request';

/**
 * A file on its way into a message: `stored` once it is ready, `problem` when it was refused or lost. `missing`: the page
 * was reloaded and the browser has no copy; it goes on when the same file is chosen again.
 */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'uploading' | 'paused' | 'missing' | 'ready' | 'failed';
  /** Bytes the server has. */
  readonly sent: number;
  /** Waiting for the connection or for the next try. */
  readonly isWaiting: boolean;
  readonly stored: (Pick<StoredFile, 'id' | 'name' | 'archive'> & { readonly summary?: string }) | null;
  /** How many files it stands for: of a zip those that were taken out of it. */
  readonly holds: number;
  readonly problem: string | null;
  /** False for a final no of the server (U2): the same file will not be taken. */
  readonly canRetry: boolean;
  /** The upload once it is begun. */
  readonly uploadId: string | null;
  /** When the file was changed last, milliseconds since the epoch. */
  readonly modified: number;
  /** The field of a form it was chosen for. */
  readonly field: string | null;
  /** The text it is made of, which is in no file of the person; null once that is back in the field. */
  readonly text: string | null;
}

const begun = {
  state: 'uploading',
  sent: 0,
  isWaiting: false,
  stored: null,
  problem: null,
  canRetry: true,
  text: null,
  holds: 1,
} as const;

/** A file the server already has, e.g. out of a draft. */
export function storedAttachment(file: DraftFile): Attachment {
  const { id, name } = file;
  const { field = null, holds = 1 } = file;
  const none = { bytes: 0, uploadId: null, modified: 0 };
  return {
    ...begun,
    ...none,
    key: id,
    name,
    field,
    holds,
    state: 'ready',
    stored: { id, name },
    canRetry: false,
  };
}

/** A file somebody has just chosen, or that was made of a text. */
export function chosenAttachment(
  key: string,
  file: File,
  { field, text }: Pick<Attachment, 'field' | 'text'>,
): Attachment {
  const { name, size: bytes, lastModified: modified } = file;
  return { ...begun, key, name, bytes, modified, field, text, uploadId: null };
}

/** A half upload out of a draft. */
export function keptAttachment(upload: DraftUpload): Attachment {
  const { id: uploadId, name, bytes, modified, field = null, isPaused = false } = upload;
  const state = isPaused ? 'paused' : 'uploading';
  return { ...begun, key: uploadId, name, bytes, modified, field, uploadId, state };
}

/** What a draft keeps of attachments that the server has. */
export function draftFiles(attachments: readonly Attachment[]): DraftFile[] {
  return attachments.flatMap(({ stored, field, holds }) =>
    stored
      ? [
          {
            id: stored.id,
            name: stored.name,
            ...(field !== null && { field }),
            ...(holds > 1 && { holds }),
          },
        ]
      : [],
  );
}

/** What a draft keeps of texts that are no file of the server yet: an upload of one starts again. */
export function draftTexts(attachments: readonly Attachment[]): string[] {
  return attachments.flatMap(({ text, state }) => (text === null || state === 'ready' ? [] : [text]));
}

/** True when a text will be no file after all. */
export function isTextRefused({ text, state, canRetry }: Attachment): boolean {
  return text !== null && state === 'failed' && !canRetry;
}

/** What a draft keeps of attachments that are not ready; those refused for good are not kept. */
export function draftUploads(attachments: readonly Attachment[]): DraftUpload[] {
  return attachments.flatMap(({ uploadId, name, bytes, modified, state, field, canRetry, text }) =>
    uploadId === null || text !== null || state === 'ready' || (state === 'failed' && !canRetry)
      ? []
      : [
          {
            id: uploadId,
            name,
            bytes,
            modified,
            ...(state === 'paused' && { isPaused: true }),
            ...(field !== null && { field }),
          },
        ],
  );
}

/** True for one and the same attachment, also when it came back out of a draft under another key. */
export function isSameAttachment(one: Attachment, other: Attachment): boolean {
  const isSameUpload = one.uploadId !== null && one.uploadId === other.uploadId;
  return one.key === other.key || isSameUpload || (one.stored !== null && one.stored.id === other.stored?.id);
}

/** True for the very file a half upload was begun with, as far as names, sizes and times can tell; the checksum decides. */
export function isSameFile({ name, bytes, modified }: Attachment, file: File): boolean {
  return file.name === name && file.size === bytes && file.lastModified === modified;
}

/** After a final no (U1, U2) the same file is not sent again, unless only the upload was over or broken, not the file. */
export function canRetryAfter(error: RequestFailure): boolean {
  return error.code.startsWith('upload.') || !isPermanentStatus(error.status);
}
