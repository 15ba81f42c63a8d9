import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AgentDetail, AgentInputs, Depth, InputField } from '@loupe/shared/contract/agents';
import { isChanged } from '@loupe/shared/stores/form';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { estimateOf, filledInputs, keptValues } from '../lib/start-form.ts';
import type { DraftStore } from './composer.ts';
import { createFieldFiles } from './field-files.ts';
import type { Outside } from './outside.ts';
import { createStartDraft } from './start-draft.ts';
import { createStartForm } from './start-form.ts';
import { createRunStarter } from './start-run.ts';

export type AgentPage = ReturnType<typeof createAgentPage>;

export interface AgentPageOutside extends Outside {
  /** Whole credits left; null while not known. */
  readonly $balance: ReadableAtom<number | null>;
  readonly drafts: DraftStore;
}

/** An address without `?agent=` leads to no agent; no request can be made for it. */
const unnamedAgent = { code: 'agent.unknown', message: '', requestId: null };

/** One agent: its description, its start form with the live estimate, and the start itself. */
export function createAgentPage(outside: AgentPageOutside, slug: string) {
  const { request, navigate, $balance, drafts } = outside;
  const starter = createRunStarter(outside);
  const files = createFieldFiles(outside);
  const $depth = atom<Depth>('standard');
  const $isSampleStarting = atom(false);
  const agent = createResource<AgentDetail>(async () => {
    if (slug === '') return { ok: false, error: unnamedAgent };
    const result = await pick(
      request('GET /agents/:slug', { params: { slug }, isQuiet: true }),
      (answer) => answer.agent,
    );
    if (result.ok) await draft.begin(result.data);
    return result;
  });

  function shownAgent(): AgentDetail {
    const detail = agent.value();
    if (!detail) throw new Error('The agent is not loaded');
    return detail;
  }

  /** The server writes the question from the form, with the names of the files. */
  function start(values: AgentInputs) {
    const detail = shownAgent();
    const inputs = filledInputs(detail, values, $depth.get());
    return starter.start(null, { text: '', agent: detail.slug, inputs });
  }

  const goToChat = (chatId: string) => navigate(`/chat/${chatId}`);

  const form = createStartForm({
    agent: shownAgent,
    files,
    send: start,
    onStarted(chatId) {
      draft.forget();
      goToChat(chatId);
    },
  });
  const $values = computed(form.$form, ({ values }) => values);
  const draft = createStartDraft({ drafts, slug, $values, restore: form.restore, $depth, files });

  const $starting = computed([form.$form, $isSampleStarting], ({ isSubmitting }, isSampleStarting) => {
    if (isSampleStarting) return 'sample';
    return isSubmitting ? 'form' : null;
  });

  const $estimate = computed(
    [agent.$loadable, $depth, $balance, files.$attachments],
    (loaded, depth, balance, some) => {
      const count = some.reduce((sum, { holds }) => sum + holds, 0);
      return loaded.state === 'ready' ? estimateOf(loaded.value, depth, balance, count) : null;
    },
  );

  /** The form holds something that is nowhere else. */
  const $isTouched = computed([agent.$loadable, $values, files.$byField], (loaded, values, byField) => {
    if (loaded.state !== 'ready') return false;
    return isChanged(values, keptValues(loaded.value, {})) || Object.keys(byField).length > 0;
  });

  /** Does something with a file of a field. */
  function withFile(key: string, action: (key: string) => void): void {
    const name = files.fieldOf(key);
    action(key);
    if (name) form.takeBack(name);
  }

  /** Starts with what the form holds. */
  async function startRun(): Promise<void> {
    if (agent.value() && !$starting.get()) await form.submit();
  }

  /** One click to a running report on the shipped sample. The form stays as it was. */
  async function startSample(): Promise<void> {
    const sample = agent.value()?.sample;
    if (!sample || $starting.get()) return;
    form.takeBack();
    $isSampleStarting.set(true);
    const started = await start(sample.inputs);
    $isSampleStarting.set(false);
    if (started.ok) goToChat(started.chatId);
    else form.showFailure(started.error);
  }

  return {
    $agent: agent.$loadable,
    $values,
    $depth,
    $errors: computed(form.$form, ({ fieldErrors }) => fieldErrors),
    $problem: computed(form.$form, ({ error }) => error?.message ?? null),
    $isShortOfCredits: computed(form.$form, ({ error }) => error?.code === 'credits.not_enough'),
    $starting,
    $estimate,
    $fieldFiles: files.$byField,
    $isTouched,
    load: () => agent.load(),
    start: agent.start,
    setValue(name: string, value: string): void {
      form.change(name, value);
      form.takeBack();
    },
    setDepth: (depth: Depth) => $depth.set(depth),
    chooseFiles(field: InputField, chosen: readonly File[]): void {
      form.takeBack(field.name);
      const problem = files.choose(field, chosen);
      if (problem !== null) form.blame(field.name, problem);
    },
    removeFile: (key: string) => withFile(key, files.remove),
    pauseFile: (key: string) => withFile(key, files.pause),
    resumeFile: (key: string) => withFile(key, files.resume),
    retryFile: (key: string) => withFile(key, files.retry),
    startRun,
    startSample,
  };
}
