import { atom } from 'nanostores';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import {
  takesValue,
  type ConfigField,
  type ConfigFields,
  type ConfigValues,
} from '@loupe/shared/lib/slice-config';
import { byCode } from '@loupe/shared/lib/text-order';
import { createForm, type Form } from '@loupe/shared/stores/form';
import { releasesTexts as texts } from '#texts/releases';
import type { Outside } from './outside.ts';

/** What is in the form: a number as it was typed. */
type Typed = Record<string, string | boolean>;

/** A slice whose configuration is looked at, with the form that its fields make. */
export interface ConfigSheet {
  readonly slice: AdminSlice;
  readonly fields: ConfigFields;
  readonly form: Form<Typed>;
}

/** The fields in the order of their names: the order in which they were declared is not kept. */
export function orderedFields(fields: ConfigFields): readonly (readonly [string, ConfigField])[] {
  return Object.entries(fields).toSorted(([a], [b]) => byCode(a, b));
}

/** What was typed as the value of a field; a comma may stand for the point. */
export function valueOf(field: ConfigField, typed: string | boolean | undefined): string | number | boolean {
  if (field.type === 'switch') return typed === true;
  const text = String(typed ?? '').trim();
  if (field.type !== 'number') return text;
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

function typedOf(values: ConfigValues): Typed {
  const typed = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'number' ? String(value) : value] as const,
  );
  return Object.fromEntries(typed);
}

function defaultsOf(fields: ConfigFields): ConfigValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

/** Why a field does not take what was typed. */
function problemOf(field: ConfigField, typed: string | boolean | undefined): string | undefined {
  if (takesValue(field, valueOf(field, typed))) return undefined;
  const { config } = texts;
  if (field.type === 'number') return config.numberInvalid(field.min, field.max);
  return field.type === 'text' ? config.textInvalid(field.max) : config.choiceInvalid;
}

interface Slices {
  value(): readonly AdminSlice[] | null;
  load(): Promise<void>;
}

/** The configuration of one slice at a time, in a form made from the fields of its live version. */
export function createSliceConfig({ request }: Pick<Outside, 'request'>, slices: Slices) {
  const $sheet = atom<ConfigSheet | null>(null);

  function formFor({ name }: AdminSlice, fields: ConfigFields, values: ConfigValues): Form<Typed> {
    return createForm<Typed, unknown>({
      initial: typedOf(values),
      validate: (typed) =>
        Object.fromEntries(
          Object.entries(fields).map(([field, described]) => [field, problemOf(described, typed[field])]),
        ),
      submit: async (typed) => {
        const wanted = Object.entries(fields).map(
          ([field, described]) => [field, valueOf(described, typed[field])] as const,
        );
        const revision = $sheet.get()?.slice.revision;
        return await request('POST /admin/releases/:name/config', {
          params: { name },
          body: { values: Object.fromEntries(wanted), revision },
          isQuiet: true,
        });
      },
    });
  }

  return {
    $sheet,
    open(slice: AdminSlice): void {
      if (!slice.config) return;
      const { fields, values } = slice.config;
      $sheet.set({ slice, fields, form: formFor(slice, fields, values) });
    },
    close(): void {
      if ($sheet.get()?.form.$form.get().isSubmitting !== true) $sheet.set(null);
    },
    /** Puts the defaults into the form; nothing is set before it is sent. */
    takeDefaults(): void {
      const sheet = $sheet.get();
      if (!sheet) return;
      for (const [name, value] of Object.entries(typedOf(defaultsOf(sheet.fields))))
        sheet.form.change(name, value);
    },
    /** Name of the slice that was configured, or null: then the reason is there to be read. */
    async save(): Promise<string | null> {
      const sheet = $sheet.get();
      if (!sheet) return null;
      const isSaved = await sheet.form.submit();
      if (isSaved) $sheet.set(null);
      else if (Object.values(sheet.form.$form.get().fieldErrors).some(Boolean)) return null;
      await slices.load();
      // After a refusal the form is about what is there now; what was typed stays.
      const slice = slices.value()?.find(({ name }) => name === sheet.slice.name);
      if (!isSaved && slice) $sheet.set({ ...sheet, slice });
      return isSaved ? sheet.slice.name : null;
    },
  };
}

export type SliceConfig = ReturnType<typeof createSliceConfig>;
