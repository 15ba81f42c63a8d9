import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { getFirstQuestions } from '@loupe/shared/contract/first-questions';
import { createResource } from '@loupe/shared/stores/resource';
import { storedAttachment } from './attachment.ts';
import type { ChatPage } from './chat-page.ts';
import type { Outside } from './outside.ts';
import { problemBefore } from './send-problem.ts';

export type FirstQuestions = DataOf<typeof getFirstQuestions>;

type Page = Pick<ChatPage, '$openCount' | 'isBusy' | 'composer' | 'sendContent'>;

/** What an empty chat offers to ask; asking one sends it with its file, and leaves what is in the composer alone. */
export function createFirstQuestions(
  { request, environment, notify }: Pick<Outside, 'request' | 'environment' | 'notify'>,
  page: Page,
) {
  const questions = createResource<FirstQuestions>(() => request('GET /first-questions', { isQuiet: true }));
  /** The one that was pressed, until it is on its way. */
  const $asked = atom<string | null>(null);

  /** The file they are about: the sample becomes one when it is first asked. Null when it did not. */
  async function file(): Promise<{ readonly id: string; readonly name: string } | null> {
    const own = questions.value()?.file;
    if (own) return own;
    const kept = await request('POST /first-questions/sample', { isQuiet: true });
    if (kept.ok) return kept.data.file;
    if (kept.error.kind !== 'cancelled') notify(kept.error.message, 'error');
    return null;
  }

  /** Sends one of them. What cannot be sent is in the composer with the reason. */
  async function ask(text: string): Promise<void> {
    if ($asked.get() !== null || page.isBusy()) return;
    const refusal = problemBefore(environment, text, []);
    if (refusal !== 'none') return page.composer.$problem.set(refusal);
    const opened = page.$openCount.get();
    $asked.set(text);
    const about = await file();
    $asked.set(null);
    // The reader may be elsewhere by now, or has sent something else.
    if (about === null || page.$openCount.get() !== opened || page.isBusy()) return;
    await page.sendContent({ text, agent: null, attachments: [storedAttachment(about)] });
  }

  return {
    $questions: questions.$loadable,
    $asked,
    ask,
    load: () => void questions.load(),
    /** Asked for once: what is offered does not change under a reader's eyes. */
    start: () => {
      void questions.load();
      return questions.drop;
    },
  };
}
