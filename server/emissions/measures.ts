import { airKeys, railFromKm, truckKeys, vanKeys, type FactorKey } from '../packs/logistics/vehicles.ts';
import { wholeOf, type Factor, type Factors, type Load } from './factors.ts';
import type { RowEmission } from './transport.ts';

const measureIds = ['rail', 'full', 'electric', 'sea'] as const;
export type MeasureId = (typeof measureIds)[number];

interface MeasureRule {
  applies(row: RowEmission): boolean;
  /** What the tonnes travel with then. */
  readonly to: { readonly key: FactorKey | 'own'; readonly load: Load };
}

const rules: Readonly<Record<MeasureId, MeasureRule>> = {
  rail: {
    applies: ({ factor, distance }) => truckKeys.has(factor.key) && distance.inBase >= railFromKm,
    to: { key: 'rail', load: 'average' },
  },
  full: { applies: ({ factor }) => truckKeys.has(factor.key), to: { key: 'own', load: 'full' } },
  electric: {
    applies: ({ factor }) => vanKeys.has(factor.key),
    to: { key: 'van-electric', load: 'average' },
  },
  sea: { applies: ({ factor }) => airKeys.has(factor.key), to: { key: 'ship-container', load: 'average' } },
};

/** What a measure would save on the rows it applies to, kg CO2e; distances are taken to stay the same. */
export interface Measure {
  readonly id: MeasureId;
  readonly rows: readonly RowEmission[];
  readonly before: number;
  readonly saved: number;
  /** With the trucks of today full, and half full. */
  readonly low: number;
  readonly high: number;
  /** The factor afterwards, where it is one for all. */
  readonly target: Factor | null;
}

/** All measures, the largest saving first; those that apply to nothing save nothing. */
export function measuresOf(rows: readonly RowEmission[], factors: Factors): Measure[] {
  return measureIds
    .map((id): Measure => {
      const { applies, to } = rules[id];
      const own = rows.filter(applies);
      const after = own.map((row) => {
        const factor = factors.of(to.key === 'own' ? row.factor.key : to.key, to.load);
        return factor === null ? row.kg : row.tkm * wholeOf(factor);
      });
      const sum = (of: (row: RowEmission, i: number) => number) =>
        own.reduce((all, row, i) => all + of(row, i), 0);
      const isFull = id === 'full';
      return {
        id,
        rows: own,
        before: sum(({ kg }) => kg),
        saved: sum(({ kg }, i) => kg - (after[i] ?? kg)),
        low: isFull ? 0 : sum(({ low }, i) => low - (after[i] ?? low)),
        high: sum(({ high, kg }, i) => (isFull ? kg : high) - (after[i] ?? 0)),
        target: to.key === 'own' ? null : factors.of(to.key, to.load),
      };
    })
    .toSorted((a, b) => b.saved - a.saved);
}

/** What a measure costs: once, and more or less each year than today. */
export interface MeasureCost {
  readonly once: number;
  readonly yearly: number;
  readonly currency: string;
}

const names: Readonly<Record<MeasureId, RegExp>> = {
  rail: /\b(?:rail|train|bahn|schiene)\b/i,
  full: /\b(?:load|full(?:er)?|utili[sz]ation|auslastung|voll(?:er)?)\b/i,
  electric: /\b(?:electric|ev|evs|elektro|e-?vans?|e-?transporter)\b/i,
  sea: /\b(?:sea|ship|ocean|see|schiff)\b/i,
};

const amount = String.raw`([+−-]?)\s*(EUR|USD|GBP|CHF|€|\$|£)?\s*(\d[\d.,']*)\s*(EUR|USD|GBP|CHF|€|\$|£)?`;
const once = new RegExp(`${amount}\\s*(?:once|upfront|one-off|einmalig)`, 'i');
const yearly = new RegExp(
  `${amount}\\s*(?:a year|per year|yearly|p\\.?a\\.?|pro jahr|im jahr|jährlich)`,
  'i',
);
const codes: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

function amountOf(found: RegExpExecArray | null): { value: number; currency: string } | null {
  const [, sign = '', before, digits = '', after] = found ?? [];
  // Thousands by either mark; a mark with other than three digits behind it is not read.
  if (found === null || !/^\d{1,3}(?:[.,']\d{3})+$|^\d+$/.test(digits)) return null;
  const word = (before ?? after ?? '').toUpperCase();
  const value = Number(digits.replace(/[.,']/g, ''));
  return { value: sign === '' || sign === '+' ? value : -value, currency: codes[word] ?? word };
}

/** Costs from lines such as "rail: EUR 40,000 once, -12,000 a year"; lines that were not understood are given back. */
export function readCosts(text: string): {
  readonly costs: ReadonlyMap<MeasureId, MeasureCost>;
  readonly notUnderstood: readonly string[];
} {
  const costs = new Map<MeasureId, MeasureCost>();
  const notUnderstood: string[] = [];
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const id = measureIds.find((one) => names[one].test(line.split(':')[0] ?? ''));
    const [first, each] = [amountOf(once.exec(line)), amountOf(yearly.exec(line))];
    const currencies = new Set(
      [first?.currency, each?.currency].filter((one) => one !== undefined && one !== ''),
    );
    if (id === undefined || first === null || each === null || currencies.size > 1) notUnderstood.push(line);
    else costs.set(id, { once: first.value, yearly: each.value, currency: [...currencies][0] ?? '' });
  }
  return { costs, notUnderstood };
}

/** Years until what was paid once has come back; null where nothing comes back each year. */
export const paybackYears = ({ once: paid, yearly: each }: MeasureCost): number | null =>
  each < 0 ? paid / -each : null;

/** The reduction that is asked for, as a share: "20 % by 2030"; null when none is said. */
export function goalOf(text: string): number | null {
  const found = /(\d{1,3}(?:[.,]\d+)?)\s*(?:%|percent|prozent)/i.exec(text)?.[1];
  const share = found === undefined ? Number.NaN : Number(found.replace(',', '.')) / 100;
  return share > 0 && share <= 1 ? share : null;
}
