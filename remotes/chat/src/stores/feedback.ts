import { computed, type ReadableAtom } from 'nanostores';
import type { RunFeedback } from '@loupe/shared/contract/feedback';
import { createPage } from '@loupe/shared/stores/page';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { feedbackTexts } from '#texts/feedback';
import type { DraftStore } from './composer.ts';
import type { Outside } from './outside.ts';

type Said = ReadonlyMap<string, RunFeedback>;
const nothingSaid: Said = new Map();

export type Feedback = ReturnType<typeof createFeedback>;

/** What the person said of the answers of the open chat: asked for when it is opened, and again with the focus. */
export function createFeedback(
  outside: Outside,
  $chatId: ReadableAtom<string | null>,
  drafts: Pick<DraftStore, 'read' | 'write'>,
) {
  const { request, notify } = outside;
  const said = createResource<Said>(async () => {
    const chatId = $chatId.get();
    if (chatId === null) return { ok: true, data: nothingSaid };
    const params = { chat_id: chatId };
    return await pick(
      request('GET /chats/:chat_id/feedback', { params, isQuiet: true }),
      ({ feedback }) => new Map(feedback.map((one) => [one.run_id, one])),
    );
  });
  const $said = computed(said.$loadable, (all) => (all.state === 'ready' ? all.value : nothingSaid));
  /** What each run is to be rated, while that is on its way. */
  const wishes = new Map<string, boolean | null>();

  function keep(one: RunFeedback): void {
    said.set(new Map($said.get()).set(one.run_id, one));
  }

  function show(runId: string, isHelpful: boolean | null): void {
    keep({ report: null, ...$said.get().get(runId), run_id: runId, is_helpful: isHelpful });
  }

  const send = (runId: string, isHelpful: boolean | null) => {
    const params = { run_id: runId };
    return isHelpful === null
      ? request('DELETE /runs/:run_id/rating', { params, isQuiet: true })
      : request('POST /runs/:run_id/rating', { params, body: { is_helpful: isHelpful }, isQuiet: true });
  };

  /** Shown at once; pressed again while it is on its way, the last wish is what is kept. */
  async function rate(runId: string, isHelpful: boolean | null): Promise<void> {
    const before = $said.get().get(runId)?.is_helpful ?? null;
    const isOnItsWay = wishes.has(runId);
    wishes.set(runId, isHelpful);
    show(runId, isHelpful);
    if (isOnItsWay) return;
    let kept = before;
    for (let wish: boolean | null | undefined = isHelpful; wish !== undefined;) {
      const result = await send(runId, wish);
      if (result.ok) kept = wish;
      const latest: boolean | null | undefined = wishes.get(runId);
      if (latest !== wish) {
        wish = latest;
        continue;
      }
      wishes.delete(runId);
      wish = undefined;
      if (result.ok) continue;
      show(runId, kept);
      notify(feedbackTexts.rateFailed, 'error');
    }
  }

  const parts = { outside, drafts, $said, rate, keep, load: () => said.load() };
  const openOther = () =>
    $chatId.listen(() => {
      said.reset();
      void said.load();
    });
  return createPage(parts, [said.start, openOther]);
}
