import { bare, sentencesOf } from '../writing/sentences.ts';
import { speaksOf, type Dossier, type Evidence } from './dossier.ts';
import { companyEn } from './messages/company-en.ts';

/** A statement of one document about one thing. */
export interface Fact {
  readonly key: string;
  /** As written. */
  readonly value: string;
  /** For comparing: a number, a year, or lower-case words. */
  readonly normal: string;
  readonly evidence: Evidence;
}

export type FactKey = keyof typeof companyEn.facts;

/** What is known of a company by label, in the order of the profile. */
export const factKeys = Object.keys(companyEn.facts) as FactKey[];

const labels: Readonly<Record<string, RegExp>> = {
  legal_name: /^(?:legal|registered|company|full) name$|^firma$/i,
  founded: /^(?:founded|established|incorporated|founding year|year founded|gegründet|foundation)$/i,
  headquarters: /^(?:headquarters?|head office|hq|registered office|seat|sitz|location)$/i,
  industry: /^(?:industry|sector|branche|business)$/i,
  employees: /^(?:employees|headcount|staff|workforce|number of employees|mitarbeiter)$/i,
  ticker: /^(?:ticker|symbol|stock symbol)$/i,
  website: /^(?:website|web|homepage|url)$/i,
  registration: /^(?:registration(?: number| no\.?)?|company number|register number|handelsregister)$/i,
  capital: /^(?:issued|share|registered) capital$/i,
  auditor: /^auditors?$/i,
  year_end: /^(?:fiscal|financial) year end$/i,
};

/** Comparable form of a value. */
function normalise(key: string, value: string): string {
  if (key === 'employees')
    return (/\d[\d,.]*/.exec(value)?.[0] ?? value).replace(/[,.](?=\d{3}\b)/g, '').replace(/[.,]$/, '');
  if (key === 'founded') return /\b(1[6-9]|20)\d\d\b/.exec(value)?.[0] ?? value;
  return value
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function labelled(dossier: Dossier): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, value: string, place: string, quote: string) => {
    const key = Object.keys(labels).find((one) => labels[one]?.test(label.trim()));
    if (key !== undefined && value.trim() !== '' && value.length <= 160)
      facts.push({
        key,
        value: value.trim(),
        normal: normalise(key, value),
        evidence: { dossier, place, quote },
      });
  };
  for (const line of dossier.lines) {
    const match = /^([^:|]{3,40}):\s*(\S.*)$/.exec(bare(line.text));
    if (match?.[1] !== undefined && match[2] !== undefined)
      add(match[1], match[2], line.place, bare(line.text));
  }
  for (const table of dossier.tables.filter((one) => one.columns.length === 2)) {
    [table.columns, ...table.rows].forEach((row, i) =>
      add(
        String(row[0] ?? ''),
        String(row[1] ?? ''),
        i === 0 ? `table “${table.name}”` : `${table.lineWord.toLowerCase()} ${table.lines[i - 1]}`,
        `${row[0]}: ${row[1]}`,
      ),
    );
  }
  return facts;
}

const patterns: readonly { readonly key: string; readonly pattern: RegExp }[] = [
  {
    key: 'employees',
    pattern:
      /^(.*?)\b(?:employ(?:s|ed)|has a (?:staff|workforce) of|(?:staff|workforce|headcount) of)\s+(?:about |around |some |nearly |more than |over )?(\d[\d,.]*)(?:\s+(?:people|staff|employees|workers))?/i,
  },
  { key: 'founded', pattern: /^(.*?)\b(?:was )?(?:founded|established)\b.*?\b((?:1[6-9]|20)\d\d)\b/i },
  {
    key: 'headquarters',
    pattern: /^(.*?)\b(?:is |are )?(?:headquartered|based) in ([A-Z][\p{L}-]+(?:,? [A-Z][\p{L}-]+)*)/u,
  },
];

function stated(dossier: Dossier, company: string): Fact[] {
  const facts: Fact[] = [];
  for (const line of dossier.lines) {
    if (line.text.startsWith('#') || line.text.startsWith('|')) continue;
    for (const sentence of sentencesOf(line.text)) {
      for (const { key, pattern } of patterns) {
        const match = pattern.exec(sentence);
        if (match?.[2] !== undefined && speaksOf(match[1] ?? '', company))
          facts.push({
            key,
            value: match[2].replace(/[.,]$/, ''),
            normal: normalise(key, match[2]),
            evidence: { dossier, place: line.place, quote: sentence },
          });
      }
    }
  }
  return facts;
}

/** Facts of a document, by label ("Founded: 2009", two-column tables) and by sentence ("employs 1,310 people"). One of a kind per document. */
export function extractFacts(dossier: Dossier, company: string): Fact[] {
  const seen = new Set<string>();
  return [...labelled(dossier), ...stated(dossier, company)].filter((fact) => {
    const id = `${fact.key}:${fact.normal}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
