import { computed } from 'nanostores';
import type { AgentInputs, InputField } from '@loupe/shared/contract/agents';
import { joinFileIds, mostFilesOfField } from '@loupe/shared/lib/file-ids';
import { endingsText, hasEnding } from '../lib/file-words.ts';
import { agentTexts } from '#texts/explore';
import { fileTexts } from '#texts/files';
import type { Attachment } from './attachment.ts';
import { createAttachments } from './attachments.ts';
import type { Outside } from './outside.ts';

export type FieldFiles = ReturnType<typeof createFieldFiles>;

/** Why a file keeps the form from being sent; null when it does not. */
function problemOf({ state, problem }: Attachment): string | null {
  if (state === 'uploading') return agentTexts.fileUploading;
  if (state === 'paused' || state === 'missing') return fileTexts.holdBack;
  return state === 'failed' ? (problem ?? agentTexts.fileFailed) : null;
}

/** The uploaded files of a form, by field. */
export function createFieldFiles(outside: Pick<Outside, 'request' | 'environment'>) {
  const files = createAttachments(outside);
  /** The files of each field that has any. */
  const $byField = computed(
    files.$attachments,
    (attachments): Readonly<Partial<Record<string, readonly Attachment[]>>> => {
      const byField: Record<string, Attachment[]> = {};
      for (const one of attachments) (byField[one.field ?? ''] ??= []).push(one);
      return byField;
    },
  );

  /**
   * Uploads files for a field; where it takes one, the new one is in the place of the old. One of the wrong kind is
   * refused here, with the kinds that are taken, and so is one too many: returns the sentence, or null.
   */
  function choose(field: InputField, chosen: readonly File[]): string | null {
    const before = $byField.get()[field.name] ?? [];
    const wrong = chosen.find(({ name }) => !hasEnding(name, field.accept));
    const right = chosen.filter(({ name }) => hasEnding(name, field.accept));
    const isOne = field.kind === 'file';
    const room = isOne ? 1 : mostFilesOfField - before.filter(({ state }) => state !== 'missing').length;
    const keys = files.add(right.slice(0, room), field.name);
    if (isOne && keys.length > 0) for (const { key } of before) if (!keys.includes(key)) files.remove(key);
    if (wrong) return agentTexts.wrongEnding(wrong.name, endingsText(field.accept));
    return !isOne && right.length > room ? fileTexts.tooMany(mostFilesOfField) : null;
  }

  return {
    ...files,
    $byField,
    choose,
    /** The field a file was chosen for. */
    fieldOf: (key: string) => files.$attachments.get().find((one) => one.key === key)?.field ?? null,
    /** What is sent of each field that has files. */
    inputs(): AgentInputs {
      const ids = Object.entries($byField.get()).map(
        ([name, some = []]) => [name, joinFileIds(some.map((file) => file.stored?.id ?? file.key))] as const,
      );
      return Object.fromEntries(ids);
    },
    /** Sentences for fields whose files keep the form from being sent. */
    problems(): Record<string, string> {
      const told = files.$attachments.get().flatMap((file) => {
        const problem = problemOf(file);
        return problem === null ? [] : [[file.field ?? '', problem] as const];
      });
      return Object.fromEntries(told);
    },
  };
}
