import { useRef, useState, type RefObject } from 'react';
import type { Prompt } from '@loupe/shared/contract/prompts';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { filledPrompt, knownValues, variablesOf, type PromptVariable } from '../../lib/prompt-text.ts';
import { promptsPath } from '../../lib/prompts-path.ts';
import type { Composer } from '../../stores/composer.ts';
import type { Outside } from '../../stores/outside.ts';
import { promptTexts } from '#texts/prompts';
import { placeCaret } from './place-caret.ts';

/** A row of the list that `/` opens. */
export type PromptRow =
  | { readonly kind: 'prompt'; readonly prompt: Prompt }
  | { readonly kind: 'keep' }
  | { readonly kind: 'remember' }
  | { readonly kind: 'edit' };

/** What stands over the text box in place of the list. */
export type PromptStep =
  | {
      readonly kind: 'fill';
      readonly prompt: Prompt;
      readonly variables: readonly PromptVariable[];
      readonly known: ReadonlyMap<string, string>;
      /** The slash and what was typed after it. */
      readonly typed: string;
    }
  | { readonly kind: 'keep'; readonly text: string; readonly typed: string };

interface Taken {
  readonly name: string;
  /** The text before and after a prompt was put there. */
  readonly before: string;
  readonly after: string;
}

/** What happens to the message with what was chosen after `/`. Nothing is sent, and what was typed can be had back. */
export function usePromptTaking(
  composer: Composer,
  { environment, navigate, request, notify }: Outside,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [step, setStep] = useState<PromptStep | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  /** What was filled in, by prompt: it is there again when the form is opened again. */
  const filled = useRef(new Map<string, ReadonlyMap<string, string>>());

  /** What is written behind the slash and its word. */
  function restAfter(typed: string): string {
    const text = composer.$text.get();
    return (text.startsWith(typed) ? text.slice(typed.length) : text).trimStart();
  }

  function insert(prompt: Prompt, typed: string, values: ReadonlyMap<string, string>) {
    const before = composer.$text.get();
    const text = filledPrompt(prompt.text, values);
    const rest = restAfter(typed);
    const after = rest === '' ? text : `${text}\n\n${rest}`;
    composer.setText(after);
    setTaken({ name: prompt.name, before, after });
    setStep(null);
    placeCaret(field, text.length);
  }

  function take(row: PromptRow, typed: string) {
    if (row.kind === 'edit') {
      composer.setText(restAfter(typed));
      navigate(promptsPath);
    } else if (row.kind === 'remember') {
      composer.setText(restAfter(typed));
      void remember(composer.$text.get());
    } else if (row.kind === 'keep') setStep({ kind: 'keep', text: restAfter(typed), typed });
    else {
      const { prompt } = row;
      const files = composer.$attachments.get().map(({ name }) => name);
      const known = knownValues(formatDate(environment.clock.now()), files);
      const variables = variablesOf(prompt.text).filter(({ name }) => !known.has(name));
      if (variables.length === 0) insert(prompt, typed, known);
      else setStep({ kind: 'fill', prompt, variables, known, typed });
    }
  }

  /** For every model that answers later; the text stays in the box. A refusal is shown by the request helper. */
  async function remember(text: string): Promise<void> {
    const result = await request('POST /memories', { body: { text } });
    if (result.ok) notify(promptTexts.remembered, 'success');
  }

  /** Puts the prompt there with what was filled in. */
  function fill(values: ReadonlyMap<string, string>) {
    if (step?.kind !== 'fill') return;
    insert(step.prompt, step.typed, new Map([...step.known, ...values]));
  }

  /** Back to the text as it is. */
  function leave() {
    setStep(null);
    field.current?.focus();
  }

  /** The text was kept as a prompt; it stays in the box, without the slash. */
  function kept() {
    if (step?.kind === 'keep') composer.setText(restAfter(step.typed));
    leave();
  }

  /** Escape and Ctrl Z right after a prompt was put there bring back what was typed. */
  function hear(event: KeyboardEvent): boolean {
    const isUndo = event.key === 'Escape' || (event.key === 'z' && (event.ctrlKey || event.metaKey));
    if (!isUndo || event.shiftKey || !taken || composer.$text.get() !== taken.after) return false;
    composer.setText(taken.before);
    setTaken(null);
    placeCaret(field, taken.before.length);
    return true;
  }

  const isThere = taken !== null;
  return {
    step,
    news: isThere ? promptTexts.inserted(taken.name) : '',
    take,
    fill,
    leave,
    kept,
    hear,
    filledBefore: (id: string) => filled.current.get(id) ?? new Map<string, string>(),
    keepFilled: (id: string, values: ReadonlyMap<string, string>) => void filled.current.set(id, values),
  };
}
