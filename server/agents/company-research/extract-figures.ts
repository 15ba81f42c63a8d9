import { parseNumber } from '../../tools/market-data/read-numbers.ts';
import { sentencesOf } from '../writing/sentences.ts';
import { speaksOf, type Dossier, type Evidence } from './dossier.ts';
import { companyTexts } from './messages/company-texts.ts';

/** A line of a statement: one value per year. */
export interface StatementLine {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly values: ReadonlyMap<string, number>;
  readonly evidence: Evidence;
}

/** A number said in a sentence, to hold against the statements. */
export interface Claim {
  readonly kind: 'revenue' | 'growth' | 'operating margin';
  readonly year: string;
  readonly value: number;
  /** As written, e.g. "EUR 430 million". */
  readonly text: string;
  readonly isApproximate: boolean;
  readonly evidence: Evidence;
}

const lineKeys: readonly (readonly [string, RegExp])[] = [
  ['revenue', /^(?:total )?(?:revenues?|sales|net sales|turnover|umsatz\w*)$/i],
  ['gross', /^gross (?:profit|margin)$/i],
  ['operating', /^(?:operating (?:profit|income|result)|ebit)$/i],
  ['net', /^(?:net (?:income|profit|result|earnings)|profit for the year|jahresüberschuss)$/i],
  ['assets', /^(?:total assets|bilanzsumme)$/i],
  ['current_assets', /^current assets$/i],
  ['current_liabilities', /^current liabilities$/i],
  ['debt', /^(?:total|financial|net)? ?debt$/i],
  ['equity', /^(?:total |shareholders.? )?equity$/i],
  ['cash', /^cash(?: and cash equivalents)?$/i],
  ['cash_flow', /^(?:operating cash flow|cash flow from operations)$/i],
  ['capex', /^(?:capital expenditures?|capex)$/i],
];

function numberOf(cell: string | number | null | undefined): number | null {
  if (typeof cell === 'number') return cell;
  const text = (cell ?? '').trim().replace(/^\((.*)\)$/, '-$1');
  return text === '' ? null : parseNumber(text, /,\d{1,2}$/.test(text) ? ',' : '.');
}

/** Lines of tables with two or more year columns. */
export function extractStatements(dossier: Dossier): StatementLine[] {
  return dossier.tables.flatMap((table) => {
    const years = table.columns
      .map((column, i) => ({ year: /\b(?:19|20)\d\d\b/.exec(column)?.[0] ?? '', i }))
      .filter(({ year }) => year !== '');
    if (years.length < 2) return [];
    const unitColumn = table.columns.findIndex((column) => /^unit|currency$/i.test(column));
    return table.rows.flatMap((row, r): StatementLine[] => {
      const label = String(row[0] ?? '').trim();
      const values = new Map(
        years.flatMap(({ year, i }) => {
          const value = numberOf(row[i]);
          return value === null ? [] : [[year, value] as const];
        }),
      );
      if (label === '' || values.size === 0) return [];
      const key =
        lineKeys.find(([, pattern]) => pattern.test(label.replace(/\s*\(.*\)$/, '')))?.[0] ??
        label.toLowerCase();
      const quote = table.columns.map((column, c) => `${column}: ${row[c] ?? ''}`).join(' · ');
      return [
        {
          key,
          label,
          unit: unitColumn < 0 ? '' : String(row[unitColumn] ?? ''),
          values,
          evidence: { dossier, place: `${table.lineWord.toLowerCase()} ${table.lines[r]}`, quote },
        },
      ];
    });
  });
}

const money = '(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|€|\\$|£)\\s?(\\d[\\d,.]*)\\s?(million|billion|m\\b|bn\\b)';
const revenuePattern = new RegExp(
  `\\b(?:revenues?|sales|turnover)\\b[^.;]{0,60}?(about |around |nearly |some )?(${money})[^.;]{0,30}?\\b(?:in|for|to)\\b[^.;]{0,24}?\\b((?:19|20)\\d\\d)\\b`,
  'i',
);
const growthPattern =
  /\b(?:revenues?|sales|turnover)\b[^.;]{0,20}?\b(rose|grew|increased|fell|declined|decreased)\b[^.;]{0,12}?\bby (\d+(?:\.\d+)?)\s?%[^;]{0,60}?\b(?:in|for) ((?:19|20)\d\d)\b/i;
const marginPattern = /\boperating margin\b[^.;]{0,40}?\b(?:to|of|was|at) (\d+(?:\.\d+)?)\s?%/i;
const ahead = /\b(?:expect\w*|forecast\w*|outlook|guidance|target\w*|plans? to|aims?)\b/i;

/** Numbers about past years said in sentences; expectations are left out. */
export function extractClaims(dossier: Dossier, company: string): Claim[] {
  const claims: Claim[] = [];
  for (const line of dossier.lines) {
    if (line.text.startsWith('|') || line.text.startsWith('#')) continue;
    let year = '';
    for (const sentence of sentencesOf(line.text)) {
      year = /\b(?:19|20)\d\d\b/.exec(sentence)?.[0] ?? year;
      if (ahead.test(sentence)) continue;
      const evidence: Evidence = { dossier, place: line.place, quote: sentence };
      const revenue = revenuePattern.exec(sentence);
      if (
        revenue?.[3] !== undefined &&
        (speaksOf(sentence.slice(0, revenue.index), company) || revenue.index < 12)
      ) {
        const scale = /^b/i.test(revenue[4] ?? '') ? 1000 : 1;
        claims.push({
          kind: 'revenue',
          year: revenue[5] ?? '',
          value: (numberOf(revenue[3].replace(/[.,]$/, '')) ?? Number.NaN) * scale,
          text: (revenue[2] ?? '').trim(),
          isApproximate: revenue[1] !== undefined,
          evidence,
        });
      }
      const growth = growthPattern.exec(sentence);
      if (growth?.[2] !== undefined)
        claims.push({
          kind: 'growth',
          year: growth[3] ?? '',
          value: (Number(growth[2]) / 100) * (/fell|decl|decr/i.test(growth[1] ?? '') ? -1 : 1),
          text: companyTexts().growthWords(
            !/fell|decl|decr/i.test(growth[1] ?? ''),
            growth[2],
            growth[1] ?? '',
          ),
          isApproximate: false,
          evidence,
        });
      const margin = marginPattern.exec(sentence);
      if (margin?.[1] !== undefined && year !== '')
        claims.push({
          kind: 'operating margin',
          year,
          value: Number(margin[1]) / 100,
          text: companyTexts().marginWords(margin[1]),
          isApproximate: false,
          evidence,
        });
    }
  }
  return claims;
}
