import type { CostName } from '../../commerce/unit-economics.ts';
import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { reviewRate } from '../../packs/commerce/unit-rules.ts';
import { currencyOf } from '../../table/currency-words.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { assumptionFor, readAssumptions, type AssumptionRule } from '../ground/assumptions.ts';
import { productTexts } from './messages/product-texts.ts';

type Inputs = RunFacts['inputs'];
type Refusal = Parameters<Parameters<typeof productTexts.said>[0]>[0]['form']['refusals'];

export const productSlug = 'amazon-product-research';

/** Buyers who write a review: no file says it, so that it is assumed or said in the form. */
const rateRule: AssumptionRule = {
  id: 'review-rate',
  names: ['review rate', 'reviews per sale', 'Bewertungsquote', 'Bewertungsrate'],
  unit: 'percent',
  usual: reviewRate,
};

export interface ProductRequest {
  readonly files: AgentFiles;
  readonly product: string;
  /** ISO 4217; empty when not said. */
  readonly currency: string;
  readonly price: number | null;
  readonly cost: number | null;
  readonly quantity: number | null;
  readonly once: number | null;
  /** Of the quote's currency in that of the price. */
  readonly rate: number | null;
  readonly costs: Readonly<Record<CostName, number | null>>;
  readonly reviewRate: NonNullable<ReturnType<typeof assumptionFor>>;
  readonly notUnderstood: readonly string[];
  /** Milliseconds since 1970; null for the day of asking. */
  readonly asOf: number | null;
}

function refuse(field: string, sentence: (all: Refusal) => string): never {
  throw appError('agent.inputs_invalid', {
    field,
    sentence: productTexts.said(({ form }) => sentence(form.refusals)),
  });
}

/** A number of the form; null for an empty field. */
function numberIn(inputs: Inputs, field: string): number | null {
  const text = inputs[field]?.trim() ?? '';
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : refuse(field, (all) => all.number);
}

function above(inputs: Inputs, field: string): number | null {
  const value = numberIn(inputs, field);
  return value !== null && value <= 0 ? refuse(field, (all) => all.aboveZero) : value;
}

function notBelow(inputs: Inputs, field: string): number | null {
  const value = numberIn(inputs, field);
  return value !== null && value < 0 ? refuse(field, (all) => all.notBelowZero) : value;
}

/** "12.5" for 12.5 %; of shares that are never below one percent, "0.125" is somebody's other way of writing it. */
function share(inputs: Inputs, field: string, isNeverSmall: boolean): number | null {
  const value = notBelow(inputs, field);
  if (value === null) return null;
  if (isNeverSmall && value > 0 && value < 1) return refuse(field, (all) => all.fraction);
  return value >= 100 ? refuse(field, (all) => all.share) : value / 100;
}

function unitsIn(inputs: Inputs): number | null {
  const value = numberIn(inputs, 'quantity');
  return value !== null && (value < 1 || !Number.isInteger(value))
    ? refuse('quantity', (all) => all.units)
    : value;
}

function currencyIn(inputs: Inputs): string {
  const text = inputs.currency?.trim() ?? '';
  if (text === '') return '';
  return currencyOf(text.toUpperCase()) ?? currencyOf(text) ?? refuse('currency', (all) => all.currency);
}

function dayIn(inputs: Inputs): number | null {
  const day = inputs.as_of?.trim() ?? '';
  if (day === '') return null;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? refuse('as_of', (all) => all.day) : at;
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readProductRequest(
  inputs: Inputs,
  asked?: { readonly fileIds?: readonly string[] },
): ProductRequest {
  const [price, cost] = [above(inputs, 'price'), above(inputs, 'cost')];
  const fields = [
    { name: 'listings', samples: ['listings.csv'] },
    { name: 'quote', takes: 'one', samples: ['supplier-quote.csv'] },
    { name: 'reviews', samples: ['reviews.csv'] },
  ] as const;
  const { given, notUnderstood } = readAssumptions(inputs.assumptions ?? '', [rateRule]);
  const rate = assumptionFor(given, rateRule);
  if (rate === null || rate.low <= 0) refuse('assumptions', (all) => all.rate);
  return {
    files: readAgentFiles(productSlug, inputs, { fields, needed: price === null || cost === null }, asked),
    product: inputs.product?.trim() ?? '',
    currency: currencyIn(inputs),
    price,
    cost,
    quantity: unitsIn(inputs),
    once: notBelow(inputs, 'once'),
    rate: above(inputs, 'rate'),
    costs: {
      freight: notBelow(inputs, 'freight'),
      duty: share(inputs, 'duty', false),
      vat: share(inputs, 'vat', true),
      feeRate: share(inputs, 'fee_rate', true),
      fulfilment: notBelow(inputs, 'fulfilment_fee'),
      adShare: share(inputs, 'ad_share', false),
      returns: share(inputs, 'returns', false),
    },
    reviewRate: rate,
    notUnderstood,
    asOf: dayIn(inputs),
  };
}
