import type { Figure } from '@loupe/shared/contract/run-events';
import { numberText, percentText, signedPercentText } from '../../tools/number-text.ts';
import type { Evidence } from './dossier.ts';
import type { StatementLine } from './extract-figures.ts';

/** A ratio of statement lines for one year; the evidence is of its first line. */
export interface Ratio {
  readonly year: string;
  readonly figure: Omit<Figure, 'source_n'>;
  readonly evidence: Evidence;
}

interface RatioRule {
  readonly id: string;
  readonly label: string;
  readonly over: readonly [string, string];
  readonly formula: string;
  readonly print: (value: number) => string;
}

const rules: readonly RatioRule[] = [
  {
    id: 'gross-margin',
    label: 'Gross margin',
    over: ['gross', 'revenue'],
    formula: '\\frac{\\text{gross profit}}{\\text{revenue}}',
    print: (value) => percentText(value),
  },
  {
    id: 'operating-margin',
    label: 'Operating margin',
    over: ['operating', 'revenue'],
    formula: '\\frac{\\text{operating profit}}{\\text{revenue}}',
    print: (value) => percentText(value),
  },
  {
    id: 'net-margin',
    label: 'Net margin',
    over: ['net', 'revenue'],
    formula: '\\frac{\\text{net income}}{\\text{revenue}}',
    print: (value) => percentText(value),
  },
  {
    id: 'equity-ratio',
    label: 'Equity ratio',
    over: ['equity', 'assets'],
    formula: '\\frac{\\text{equity}}{\\text{total assets}}',
    print: (value) => percentText(value),
  },
  {
    id: 'current-ratio',
    label: 'Current ratio',
    over: ['current_assets', 'current_liabilities'],
    formula: '\\frac{\\text{current assets}}{\\text{current liabilities}}',
    print: (value) => numberText(value, 2),
  },
  {
    id: 'debt-equity',
    label: 'Debt to equity',
    over: ['debt', 'equity'],
    formula: '\\frac{\\text{total debt}}{\\text{equity}}',
    print: (value) => numberText(value, 2),
  },
  {
    id: 'cash-conversion',
    label: 'Operating cash flow to net income',
    over: ['cash_flow', 'net'],
    formula: '\\frac{\\text{operating cash flow}}{\\text{net income}}',
    print: (value) => numberText(value, 2),
  },
];

function placeOf({ dossier, place }: Evidence): string {
  return `${dossier.name}, ${place}`;
}

/** Ratios by rule and year, and the growth of revenue. A ratio over zero or less is left out. */
export function computeRatios(
  statements: readonly StatementLine[],
  years: readonly string[],
): { label: string; ratios: Ratio[] }[] {
  const line = (key: string) => statements.find((one) => one.key === key);
  const rows = rules.map((rule) => {
    const [top, bottom] = [line(rule.over[0]), line(rule.over[1])];
    const ratios =
      top === undefined || bottom === undefined
        ? []
        : years.flatMap((year): Ratio[] => {
            const [a, b] = [top.values.get(year), bottom.values.get(year)];
            if (a === undefined || b === undefined || b <= 0) return [];
            return [
              {
                year,
                evidence: top.evidence,
                figure: {
                  id: `${rule.id}-${year}`,
                  label: `${rule.label} ${year}`,
                  value: rule.print(a / b),
                  formula: rule.formula,
                  inputs: [
                    { name: `${top.label} ${year}`, value: numberText(a, 1), from: placeOf(top.evidence) },
                    {
                      name: `${bottom.label} ${year}`,
                      value: numberText(b, 1),
                      from: placeOf(bottom.evidence),
                    },
                  ],
                },
              },
            ];
          });
    return { label: rule.label, ratios };
  });
  const revenue = line('revenue');
  const growth =
    revenue === undefined
      ? []
      : years.flatMap((year): Ratio[] => {
          const [now, before] = [revenue.values.get(year), revenue.values.get(String(Number(year) - 1))];
          if (now === undefined || before === undefined || before <= 0) return [];
          return [
            {
              year,
              evidence: revenue.evidence,
              figure: {
                id: `growth-${year}`,
                label: `Revenue growth ${year}`,
                value: signedPercentText(now / before - 1),
                formula: '\\frac{R_t}{R_{t-1}} - 1',
                inputs: [
                  { name: `Revenue ${year}`, value: numberText(now, 1), from: placeOf(revenue.evidence) },
                  {
                    name: `Revenue ${Number(year) - 1}`,
                    value: numberText(before, 1),
                    from: placeOf(revenue.evidence),
                  },
                ],
              },
            },
          ];
        });
  return [{ label: 'Revenue growth', ratios: growth }, ...rows].filter(({ ratios }) => ratios.length > 0);
}
