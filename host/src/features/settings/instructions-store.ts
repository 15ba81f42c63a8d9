import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import type { Instructions, Memory } from '@loupe/shared/contract/instructions';
import { instructionLimits } from '@loupe/shared/lib/instruction-limits';
import { createForm } from '@loupe/shared/stores/form';
import type { Request } from '@loupe/shared/stores/request';
import { createResource } from '@loupe/shared/stores/resource';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { instructionsTexts as texts } from '#texts/instructions';

type OwnWords = DataOf<EndpointMap['GET /instructions']>;
export type InstructionsStore = ReturnType<typeof createInstructionsStore>;

function textProblem(text: string): string | undefined {
  return text.trim().length > instructionLimits.text
    ? texts.instructions.most(instructionLimits.text)
    : undefined;
}

function memoryProblem(text: string): string | undefined {
  if (text.trim() === '') return texts.memory.missing;
  return text.trim().length > instructionLimits.memory
    ? texts.memory.most(instructionLimits.memory)
    : undefined;
}

/** What a model is told of the person: the text, the memories, and whether they are used. */
export function createInstructionsStore(request: Request) {
  const words = createResource<OwnWords>(() => request('GET /instructions', { isQuiet: true }));
  const $forgetting = atom<string | null>(null);
  const putInstructions = (instructions: Instructions) =>
    words.change((shown) => ({ ...shown, instructions }));
  const changeMemories = (to: (memories: readonly Memory[]) => Memory[]) =>
    words.change((shown) => ({ ...shown, memories: to(shown.memories) }));

  /** The text as it was when the form was opened: a refresh must not take away what is being typed. */
  const createTextForm = (text: string) =>
    createForm({
      initial: { text },
      validate: (values) => ({ text: textProblem(values.text) }),
      submit: (values) => request('POST /instructions', { body: { text: values.text }, isQuiet: true }),
      onSuccess: ({ instructions }) => {
        putInstructions(instructions);
        showSnackbar(texts.instructions.saved, 'success');
      },
    });

  /** Of a new memory for null. */
  const createMemoryForm = (memory: Memory | null, onDone: () => void) =>
    createForm({
      initial: { text: memory?.text ?? '' },
      validate: (values) => ({ text: memoryProblem(values.text) }),
      submit: ({ text }) =>
        memory
          ? request('POST /memories/:memory_id', {
              params: { memory_id: memory.id },
              body: { text },
              isQuiet: true,
            })
          : request('POST /memories', { body: { text }, isQuiet: true }),
      onSuccess: ({ memory: kept }) => {
        changeMemories((all) =>
          all.some(({ id }) => id === kept.id)
            ? all.map((one) => (one.id === kept.id ? kept : one))
            : [...all, kept],
        );
        onDone();
      },
      fieldOfCode: { 'memory.too_many': 'text', 'memory.not_found': 'text' },
    });

  /** Shown at once; taken back when the server did not take it, which the request helper says. */
  async function use(what: 'is_on' | 'is_remembering', isUsed: boolean): Promise<void> {
    const before = words.value()?.instructions;
    if (!before) return;
    putInstructions({ ...before, [what]: isUsed });
    const result = await request('POST /instructions', { body: { [what]: isUsed } });
    const shown = words.value()?.instructions ?? before;
    putInstructions(result.ok ? { ...shown, [what]: isUsed } : { ...shown, [what]: before[what] });
  }

  /** True when it is gone; an error is shown by the request helper, and it stays. */
  async function forget(id: string): Promise<boolean> {
    if ($forgetting.get() !== null) return false;
    $forgetting.set(id);
    const result = await request('DELETE /memories/:memory_id', { params: { memory_id: id } });
    $forgetting.set(null);
    // One that is gone already is what was wanted.
    if (!result.ok && result.error.code !== 'memory.not_found') return false;
    changeMemories((all) => all.filter((one) => one.id !== id));
    showSnackbar(texts.memory.forgotten, 'success');
    return true;
  }

  return { words, $forgetting, createTextForm, createMemoryForm, use, forget };
}
