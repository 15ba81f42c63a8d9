import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '@loupe/shared/contract/prompts';
import { filledPrompt, matchingPrompts, promptLine, slashAt, variablesOf } from './prompt-text.ts';

const prompt = (name: string, text = 'x', isShared = false): Prompt => ({
  id: `prm_${name}`,
  name,
  text,
  is_shared: isShared,
  updated_at: '2026-11-29T10:00:00.000Z',
});

describe('a slash', () => {
  it.each([
    ['/', '', 0],
    ['/sum', 'sum', 0],
    [' /zusammenfassung-für', 'zusammenfassung-für', 1],
  ])('R7 at the beginning of %j asks for prompts', (text, query, start) => {
    expect(slashAt(text, text.length)).toEqual({ query, start });
  });

  it.each([
    'about 1/2',
    'https://a.example/b',
    'and/or',
    '/usr/bin',
    '/two words',
    'Hello /sum',
    '  /sum',
    '//',
    '\n/sum',
    '',
  ])('R7 in %j does not', (text) => {
    expect(slashAt(text, text.length)).toBeNull();
  });

  it('R7 counts only up to the caret, and stands before what was written', () => {
    expect(slashAt('/suWhat is it?', 3)).toEqual({ start: 0, query: 'su' });
    expect(slashAt('/su', 0)).toBeNull();
  });
});

describe('what is filled into a prompt', () => {
  it('R7 is asked for once by its name, with what is preset', () => {
    expect(variablesOf('{{ company }} in {{year|2026}}, {{company|Acme}}, {{last year | none }}')).toEqual([
      { name: 'company', preset: 'Acme' },
      { name: 'year', preset: '2026' },
      { name: 'last year', preset: 'none' },
    ]);
    expect(variablesOf('{{}} {{|x}} {x} {{a{{b}} \\frac{1}{2} {{-}}')).toEqual([{ name: 'b', preset: '' }]);
  });

  it('R7 stands in every place of that name, and is not read again', () => {
    const values = new Map([
      ['a', '{{b}} $1 $&'],
      ['b', 'two'],
    ]);
    expect(filledPrompt('{{a}}, {{ b |x}}, {{a|y}}, {{c}}', values)).toBe(
      '{{b}} $1 $&, two, {{b}} $1 $&, {{c}}',
    );
  });

  it('R7 changes nothing of a text without places', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(variablesOf(text).length === 0);
        return filledPrompt(text, new Map([['a', 'b']])) === text;
      }),
    );
  });
});

it('R7 prompts are found by the beginning of the name, the name, then the text; own ones first', () => {
  const prompts = [
    prompt('a-summary'),
    prompt('sum', 'x', true),
    prompt('letter', 'Sum it up'),
    prompt('sum'),
    prompt('other'),
  ];
  const names = (query: string) =>
    matchingPrompts(prompts, query).map(({ name, is_shared: isShared }) => (isShared ? `${name}*` : name));
  expect(names('SUM')).toEqual(['sum', 'sum*', 'a-summary', 'letter']);
  expect(names('')).toEqual(['a-summary', 'letter', 'sum', 'other', 'sum*']);
  expect(names('nothing')).toEqual([]);
});

it('R7 a prompt is shown on one line with the names of its places', () => {
  expect(promptLine('Sum up\n\n{{company|Acme}}  now')).toBe('Sum up [company] now');
});
