import { atom, type ReadableAtom } from 'nanostores';
import { chatTexts } from '#texts';
import type { Outside } from './outside.ts';
import type { createRunStarter, Started } from './start-run.ts';

/** Asks once more what a run was asked; `$runId` is the run for which this is under way. */
export interface AskAgain {
  readonly $runId: ReadableAtom<string | null>;
  start(runId: string): void;
}

interface Page {
  /** Id of the chat that can be gone on with now; null for none. */
  readonly chatId: () => string | null;
  /** Id of the newest run of that chat. */
  readonly lastRunId: () => string | undefined;
  readonly onStarted: (started: Started & { ok: true }) => void;
}

/** Asks once more what a run was asked; what is in the composer stays there. */
export function createTryAgain(
  starter: ReturnType<typeof createRunStarter>,
  notify: Outside['notify'],
  { chatId, lastRunId, onStarted }: Page,
) {
  /** The run that is being asked again. */
  const $runId = atom<string | null>(null);

  /** True when a run began, or had begun by an earlier press. */
  async function start(runId: string): Promise<boolean> {
    const target = chatId();
    if (target === null) return false;
    $runId.set(runId);
    const started = await starter.again(target, runId, lastRunId() ?? runId);
    $runId.set(null);
    if (started.ok) {
      onStarted(started);
      return true;
    }
    const { kind, message } = started.error;
    if (kind !== 'cancelled') notify(kind === 'answer' ? message : chatTexts.againFailed, 'error');
    return false;
  }

  return { $runId, start };
}
