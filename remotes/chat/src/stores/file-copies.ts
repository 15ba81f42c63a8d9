import type { Environment } from '@loupe/shared/environment';
import { retryDelay } from '@loupe/shared/lib/upload-plan';
import { $session } from '@loupe/shared/stores/session';

/** The wait between tries grows to 4 s and stays there: asking for a file of code costs little. */
const SLOWEST_RETRY = 4;

/**
 * Copies of files for going on after a reload (U1). The code that keeps them is loaded with the first: where the line
 * does not let it through it is asked for again, also while the upload is held, until there is nothing left to keep.
 */
export function createFileCopies({ keptFiles, clock }: Pick<Environment, 'keptFiles' | 'clock'>) {
  /** Kept, or on the way to it. */
  const wanted = new Set<string>();

  /** Keeps a file that goes up in the present session, under the id its upload will have. */
  function keeper(file: File) {
    // Copies go with the session; a late answer must not bring one back.
    const token = $session.get()?.token;
    return async (uploadId: string): Promise<void> => {
      if (wanted.has(uploadId)) return;
      wanted.add(uploadId);
      const isWanted = () => wanted.has(uploadId) && $session.get()?.token === token;
      for (let retry = 1; isWanted(); retry = Math.min(retry + 1, SLOWEST_RETRY)) {
        if (await keptFiles.set(uploadId, file)) break;
        await new Promise<void>((resolve) => void clock.after(retryDelay(retry), resolve));
      }
      if (!isWanted()) forget(uploadId);
    };
  }

  function forget(uploadId: string): void {
    wanted.delete(uploadId);
    void keptFiles.remove(uploadId);
  }

  return { keeper, forget };
}
