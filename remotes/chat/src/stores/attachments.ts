import { atom } from 'nanostores';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { RequestFailure } from '@loupe/shared/stores/request';
import type { Outside } from './outside.ts';

/** A file on its way into a message: `stored` once it is ready, `problem` when it was refused or lost. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'uploading' | 'ready' | 'failed';
  readonly stored: (Pick<StoredFile, 'id' | 'name'> & { readonly summary?: string }) | null;
  readonly problem: string | null;
  /** False for a final no of the server (U2): the same file will not be taken. */
  readonly canRetry: boolean;
}

/** A file the server already has, e.g. out of a draft. */
export function storedAttachment(file: { readonly id: string; readonly name: string }): Attachment {
  return {
    key: file.id,
    name: file.name,
    bytes: 0,
    state: 'ready',
    stored: file,
    problem: null,
    canRetry: false,
  };
}

/** Statuses after which the same file would be refused again (U1, U2). */
const FINAL_STATUSES: readonly (number | null)[] = [400, 401, 403, 404, 409, 415, 500, 501];

export type Attachments = ReturnType<typeof createAttachments>;

/** Uploads files one by one at the same time; each can be retried or removed on its own. */
export function createAttachments({ request, environment }: Pick<Outside, 'request' | 'environment'>) {
  const $attachments = atom<readonly Attachment[]>([]);
  const contents = new Map<string, File>();
  const uploads = new Map<string, AbortController>();

  function change(key: string, part: Partial<Attachment>): void {
    $attachments.set($attachments.get().map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  async function upload(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    uploads.set(key, controller);
    const result = await request('POST /uploads', {
      query: { name: file.name },
      file,
      signal: controller.signal,
      isQuiet: true,
    });
    uploads.delete(key);
    if (controller.signal.aborted) return;
    if (result.ok) change(key, { state: 'ready', stored: result.data.file, problem: null });
    else change(key, { state: 'failed', problem: result.error.message, canRetry: canRetry(result.error) });
  }

  /** Starts uploading; gives the keys in the order of the files. */
  function add(files: Iterable<File>): string[] {
    return [...files].map((file) => {
      const key = environment.randomId();
      contents.set(key, file);
      const fresh: Attachment = {
        key,
        name: file.name,
        bytes: file.size,
        state: 'uploading',
        stored: null,
        problem: null,
        canRetry: true,
      };
      $attachments.set([...$attachments.get(), fresh]);
      void upload(key, file);
      return key;
    });
  }

  function retry(key: string): void {
    const file = contents.get(key);
    if (!file) return;
    change(key, { state: 'uploading', problem: null });
    void upload(key, file);
  }

  /** Takes the file out; what the server already keeps stays in the person's files until they are cleared. */
  function remove(key: string): void {
    uploads.get(key)?.abort();
    contents.delete(key);
    $attachments.set($attachments.get().filter((one) => one.key !== key));
  }

  /** Puts back attachments, e.g. those of a message that was not sent. */
  function restore(attachments: readonly Attachment[]): void {
    const known = new Set($attachments.get().map((one) => one.key));
    $attachments.set([...attachments.filter((one) => !known.has(one.key)), ...$attachments.get()]);
  }

  /** Empties the list without stopping anything that was sent. */
  function clear(): void {
    $attachments.set([]);
  }

  return { $attachments, add, retry, remove, restore, clear };
}

function canRetry(error: RequestFailure): boolean {
  return !FINAL_STATUSES.includes(error.status);
}
