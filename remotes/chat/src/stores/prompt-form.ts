import type { Prompt } from '@loupe/shared/contract/prompts';
import { promptLimits, promptName } from '@loupe/shared/lib/prompt-limits';
import { createForm } from '@loupe/shared/stores/form';
import { promptTexts } from '#texts/prompts';
import type { Outside } from './outside.ts';
import type { PromptLibrary } from './prompt-library.ts';

/** What is in it at first; with an id it changes that prompt. */
export interface PromptDraft {
  readonly id: string | null;
  readonly name: string;
  readonly text: string;
  readonly isShared: boolean;
}

export const emptyPrompt: PromptDraft = { id: null, name: '', text: '', isShared: false };

/** A prompt being written. What was typed stays when it is not taken. */
export function createPromptForm(
  { request }: Pick<Outside, 'request'>,
  library: Pick<PromptLibrary, 'put'>,
  { id, name, text, isShared }: PromptDraft,
  onDone: (prompt: Prompt) => void,
) {
  return createForm({
    initial: { name, text, isShared },
    validate: (values) => ({
      name: nameProblem(values.name),
      text: textProblem(values.text),
    }),
    submit: (values) => {
      const body = { name: values.name, text: values.text, is_shared: values.isShared };
      if (id === null) return request('POST /prompts', { body, isQuiet: true });
      return request('POST /prompts/:prompt_id', { params: { prompt_id: id }, body, isQuiet: true });
    },
    onSuccess: ({ prompt }) => {
      library.put(prompt);
      onDone(prompt);
    },
    fieldOfCode: { 'prompt.name_taken': 'name' },
  });
}

function nameProblem(typed: string): string | undefined {
  const kept = promptName(typed);
  if (kept === '') return promptTexts.nameMissing;
  return kept.length > promptLimits.name ? promptTexts.nameTooLong(promptLimits.name) : undefined;
}

function textProblem(text: string): string | undefined {
  if (text.trim() === '') return promptTexts.textMissing;
  return text.trim().length > promptLimits.text ? promptTexts.textTooLong(promptLimits.text) : undefined;
}
