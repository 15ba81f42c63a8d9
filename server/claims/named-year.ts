import type { Period } from '../table/period.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { Token } from './tag-sentence.ts';

const subjects: readonly RegExp[] = [
  /^(?:(?:the )?(?:fiscal |financial |business )?year )?(20\d\d) (?:was|has been|proved|saw|brought|marked|turned out|is|ended|delivered)(?!\p{L})/iu,
  /^(?:das (?:(?:Geschäfts|Wirtschafts|Berichts)?jahr|Jahr) )?(20\d\d) (?:war|brachte|verlief|stand|endete|schloss|wurde)(?!\p{L})/iu,
];

/** "2025 was our best year yet.": the year that the sentences after it are about; null where none is named. */
export function namedYear(text: string, writtenOn: () => string | null): Period | null {
  const day = /^\s*Last year(?![\p{L}'’])/u.test(text) ? writtenOn() : null;
  if (day !== null) return { kind: 'year', year: Number(day.slice(0, 4)) - 1, isFiscal: false };
  for (const subject of subjects) {
    const year = subject.exec(text.trimStart())?.[1];
    if (year !== undefined) return { kind: 'year', year: Number(year), isFiscal: false };
  }
  return null;
}

/**
 * "£184.2m (2024: £165.9m)": the year of the value before the brackets, the one after theirs. Only where that is the
 * year the document reports: a value may also be held against that of long ago.
 */
function yearBesideBrackets(
  tokens: readonly Token[],
  end: number,
  latestYear: () => number | null,
): Period | null {
  const at = tokens.findIndex((token) => token.start >= end);
  const [open, year, colon, value, close] = at < 0 ? [] : tokens.slice(at, at + 5);
  if (open?.text !== '(' || year?.kind !== 'period' || year.period?.kind !== 'year') return null;
  if (
    !/^[:–-]$/u.test(colon?.text ?? '') ||
    value?.kind !== 'quantity' ||
    !/^[),;]$/u.test(close?.text ?? '')
  )
    return null;
  const own = year.period.year + 1;
  const latest = latestYear();
  return latest === own || latest === own + 1 ? { ...year.period, year: own } : null;
}

const against =
  /^,? ?(?:(?:up|down|compared|compares|which compares|verglichen|im Vergleich) )?(?:with|to|against|versus|from|after|gegenüber|nach|mit|zu) $/u;
const ofYear = /^ (?:in |for |im Jahr |im Geschäftsjahr |in fiscal |in fiscal year )?$/u;

/**
 * "$1.38 billion, compared with $1.44 billion in 2023": the year of the value that is held against that of another year,
 * the one after it. Only where that is the year the document reports, as for brackets.
 */
function yearBesideComparison(
  text: string,
  tokens: readonly Token[],
  end: number,
  latestYear: () => number | null,
): Period | null {
  const other = tokens.findIndex((token) => token.start >= end && token.kind === 'quantity');
  const [value, ...rest] = other < 0 ? [] : tokens.slice(other, other + 6);
  const year = rest.find(({ kind }) => kind === 'period');
  if (value === undefined || year?.kind !== 'period' || year.period?.kind !== 'year') return null;
  const isHeld =
    against.test(text.slice(end, value.start)) &&
    ofYear.test(text.slice(value.end, year.start)) &&
    /^(?:[.,;)]|$)/u.test(text.slice(year.end).trimStart());
  if (!isHeld || tokens.some((token) => token.kind === 'period' && token !== year)) return null;
  const own = year.period.year + 1;
  const latest = latestYear();
  return latest === own || latest === own + 1 ? { ...year.period, year: own } : null;
}

const fullDates =
  /(?<![\d.])\d{1,2}\.? ?(?:of )?\p{L}{3,9}\.? (20\d\d)(?!\d)|\p{Lu}\p{L}{2,8} \d{1,2}, (20\d\d)(?!\d)|\d{1,2}\.\d{1,2}\.(20\d\d)(?!\d)|(20\d\d)-\d\d-\d\d/gu;
const years = /(?<![\d.,])(20\d\d)(?![\d]|[.,]\d)/gu;

/** The latest year that a document names, up to that of its latest day where it names days; null where it names none. */
export function latestYearOf(document: ClaimDocument): number | null {
  const named = { days: 0, years: 0 };
  const note = (pattern: RegExp, kind: keyof typeof named, text: string) => {
    for (const match of text.matchAll(pattern))
      named[kind] = Math.max(named[kind], Number(match.slice(1).find((year) => year !== undefined)));
  };
  for (const text of [document.title, ...document.blocks.map((block) => block.text)]) {
    note(fullDates, 'days', text);
    note(years, 'years', text);
  }
  const latest = named.days > 0 ? named.days : named.years;
  return latest === 0 ? null : latest;
}

/** The year of a value that another year is beside, before `end` of a sentence; null where none is named by that. */
export const yearBeside = (
  { text, tokens, latestYear }: { text: string; tokens: readonly Token[]; latestYear: () => number | null },
  end: number,
): Period | null =>
  yearBesideBrackets(tokens, end, latestYear) ?? yearBesideComparison(text, tokens, end, latestYear);
