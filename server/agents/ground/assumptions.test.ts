import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { title } from '../../report/build-blocks.ts';
import { percentText } from '../../tools/number-text.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { assumptionFor, assumptionTable, readAssumptions, type AssumptionRule } from './assumptions.ts';
import { writeStep } from './write-steps.ts';

const conversion: AssumptionRule = {
  id: 'conversion',
  names: ['conversion', 'Abschlussquote'],
  unit: 'percent',
  usual: null,
};
const click: AssumptionRule = {
  id: 'click',
  names: ['click price', 'Klickpreis'],
  unit: 'money',
  usual: null,
};
const reach: AssumptionRule = {
  id: 'reach',
  names: ['reach'],
  unit: 'number',
  usual: { value: 1, low: 0.5, high: 2 },
};
const known = [conversion, click, reach];

describe('assumptions a person types, a line each', () => {
  it('are read with unit, range and what they are said of', () => {
    const { given, notUnderstood } = readAssumptions(
      'Conversion = 2 % (1 % - 3 %)\nPodcast: click price = EUR 1.20\n\nreach = 1.5 (1 to 2)',
      known,
    );
    expect(notUnderstood).toEqual([]);
    expect(given).toEqual([
      { id: 'conversion', of: '', unit: 'percent', value: 0.02, low: 0.01, high: 0.03, from: 'you' },
      { id: 'click', of: 'Podcast', unit: 'money', value: 1.2, low: 1.2, high: 1.2, from: 'you' },
      { id: 'reach', of: '', unit: 'number', value: 1.5, low: 1, high: 2, from: 'you' },
    ]);
  });

  it('are read as a German writes them', () => {
    const { given } = speaking('de', () =>
      readAssumptions('Abschlussquote = 2,5 % (1-3 %)\nMesse: Klickpreis = 1,20 €', known),
    );
    expect(given.map(({ of, value, low, high }) => [of, value, low, high])).toEqual([
      ['', 0.025, 0.01, 0.03],
      ['Messe', 1.2, 1.2, 1.2],
    ]);
  });

  it.each([
    ['conversion = 2', 'a share without its sign'],
    ['conversion = 2 % (3 % - 4 %)', 'outside its own range'],
    ['conversion = -2 %', 'below nothing'],
    ['reach = 3 km', 'another unit'],
    ['reach = 1,234', 'a mark that may be read in two ways'],
    ['happiness = 2', 'an unknown name'],
    ['conversion is good', 'no number'],
    ['reach = 2 or 3', 'two numbers'],
  ])('are given back when not understood: "%s" (%s)', (line) => {
    expect(readAssumptions(line, known)).toEqual({ given: [], notUnderstood: [line] });
  });

  it('hold for one thing before they hold for all; what is usual comes last, and nothing is made up', () => {
    const { given } = readAssumptions('conversion = 2 %\nMail: conversion = 5 %\nconversion = 3 %', known);
    expect(assumptionFor(given, conversion, 'mail')?.value).toBe(0.05);
    expect(assumptionFor(given, conversion, 'Search')?.value).toBe(0.03);
    expect(assumptionFor(given, reach)).toMatchObject({ value: 1, low: 0.5, high: 2, from: 'assumed' });
    expect(assumptionFor(given, click)).toBeNull();
  });
});

it('a table of them says whose each is, links its number and its range, and keeps assumed ones apart', async () => {
  const { given } = readAssumptions('conversion = 2 % (1 % - 3 %)', known);
  const all = [conversion, { ...reach, unit: 'percent' as const }].flatMap(
    (rule) => assumptionFor(given, rule) ?? [],
  );
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      await writeStep(run, { id: 'head', title: 'Write', millicredits: 1_000 }, (step) => [
        title('Finding'),
        assumptionTable({ step, dossiers: [] }, all, {
          name: ({ id }) => id,
          print: (_, value) => percentText(value, 0),
        }),
      ]);
      return { value: undefined, summary: '' };
    });
  });
  const { figures, report } = await runAgent(agent, {});
  expect(figures.map(({ id, value, is_assumed }) => [id, value, is_assumed ?? false])).toEqual([
    ['assumed-conversion-low', '1\u00a0%', false],
    ['assumed-conversion-high', '3\u00a0%', false],
    ['assumed-conversion', '2\u00a0%', false],
    ['assumed-reach-low', '50\u00a0%', true],
    ['assumed-reach-high', '200\u00a0%', true],
    ['assumed-reach', '100\u00a0%', true],
  ]);
  expect(report).toContain('your number');
  expect(report).toContain('assumption of this report, to be changed');
});
