import { atom } from 'nanostores';
import { runTexts } from '../messages/texts.ts';
import type { Outside } from './outside.ts';
import type { createRunStarter, Started } from './start-run.ts';

interface Page {
  /** Id of the chat that can be gone on with now; null for none. */
  readonly chatId: () => string | null;
  readonly onStarted: (started: Started & { ok: true }) => void;
}

/** Asks once more what a failed run was asked; what stands in the composer stays there. */
export function createTryAgain(
  starter: ReturnType<typeof createRunStarter>,
  notify: Outside['notify'],
  { chatId, onStarted }: Page,
) {
  /** The failed run that is being tried again. */
  const $runId = atom<string | null>(null);

  async function start(runId: string): Promise<void> {
    const target = chatId();
    if (target === null) return;
    $runId.set(runId);
    const started = await starter.again(target, runId);
    $runId.set(null);
    if (started.ok) return onStarted(started);
    const { kind, message } = started.error;
    if (kind !== 'cancelled') notify(kind === 'answer' ? message : runTexts.againFailed, 'error');
  }

  return { $runId, start };
}
