import { anything, assert, dictionary, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliceConfigFields } from '../contract/slice-config.ts';
import { defineConfig, readConfig, takesValue, valuesFor } from './slice-config.ts';

const label = { en: 'Field', de: 'Feld' };
const fields = defineConfig({
  title: { type: 'text', label, default: 'Hello', max: 10 },
  rows: { type: 'number', label, default: 5, min: 1, max: 9 },
  tone: {
    type: 'choice',
    label,
    default: 'calm',
    options: [
      { value: 'calm', label },
      { value: 'loud', label },
    ],
  },
  is_shown: { type: 'switch', label, default: true },
});
const defaults = { title: 'Hello', rows: 5, tone: 'calm', is_shown: true };

describe('the configuration of a slice', () => {
  it('has its defaults while nothing is set, and what is set where a field takes it', () => {
    expect(valuesFor(fields, {})).toEqual({ values: defaults, refused: [] });
    expect(valuesFor(fields, { rows: 9, tone: 'loud', is_shown: false }).values).toEqual({
      ...defaults,
      rows: 9,
      tone: 'loud',
      is_shown: false,
    });
  });

  it('falls back to the default of a field that does not take what is set, and says which', () => {
    const stored = { title: 'Longer than ten', rows: '9', tone: 'shrill', is_shown: null, gone: 1 };
    expect(valuesFor(fields, stored)).toEqual({
      values: defaults,
      refused: ['title', 'rows', 'tone', 'is_shown'],
    });
  });

  it('is whole and taken by its fields whatever is stored', () => {
    assert(
      property(dictionary(string(), anything()), (stored) => {
        const { values } = valuesFor(fields, stored);
        expect(Object.keys(values)).toEqual(Object.keys(fields));
        for (const [name, field] of Object.entries(fields))
          expect(takesValue(field, values[name])).toBe(true);
      }),
    );
  });

  it('takes no line breaks, no half characters and no number beyond its limits', () => {
    const { title, rows } = fields;
    expect(['a\nb', '\ud800', 'x'.repeat(11)].map((text) => takesValue(title, text))).toEqual([
      false,
      false,
      false,
    ]);
    expect([0, 10, Number.NaN, Infinity, true].map((value) => takesValue(rows, value))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is read with the types of its fields, with defaults for what an older host does not give', () => {
    const { rows, tone } = readConfig(fields, { rows: 2 });
    const typed: { rows: number; tone: 'calm' | 'loud' } = { rows, tone };
    expect(typed).toEqual({ rows: 2, tone: 'calm' });
  });
});

const parses = (asked: unknown) => sliceConfigFields.safeParse(asked).success;

describe('the fields that a release asks for', () => {
  it('are accepted as they are declared', () => {
    expect(sliceConfigFields.parse(fields)).toEqual(fields);
  });

  it.each<[string, unknown]>([
    ['a type that nobody knows', { title: { type: 'html', label, default: '' } }],
    ['a field that nobody knows', { rows: { ...fields.rows, step: 1 } }],
    ['no label in English', { rows: { ...fields.rows, label: { de: 'Zeilen' } } }],
    [
      'a label in a language that is not spoken',
      { rows: { ...fields.rows, label: { en: 'Rows', xx: 'x' } } },
    ],
    ['a default that it does not take', { rows: { ...fields.rows, default: 10 } }],
    ['limits that leave no choice', { rows: { ...fields.rows, min: 5, max: 5 } }],
    ['one option only', { tone: { ...fields.tone, options: [{ value: 'calm', label }] } }],
    [
      'the same option twice',
      { tone: { ...fields.tone, options: [1, 2].map(() => ({ value: 'calm', label })) } },
    ],
    ['a text that is too long for every page', { title: { ...fields.title, max: 501 } }],
    ['a name with capitals', { Title: fields.title }],
    ['the name of what every object has', { constructor: fields.title }],
    [
      'too much text together',
      Object.fromEntries('abcde'.split('').map((name) => [name, { ...fields.title, max: 500 }])),
    ],
    ['too many fields', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, fields.rows]))],
  ])('are refused with %s', (_what, asked) => {
    expect(parses(asked)).toBe(false);
  });
});
