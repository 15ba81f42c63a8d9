import type { SliceLabel } from './slice-label.ts';

interface Named {
  readonly label: SliceLabel;
  readonly hint?: SliceLabel | undefined;
}

/** One line of text; `max` characters. */
interface TextConfig extends Named {
  readonly type: 'text';
  readonly default: string;
  readonly max: number;
}
interface NumberConfig extends Named {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}
interface ChoiceConfig extends Named {
  readonly type: 'choice';
  readonly default: string;
  readonly options: readonly { readonly value: string; readonly label: SliceLabel }[];
}
interface SwitchConfig extends Named {
  readonly type: 'switch';
  readonly default: boolean;
}

/** A field of a slice's configuration, as its declaration has it. */
export type ConfigField = TextConfig | NumberConfig | ChoiceConfig | SwitchConfig;
export type ConfigFields = Readonly<Record<string, ConfigField>>;

type ConfigValue = string | number | boolean;
export type ConfigValues = Readonly<Record<string, ConfigValue>>;

type ValueOf<F extends ConfigField> = F extends { type: 'number' }
  ? number
  : F extends { type: 'switch' }
    ? boolean
    : F extends { type: 'choice'; options: readonly { value: infer V }[] }
      ? V
      : string;

/** The values of these fields, each of its type. */
export type ValuesOf<F extends ConfigFields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** Keeps the types of the fields, so that what the slice reads has them too. */
export function defineConfig<const F extends ConfigFields>(fields: F): F {
  return fields;
}

/** Whether a field takes a value. */
export function takesValue(field: ConfigField, value: unknown): value is ConfigValue {
  switch (field.type) {
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= field.max &&
        value.isWellFormed() &&
        !/\p{Cc}/u.test(value)
      );
    case 'number':
      return Number.isFinite(value) && Number(value) >= field.min && Number(value) <= field.max;
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'switch':
      return typeof value === 'boolean';
  }
}

/**
 * The value of every field: what is stored where the field takes it, else its default. `refused`: fields of which the
 * stored value is not taken.
 */
export function valuesFor(
  fields: ConfigFields,
  stored: Readonly<Record<string, unknown>>,
): { readonly values: ConfigValues; readonly refused: readonly string[] } {
  const refused = Object.entries(fields)
    .filter(([name, field]) => Object.hasOwn(stored, name) && !takesValue(field, stored[name]))
    .map(([name]) => name);
  const values = Object.entries(fields).map(([name, field]) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    return [name, takesValue(field, value) ? value : field.default] as const;
  });
  return { values: Object.fromEntries(values), refused };
}

/**
 * A slice's configuration with the types of its fields, `given` as `host.config` has it: what the host does not know of
 * yet has its default.
 */
export function readConfig<const F extends ConfigFields>(fields: F, given: ConfigValues): ValuesOf<F> {
  return valuesFor(fields, given).values as ValuesOf<F>;
}
