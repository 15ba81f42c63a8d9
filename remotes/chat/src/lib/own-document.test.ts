import { describe, expect, it } from 'vitest';
import type { OwnInput } from '@loupe/shared/contract/own-agents';
import {
  documentToSend,
  emptyDocument,
  namedInputs,
  newInput,
  problemOf,
  trialFields,
} from './own-document.ts';

const input = (label: string, part: Partial<OwnInput> = {}): OwnInput => ({ ...newInput(), label, ...part });

describe('the form of an agent of one’s own', () => {
  it('names fields after their labels, once each, and leaves names that are kept', () => {
    const inputs = [
      input('Region'),
      input('Région'),
      input('Größe (cm)'),
      input(' '),
      input('Depth'),
      input('2026'),
      input('Land', { name: 'region' }),
    ];
    expect(namedInputs(inputs).map(({ name, at }) => [name, at])).toEqual([
      ['region_2', 0],
      ['region_3', 1],
      ['gro_e_cm', 2],
      ['field_depth', 4],
      ['field', 5],
      ['region', 6],
    ]);
  });

  it('sends what was typed without blank lines and rows, each choice once', () => {
    const sent = documentToSend({
      ...emptyDocument,
      title: '  Sales ',
      questions: ['total Revenue ', '', '  '],
      inputs: [input('Size', { kind: 'choice', options: [' S', 'M ', '', 'S'] }), input('')],
      presets: { period: '3y' },
    });
    expect(sent).toMatchObject({ title: 'Sales', questions: ['total Revenue'], presets: {} });
    expect(sent.inputs).toEqual([
      { ...newInput(), name: 'size', label: 'Size', kind: 'choice', options: ['S', 'M'] },
    ]);
  });

  it('keeps questions and fields while it is built on another agent', () => {
    const sent = documentToSend({
      ...emptyDocument,
      title: 'Shares',
      base: 'stocks',
      questions: ['total Revenue'],
      inputs: [input('Region')],
      presets: { period: '3y', stop: ' ' },
    });
    expect(sent.questions).toEqual(['total Revenue']);
    expect(sent.inputs.map(({ name }) => name)).toEqual(['region']);
    expect(sent.presets).toEqual({ period: '3y' });
  });

  it.each([
    ['no title', { title: ' ' }, 'Give the agent a title.'],
    [
      'thirteen questions',
      { questions: [...Array.from({ length: 13 }, (_, i) => `Question ${i}`), ''] },
      'There is room for 12 questions; these are 13. Blank lines do not count.',
    ],
    [
      'a question of 401 characters',
      { questions: ['x'.repeat(401)] },
      `“${'x'.repeat(40)}…” has 401 characters; a question holds at most 400.`,
    ],
    [
      'a choice of 81 characters',
      { inputs: [input('Size', { kind: 'choice' as const, options: ['y'.repeat(81)] })] },
      `“Size”: the choice “${'y'.repeat(40)}…” is longer than 80 characters.`,
    ],
    [
      'twenty-one choices',
      {
        inputs: [
          input('Size', { kind: 'choice' as const, options: Array.from({ length: 21 }, (_, i) => `${i}`) }),
        ],
      },
      '“Size” takes 20 choices; these are 21.',
    ],
  ])('says that it cannot be kept with %s', (_, part, sentence) => {
    expect(problemOf({ ...emptyDocument, title: 'Sales', ...part })).toBe(sentence);
  });

  it('has nothing to say about a form at its limits', () => {
    const questions = Array.from({ length: 12 }, () => 'q'.repeat(400));
    const options = Array.from({ length: 20 }, (_, i) => `${i}`.padEnd(80, '-'));
    const inputs = [input('Size', { kind: 'choice', options })];
    expect(problemOf({ ...emptyDocument, title: 'Sales', questions, inputs })).toBeNull();
  });

  it('asks in a trial for files and its own fields, or for what the agent it is built on still asks', () => {
    const alone = { ...emptyDocument, inputs: [input('Size', { kind: 'choice', options: ['S', 'M'] })] };
    expect(trialFields(alone, [], 'Files').map(({ name, kind }) => [name, kind])).toEqual([
      ['files', 'files'],
      ['size', 'choice'],
    ]);
    const [files, size] = trialFields(alone, [], 'Files');
    if (files === undefined || size === undefined) throw new Error('two fields');
    expect(size.options).toEqual([
      { value: 'S', label: 'S' },
      { value: 'M', label: 'M' },
    ]);
    const based = { ...alone, base: 'stocks', presets: { size: 'S' } };
    expect(trialFields(based, [files, size], 'Files')).toEqual([files]);
    const own = { ...alone, inputs: [input('Papers', { kind: 'files' })] };
    expect(trialFields(own, [], 'Files').map(({ name }) => name)).toEqual(['papers']);
  });
});
