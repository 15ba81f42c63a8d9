import type { Figure } from '@loupe/shared/contract/run-events';
import { numberText, percentText, signedPercentText } from '../../tools/number-text.ts';
import type { Evidence } from './dossier.ts';
import type { StatementLine } from './extract-figures.ts';
import { placeText } from '../../tools/place-text.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts } from './messages/company-texts.ts';

/** A ratio of statement lines for one year; the evidence is of its first line. */
export interface Ratio {
  readonly year: string;
  readonly figure: Omit<Figure, 'source_n'>;
  readonly evidence: Evidence;
}

interface RatioRule {
  readonly id: keyof typeof companyEn.ratios;
  readonly over: readonly [string, string];
  readonly print: (value: number) => string;
}

const share = (value: number) => percentText(value);
const times = (value: number) => numberText(value, 2);

const rules: readonly RatioRule[] = [
  { id: 'gross-margin', over: ['gross', 'revenue'], print: share },
  { id: 'operating-margin', over: ['operating', 'revenue'], print: share },
  { id: 'net-margin', over: ['net', 'revenue'], print: share },
  { id: 'equity-ratio', over: ['equity', 'assets'], print: share },
  { id: 'current-ratio', over: ['current_assets', 'current_liabilities'], print: times },
  { id: 'debt-equity', over: ['debt', 'equity'], print: times },
  { id: 'cash-conversion', over: ['cash_flow', 'net'], print: times },
];

function placeOf({ dossier, place }: Evidence): string {
  return `${dossier.name}, ${placeText(place)}`;
}

/** Ratios by rule and year, and the growth of revenue. A ratio over zero or less is left out. */
export function computeRatios(
  statements: readonly StatementLine[],
  years: readonly string[],
): { label: string; ratios: Ratio[] }[] {
  const line = (key: string) => statements.find((one) => one.key === key);
  const texts = companyTexts();
  const rows = rules.map((rule) => {
    const [label, upper, lower] = texts.ratios[rule.id];
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
                  label: `${label} ${year}`,
                  value: rule.print(a / b),
                  formula: `\\frac{\\text{${upper}}}{\\text{${lower}}}`,
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
    return { label: label ?? '', ratios };
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
                label: `${texts.claims.growth} ${year}`,
                value: signedPercentText(now / before - 1),
                formula: '\\frac{R_t}{R_{t-1}} - 1',
                inputs: [
                  { name: texts.revenueOf(year), value: numberText(now, 1), from: placeOf(revenue.evidence) },
                  {
                    name: texts.revenueOf(String(Number(year) - 1)),
                    value: numberText(before, 1),
                    from: placeOf(revenue.evidence),
                  },
                ],
              },
            },
          ];
        });
  return [{ label: texts.claims.growth, ratios: growth }, ...rows].filter(({ ratios }) => ratios.length > 0);
}
