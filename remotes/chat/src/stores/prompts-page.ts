import { atom, computed } from 'nanostores';
import type { Prompt } from '@loupe/shared/contract/prompts';
import type { Unsubscribe } from '@loupe/shared/environment';
import { promptLimits } from '@loupe/shared/lib/prompt-limits';
import { matchingPrompts } from '../lib/prompt-text.ts';
import { promptTexts } from '#texts/prompts';
import type { Outside } from './outside.ts';
import { emptyPrompt, type PromptDraft } from './prompt-form.ts';
import { createPromptLibrary } from './prompt-library.ts';
import { UNDO_MS } from './undoable.ts';

export type PromptsPage = ReturnType<typeof createPromptsPage>;

/** The page of prompts: listed, looked through, written, deleted with a time to undo it. */
export function createPromptsPage(outside: Outside) {
  const { request, environment, notify } = outside;
  const library = createPromptLibrary(outside);
  const $query = atom('');
  /** What is being written in the dialog; null when none is. */
  const $draft = atom<PromptDraft | null>(null);
  /** Ids of prompts that are deleted unless it is undone. */
  const $leaving = atom<readonly string[]>([]);
  const waiting = new Map<string, () => void>();
  const $shown = computed([library.$prompts, $query], (loaded, query) =>
    loaded.state === 'ready'
      ? query.trim() === ''
        ? loaded.value
        : matchingPrompts(loaded.value, query.trim())
      : [],
  );

  function remove({ id }: Prompt): void {
    if (waiting.has(id)) return;
    waiting.set(
      id,
      environment.clock.after(UNDO_MS, () => void send(id)),
    );
    $leaving.set([...$leaving.get(), id]);
  }

  function stay(id: string): void {
    waiting.get(id)?.();
    waiting.delete(id);
    $leaving.set($leaving.get().filter((one) => one !== id));
  }

  async function send(id: string): Promise<void> {
    waiting.get(id)?.();
    waiting.delete(id);
    const result = await request('DELETE /prompts/:prompt_id', { params: { prompt_id: id } });
    // One that is gone already is what was wanted.
    if (result.ok || result.error.code === 'prompt.not_found') library.take(id);
    $leaving.set($leaving.get().filter((one) => one !== id));
  }

  /** Whoever leaves has decided: what waits for its undo is sent. */
  function sendWaiting(): void {
    for (const id of waiting.keys()) void send(id);
  }

  /** Keeps one's own copy of a prompt for everyone, by a name that is free. */
  async function copy({ name, text }: Prompt): Promise<void> {
    const result = await request('POST /prompts', { body: { name: freeName(name), text } });
    if (!result.ok) return;
    library.put(result.data.prompt);
    notify(promptTexts.copied(result.data.prompt.name), 'success');
  }

  function freeName(name: string): string {
    const taken = new Set(library.all().flatMap((one) => (one.is_shared ? [] : [one.name])));
    for (let n = 2, tried = name; ; n += 1) {
      if (!taken.has(tried)) return tried;
      tried = `${name.slice(0, promptLimits.name - 4)}-${n}`;
    }
  }

  return {
    library,
    $query,
    $shown,
    $draft,
    $leaving,
    setQuery: (query: string) => $query.set(query),
    write: () => $draft.set(emptyPrompt),
    edit: ({ id, name, text, is_shared: isShared }: Prompt) => $draft.set({ id, name, text, isShared }),
    close: () => $draft.set(null),
    remove,
    stay,
    copy,
    start(): Unsubscribe {
      const stops = [library.start(), environment.page.onLeave(sendWaiting), sendWaiting];
      return () => stops.forEach((stop) => stop());
    },
  };
}
