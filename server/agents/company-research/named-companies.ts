import { escaped } from '../../claims/short-name.ts';
import { words, type Words } from '../../report/words.ts';
import type { Dossier, Evidence } from '../ground/dossier.ts';
import { marksOf, type Writing } from './writing.ts';

const mostNamed = 8;
const longestQuote = 500;

/** A company's name as the documents write it. */
export function companyName({ findings }: Pick<Writing, 'findings'>, key: string): string {
  if (key === findings.read.company.key) return findings.read.company.name;
  return findings.namesOfOthers.get(key) ?? findings.read.others.find((one) => one.key === key)?.name ?? key;
}

/** Where a name is written first. */
function placeOfName(dossiers: readonly Dossier[], name: string): Evidence[] {
  for (const dossier of dossiers)
    for (const { text, placeOf } of dossier.document.blocks) {
      const at = text.indexOf(name);
      if (at === -1) continue;
      const start = at < longestQuote / 2 ? 0 : at;
      const quote = text.slice(start, start + longestQuote);
      return [{ dossier, place: placeOf(start, start + quote.length), quote }];
    }
  return [];
}

/** A name with the place where it is written. */
export function namedAt({ step, gathered }: Pick<Writing, 'step' | 'gathered'>, name: string): Words {
  return words`${name}${marksOf(step, placeOfName(gathered.dossiers, name))}`;
}

/** "Verdane Optics" where "Verdane" was asked for and no legal form tells that it is a company: the most written one. */
function longerNames({ gathered, findings }: Writing): string[] {
  const [first = ''] = findings.read.company.name.split(' ');
  const longer = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(first)}(?: \\p{Lu}[\\p{L}&-]+){1,4}`, 'gu');
  const counts = new Map<string, number>();
  for (const { document } of gathered.dossiers)
    for (const { text } of document.blocks)
      for (const [name] of text.matchAll(longer)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most === undefined ? [] : [most[0]];
}

/** The companies that the documents speak of where none names the one asked for: those of a like name first. */
export function namedInstead(writing: Writing): Words[] {
  const { company, others, subjects } = writing.findings.read;
  // "Corrigale Pharma SE" and "Corrigale Foods AG", where "Corrigale" or "Corrigale Farma" was asked for.
  const [first = ''] = company.key.split(' ');
  const isAlike = (key: string) => key.startsWith(`${first} `);
  const keys = [
    ...others.map(({ key }) => key).filter(isAlike),
    ...subjects.values(),
    ...writing.findings.others.map((claim) => claim.entity),
  ];
  const named = keys.map((key) => companyName(writing, key));
  const longer = keys.some(isAlike) ? [] : longerNames(writing);
  return [...new Set([...longer, ...named])].slice(0, mostNamed).map((name) => namedAt(writing, name));
}
