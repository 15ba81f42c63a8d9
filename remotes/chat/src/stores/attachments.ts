import { atom } from 'nanostores';
import { noUploadLimits, refusalOf, type UploadLimits } from '@loupe/shared/lib/upload-plan';
import type { DraftUpload } from '@loupe/shared/stores/drafts';
import { refusalText } from '../lib/file-words.ts';
import {
  canRetryAfter,
  chosenAttachment,
  isSameAttachment,
  isSameFile,
  keptAttachment,
  type Attachment,
} from './attachment.ts';
import { createFileCopies } from './file-copies.ts';
import { transferFile, type TransferEnd } from './file-transfer.ts';
import type { Outside } from './outside.ts';
import { uploadLanes, type Lanes } from './upload-lanes.ts';

export interface AttachmentOptions {
  /** What is refused here already; nothing unless set (U1). */
  readonly limits?: UploadLimits;
  readonly lanes?: Lanes;
}

export type Attachments = ReturnType<typeof createAttachments>;

/** Uploads files at the same time; each can be paused, gone on with, retried or removed on its own, also after a reload. */
export function createAttachments(
  outside: Pick<Outside, 'request' | 'environment'>,
  { limits = noUploadLimits, lanes = uploadLanes }: AttachmentOptions = {},
) {
  const { request, environment } = outside;
  const $attachments = atom<readonly Attachment[]>([]);
  const contents = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const copies = createFileCopies(environment);

  const find = (key: string) => $attachments.get().find((one) => one.key === key);

  function change(key: string, part: Partial<Attachment>): void {
    $attachments.set($attachments.get().map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  async function upload(key: string, file: File): Promise<void> {
    stop(key);
    const controller = new AbortController();
    const keepCopy = copies.keeper(file);
    running.set(key, controller);
    contents.set(key, file);
    change(key, { state: 'uploading', problem: null, isWaiting: false });
    const end = await transferFile(outside, {
      file,
      lanes,
      signal: controller.signal,
      uploadId: find(key)?.uploadId ?? null,
      onBegun: (uploadId) => {
        change(key, { uploadId });
        if (find(key)?.text === null) void keepCopy(uploadId);
      },
      onProgress: (sent) => change(key, { sent }),
      onWaiting: (isWaiting) => {
        if (find(key)?.isWaiting !== isWaiting) change(key, { isWaiting });
      },
    });
    if (running.get(key) !== controller) return;
    running.delete(key);
    ended(key, end);
  }

  function ended(key: string, end: TransferEnd): void {
    if (end.kind === 'stopped') return;
    const uploadId = find(key)?.uploadId ?? null;
    if (end.kind === 'stored') {
      const holds = end.file.archive?.files.length ?? 1;
      change(key, { state: 'ready', stored: end.file, holds, problem: null, isWaiting: false });
      contents.delete(key);
      forgetCopy(uploadId);
      return;
    }
    const canRetry = canRetryAfter(end.error);
    // The next try starts an upload that is over from the beginning.
    const isOver = end.error.code.startsWith('upload.');
    change(key, {
      state: 'failed',
      problem: end.error.message,
      isWaiting: false,
      canRetry,
      ...(isOver && { uploadId: null, sent: 0 }),
    });
    if (isOver || !canRetry) forgetCopy(uploadId);
  }

  function forgetCopy(uploadId: string | null): void {
    if (uploadId !== null) copies.forget(uploadId);
  }

  function stop(key: string): void {
    running.get(key)?.abort();
    running.delete(key);
  }

  /** Starts uploading, or goes on with the half upload of the same file; gives the keys in the order of the files. */
  function add(
    files: Iterable<File>,
    field: string | null = null,
    /** What the file was made of, when that is in no other. */
    text: string | null = null,
  ): string[] {
    return [...files].map((file) => {
      const known = $attachments.get().find((one) => one.state === 'missing' && isSameFile(one, file));
      if (known) {
        void upload(known.key, file);
        return known.key;
      }
      const fresh = chosenAttachment(environment.randomId(), file, { field, text });
      const refusal = refusalOf(file, $attachments.get().length, limits);
      const problem = refusal && refusalText(refusal, file.name, limits);
      $attachments.set([
        ...$attachments.get(),
        problem ? { ...fresh, state: 'failed', problem, canRetry: false } : fresh,
      ]);
      if (!problem) void upload(fresh.key, file);
      return fresh.key;
    });
  }

  /** Goes on with half uploads of an earlier page: by itself where the browser kept the file, else once it is chosen again. */
  function continueUploads(uploads: readonly DraftUpload[]): void {
    const fresh = uploads.map(keptAttachment);
    restore(fresh);
    for (const { key, state } of fresh) if (state === 'uploading') void findFile(key);
  }

  async function findFile(key: string): Promise<void> {
    const uploadId = find(key)?.uploadId ?? null;
    if (uploadId === null) return;
    const file = contents.get(key) ?? (await environment.keptFiles.get(uploadId));
    const asked = file
      ? null
      : await request('GET /uploads/:upload_id', { params: { upload_id: uploadId }, isQuiet: true });
    if (find(key)?.state !== 'uploading' || running.has(key)) return;
    if (file) return void upload(key, file);
    // The page may have gone after the last chunk and before the answer.
    if (asked?.ok && asked.data.file) return ended(key, { kind: 'stored', file: asked.data.file });
    if (asked && !asked.ok && asked.error.status === 404) return remove(key);
    change(key, { state: 'missing' });
  }

  /** Holds an upload; what the server has stays there. */
  function pause(key: string): void {
    if (find(key)?.state !== 'uploading') return;
    stop(key);
    change(key, { state: 'paused', isWaiting: false });
  }

  /** Goes on after a pause. */
  function resume(key: string): void {
    if (find(key)?.state !== 'paused') return;
    const file = contents.get(key);
    if (file) return void upload(key, file);
    change(key, { state: 'uploading' });
    void findFile(key);
  }

  function retry(key: string): void {
    const file = contents.get(key);
    if (file && find(key)?.state === 'failed') void upload(key, file);
  }

  /** Takes the file out and throws half of it away on the server; a whole one stays in the person's files. */
  function remove(key: string): void {
    const gone = find(key);
    stop(key);
    contents.delete(key);
    $attachments.set($attachments.get().filter((one) => one.key !== key));
    if (!gone?.uploadId || gone.stored) return;
    forgetCopy(gone.uploadId);
    void request('DELETE /uploads/:upload_id', { params: { upload_id: gone.uploadId }, isQuiet: true });
  }

  /** Puts back attachments, e.g. those of a message that was not sent, without any that are there. */
  function restore(attachments: readonly Attachment[]): void {
    const there = $attachments.get();
    const fresh = attachments.filter((one) => !there.some((other) => isSameAttachment(one, other)));
    if (fresh.length > 0) $attachments.set([...fresh, ...there]);
  }

  /** The text of an attachment is kept elsewhere from now on. */
  const letGoOfText = (key: string) => change(key, { text: null });

  /** Empties the list without stopping anything that was sent. */
  function clear(): void {
    $attachments.set([]);
  }

  return { $attachments, add, continueUploads, pause, resume, retry, remove, restore, letGoOfText, clear };
}
