import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { readAssumptions, type AssumptionRule } from '../ground/assumptions.ts';

type Inputs = RunFacts['inputs'];

/** A number of the person: no channel has one that holds for everybody. */
export const planRules = {
  click: {
    id: 'click',
    names: ['click price', 'cpc', 'cost per click', 'Klickpreis', 'Preis je Klick'],
    unit: 'money',
    usual: null,
  },
  conversion: {
    id: 'conversion',
    names: ['conversion', 'conversion rate', 'Konversion', 'Konversionsrate', 'Abschlussquote'],
    unit: 'percent',
    usual: null,
  },
  closing: {
    id: 'closing',
    names: ['closing', 'lead to sale', 'Anfrage zu Verkauf', 'Anfragen zu Verkäufen'],
    unit: 'percent',
    usual: null,
  },
  months: { id: 'months', names: ['months', 'Monate'], unit: 'number', usual: null },
  cap: { id: 'cap', names: ['cap', 'most', 'Obergrenze', 'Höchstbetrag'], unit: 'money', usual: null },
  growth: {
    id: 'growth',
    names: ['growth', 'cap factor', 'Wachstum'],
    unit: 'number',
    usual: { value: 2, low: 2, high: 2 },
  },
} satisfies Record<string, AssumptionRule>;

export type Assumption = ReturnType<typeof readAssumptions>['given'][number];

export function readMarketingFiles(
  inputs: Inputs,
  asked?: { readonly fileIds?: readonly string[] },
): AgentFiles {
  return readAgentFiles(
    'marketing-strategy',
    inputs,
    { fields: [{ name: 'history' }], needed: false },
    asked,
  );
}

interface GivenNumber {
  readonly value: number | null;
  /** Something was typed that is no number above zero. */
  readonly isRefused: boolean;
}

function givenNumber(text: string, unit: 'money' | 'percent'): GivenNumber {
  if (text.trim() === '') return { value: null, isRefused: false };
  const rule: AssumptionRule = { id: 'x', names: ['x'], unit, usual: null };
  const line = `x = ${unit === 'percent' && !text.includes('%') ? `${text.trim()} %` : text.trim()}`;
  const value = readAssumptions(line, [rule]).given[0]?.value ?? null;
  const isGood = value !== null && value > 0 && (unit !== 'percent' || value <= 1);
  return { value: isGood ? value : null, isRefused: !isGood };
}

/** Budget a month, price and margin, as the form holds them. */
export const numbersIn = (inputs: Inputs) => ({
  budget: givenNumber(inputs.budget ?? '', 'money'),
  price: givenNumber(inputs.price ?? '', 'money'),
  margin: givenNumber(inputs.margin ?? '', 'percent'),
});

/** Channels by name, a line or a comma each. */
export const channelsAsked = (text: string): string[] => [
  ...new Set(text.split(/[\n,;]/u).flatMap((one) => one.trim() || [])),
];
