import { z } from 'zod';
import { takesValue } from '../lib/slice-config.ts';
import { sliceLabelSchema as label } from './slice-label.ts';

/** What a slice may ask an admin for. Every page carries the values: they are few and short. */
const sliceConfigLimits = { fields: 20, textLength: 500, textTogether: 2000, options: 20 } as const;

const named = { label, hint: label.optional() };
const bound = z.number().min(-1e9).max(1e9);

const field = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      ...named,
      default: z.string(),
      max: z.number().int().min(1).max(sliceConfigLimits.textLength).describe('characters'),
    }),
    z.strictObject({ type: z.literal('number'), ...named, default: z.number(), min: bound, max: bound }),
    z.strictObject({
      type: z.literal('choice'),
      ...named,
      default: z.string(),
      options: z
        .array(z.strictObject({ value: z.string().regex(/^[a-z0-9][\w-]{0,39}$/i), label }))
        .min(2)
        .max(sliceConfigLimits.options)
        .refine((all) => new Set(all.map(({ value }) => value)).size === all.length, 'must differ')
        .readonly(),
    }),
    z.strictObject({ type: z.literal('switch'), ...named, default: z.boolean() }),
  ])
  .refine((one) => one.type !== 'number' || one.min < one.max, 'must leave a choice between min and max')
  .refine((one) => takesValue(one, one.default), 'must take its own default');

/** The fields of a slice's configuration, name → field. Strict: a release that asks for anything else is refused. */
export const sliceConfigFields = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be small letters, digits and underscores'), field)
  .refine((all) => Object.keys(all).length <= sliceConfigLimits.fields, 'must be few fields')
  .refine((all) => !Object.hasOwn(all, 'constructor'), 'must not be called constructor')
  .refine(
    (all) =>
      Object.values(all).reduce((sum, one) => sum + (one.type === 'text' ? one.max : 0), 0) <=
      sliceConfigLimits.textTogether,
    'must not hold so much text together',
  );

export const sliceConfigValues = z.record(
  z.string().max(40),
  z.union([z.string().max(sliceConfigLimits.textLength), z.number(), z.boolean()]),
);
