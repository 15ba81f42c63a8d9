import { atom } from 'nanostores';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { createForm } from '@loupe/shared/stores/form';
import { releasesTexts as texts } from '#texts/releases';
import type { Outside } from './outside.ts';
import { peopleOf } from './releases-page.ts';

/** A slice that is about to be switched, and the way it is to be then. */
export interface SwitchQuestion {
  readonly slice: AdminSlice;
  readonly isOn: boolean;
}

/** What switching does to the people, shown before it is confirmed. */
export interface SwitchEffect {
  readonly pages: readonly string[];
  readonly slots: readonly string[];
  /** How many have used it lately. */
  readonly people: number;
}

/** A slice is on that nobody has switched off; a site that is older than this page switches none. */
export function isSwitchedOn({ switched_off: off }: AdminSlice): boolean {
  return (off ?? null) === null;
}

/** What everybody loses while the slice is off. */
export function lossOf(slice: AdminSlice): SwitchEffect {
  return { pages: slice.pages ?? [], slots: slice.slots ?? [], people: peopleOf(slice) };
}

interface Slices {
  value(): readonly AdminSlice[] | null;
  load(): Promise<void>;
}

/** Asks before a slice is switched off or on; nothing changes for anybody before a reason is given and it is confirmed. */
export function createSliceSwitch({ request }: Pick<Outside, 'request'>, slices: Slices) {
  const $question = atom<SwitchQuestion | null>(null);

  const form = createForm<{ reason: string }, unknown>({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim() === '' ? texts.switching.reasonMissing : undefined,
    }),
    submit: async ({ reason }) => {
      const question = $question.get();
      if (!question) throw new Error('Nothing was asked');
      const { slice, isOn } = question;
      const { name, revision } = slice;
      const body = { is_on: isOn, reason: reason.trim(), revision };
      return await request('POST /admin/releases/:name/switch', { params: { name }, body, isQuiet: true });
    },
    fieldOfCode: { 'release.reason_missing': 'reason' },
  });

  /** After a refusal the question is about what is there now. */
  function renewQuestion(): void {
    const question = $question.get();
    const slice = slices.value()?.find(({ name }) => name === question?.slice.name);
    if (question && slice) $question.set({ ...question, slice });
  }

  return {
    $question,
    form,
    ask(slice: AdminSlice): void {
      form.reset();
      $question.set({ slice, isOn: !isSwitchedOn(slice) });
    },
    dismiss(): void {
      if (!form.$form.get().isSubmitting) $question.set(null);
    },
    /** What was done, or null: then the reason is there to be read. */
    async confirm(): Promise<SwitchQuestion | null> {
      const question = $question.get();
      const isDone = await form.submit();
      if (isDone) $question.set(null);
      else if (Object.values(form.$form.get().fieldErrors).some(Boolean)) return null;
      await slices.load();
      renewQuestion();
      return isDone ? question : null;
    },
  };
}

export type SliceSwitch = ReturnType<typeof createSliceSwitch>;
