import { atom } from 'nanostores';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { queueTexts } from '#texts/transcript';
import { draftFiles, storedAttachment } from './attachment.ts';
import type { ChatPage } from './chat-page.ts';
import type { ComposerContent, DraftStore, KeptDraft } from './composer.ts';
import type { Outside } from './outside.ts';

/** A message that is sent when the answer before it is there. */
export interface Queued {
  readonly content: ComposerContent;
  /** It is not sent by itself: the answer before it did not come, or asks something, or the page was left meanwhile. */
  readonly isHeld: boolean;
}

type Page = Pick<
  ChatPage,
  '$chatId' | '$activeRun' | '$openCount' | '$queueCount' | 'isBusy' | 'composer' | 'runs' | 'sendContent'
>;

export type Queue = ReturnType<typeof createQueue>;

/**
 * One message that waits while an answer is made. It is kept like a draft until the server has it. It goes out by itself
 * only after an answer that came, and that asks nothing: what was written before is no answer to a question.
 */
export function createQueue(
  { environment, notify }: Pick<Outside, 'environment' | 'notify'>,
  page: Page,
  drafts: DraftStore,
) {
  const { composer } = page;
  const $queued = atom<Queued | null>(null);
  /** The run that is waited for. */
  let awaitedId: string | null = null;

  const place = () => `queue:${page.$chatId.get() ?? ''}`;
  const keep = (content: ComposerContent | null) => drafts.write(place(), keptAs(content));

  /** Puts what the composer holds in line, while an answer is made. */
  function add(): void {
    if (page.$chatId.get() === null || !page.isBusy()) return;
    const text = composer.$text.get().trim();
    const attachments = composer.$attachments.get();
    if (text === '' && attachments.length === 0) return;
    if ($queued.get()) return notify(queueTexts.full, 'pending');
    if (attachments.some(({ state }) => state !== 'ready')) return notify(queueTexts.files, 'pending');
    const content = composer.take();
    keep(content);
    // In its own place by now: the composer's draft lets go of it.
    composer.sent(page.$chatId.get() ?? '');
    $queued.set({ content, isHeld: false });
  }

  /** Puts it back into the composer, before what was typed since. */
  function takeBack(): void {
    const queued = $queued.get();
    if (!queued) return;
    $queued.set(null);
    composer.putBack(queued.content, null);
    keep(null);
  }

  /** Sends it now; refused, it is in the composer with the reason. */
  async function send(): Promise<void> {
    const queued = $queued.get();
    if (!queued || page.isBusy()) return;
    if (!environment.network.isOnline()) return $queued.set({ ...queued, isHeld: true });
    const at = place();
    $queued.set(null);
    await page.sendContent(queued.content);
    drafts.write(at, keptAs(null));
  }

  function onEnded(view: RunView): void {
    const queued = $queued.get();
    if (!queued || queued.isHeld) return;
    // Once all that the end of the run changes is there.
    if (view.status === 'done' && !view.isQuestion) queueMicrotask(() => void send());
    else $queued.set({ ...queued, isHeld: true });
  }

  /** Looks whether the run that was waited for has ended. */
  function look(runId: string | null): void {
    const ended = runId === null ? awaitedId : null;
    awaitedId = runId;
    if (ended === null) return;
    const { view } = page.runs.watch(ended).get();
    if (isFinal(view.status)) return onEnded(view);
    const queued = $queued.get();
    if (queued) $queued.set({ ...queued, isHeld: true });
  }

  /** What waits in the chat that is shown now. */
  function restore(): void {
    const { text, files, inputs } = drafts.read(place());
    if (text === '' && files.length === 0) return $queued.set(null);
    const agent = agentOf(inputs?.agent);
    const content = { text, agent, attachments: files.map(storedAttachment) };
    $queued.set({ content, isHeld: page.$activeRun.get() === null });
  }

  /** Follows the chat that is shown and its run, until stopped. */
  function start(): () => void {
    awaitedId = page.$activeRun.get()?.id ?? null;
    restore();
    void drafts.adopt(place()).then((isFound) => isFound && !$queued.get() && restore());
    const stops = [
      page.$activeRun.listen((run) => look(run?.id ?? null)),
      page.$queueCount.listen(add),
      page.$openCount.listen(() => {
        awaitedId = null;
        $queued.set(null);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return { $queued, start, takeBack, send };
}

function keptAs(content: ComposerContent | null): KeptDraft {
  if (content === null) return { text: '', files: [] };
  const { text, agent, attachments } = content;
  return { text, files: draftFiles(attachments), ...(agent && { inputs: { agent: JSON.stringify(agent) } }) };
}

/** The agent a message is for; null where what was kept cannot be read. */
function agentOf(kept: string | undefined): AgentCard | null {
  try {
    return kept === undefined ? null : (JSON.parse(kept) as AgentCard);
  } catch {
    return null;
  }
}
