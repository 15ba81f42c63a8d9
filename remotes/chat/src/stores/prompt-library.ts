import type { Prompt } from '@loupe/shared/contract/prompts';
import { byName } from '@loupe/shared/lib/text-order';
import { createResource, pick } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

export type PromptLibrary = ReturnType<typeof createPromptLibrary>;

/** The person's prompts and those for everyone, by name. */
export function createPromptLibrary({ request }: Pick<Outside, 'request'>) {
  const prompts = createResource<readonly Prompt[]>(() =>
    pick(request('GET /prompts', { isQuiet: true }), (answer) => sorted(answer.prompts)),
  );

  /** Shows a prompt as it is now, a new one too. */
  function put(prompt: Prompt): void {
    prompts.set(sorted([...(prompts.value() ?? []).filter(({ id }) => id !== prompt.id), prompt]));
  }

  return {
    $prompts: prompts.$loadable,
    load: () => prompts.load(),
    start: prompts.start,
    put,
    take: (id: string) => prompts.change((all) => all.filter((one) => one.id !== id)),
    all: () => prompts.value() ?? [],
  };
}

function sorted(prompts: readonly Prompt[]): readonly Prompt[] {
  return prompts.toSorted((a, b) => byName(a.name, b.name));
}
