import { monthOfName, monthPattern } from '../table/month-names.ts';
import type { Period } from '../table/period.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findPeriods } from './periods.ts';
import type { Token } from './tag-sentence.ts';

/** What a text must hold for a time to be counted from its own day. */
const hint =
  /last year|year (?:to|ended|ending) |(?:[Oo]n|[Aa]t|of|[Ee]ffective|from|starting) (?:\d{1,2} )?\p{Lu}\p{Ll}|Wirkung (?:zum|vom|ab)/u;
const month = `(?<month>${monthPattern})`;
const noYear = '(?!,? ?\\d{4}|\\d| \\d{1,2}, ?\\d{4})';

interface Rule {
  readonly pattern: RegExp;
  /** Also in a sentence of what is to come. */
  readonly mayLieAhead?: boolean;
  readonly read: (groups: Readonly<Record<string, string | undefined>>, day: Date) => Period | null;
}

const year = (value: number, isFiscal = false): Period => ({ kind: 'year', year: value, isFiscal });
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The last day not after `day` that is this day of this month; of a month without a day its last one. */
function latest(day: Date, monthNumber: number, dayOfMonth: number | null): Date {
  const inYear = (y: number) =>
    new Date(Date.UTC(y, dayOfMonth === null ? monthNumber : monthNumber - 1, dayOfMonth ?? 0));
  const own = inYear(day.getUTCFullYear());
  return own <= day ? own : inYear(day.getUTCFullYear() - 1);
}

/** The day of this month that is nearest to `day`. */
function nearest(day: Date, monthNumber: number, dayOfMonth: number): Date {
  const [first, ...others] = [0, 1, -1].map(
    (years) => new Date(Date.UTC(day.getUTCFullYear() + years, monthNumber - 1, dayOfMonth)),
  );
  const isNearer = (a: Date, b: Date) => Math.abs(+a - +day) < Math.abs(+b - +day);
  return others.reduce((near, one) => (isNearer(one, near) ? one : near), first ?? day);
}

const rules: readonly Rule[] = [
  {
    // "named chief operating officer, effective November 3", "mit Wirkung zum 1. Juli": begins near the day of telling.
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:effective(?: from| as of| on)?|with effect (?:from|on)|mit Wirkung (?:zum|vom|ab)(?: dem)?) )(?:(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)? ${month}|${month.replace('<month>', '<month2>')} (?<day2>\\d{1,2})(?!\\d))${noYear}(?!\\p{L})`,
      'giu',
    ),
    mayLieAhead: true,
    read: ({ month: a, month2: b, day: c, day2: d }, day) => ({
      kind: 'day',
      date: iso(nearest(day, monthOfName(a ?? b ?? '') ?? 1, Number(c ?? d))),
    }),
  },
  {
    pattern: /(?<!(?:the|over|past) )(?<![\p{L}-])[Ll]ast year(?![\p{L}'’-])/gu,
    read: (_, day) => year(day.getUTCFullYear() - 1),
  },
  {
    // "the year to the end of June", "the year ended 30 June"
    pattern: new RegExp(
      `(?:[Tt]he )?(?:fiscal |financial )?year (?:to|ended|ending) (?:the end of )?(?:\\d{1,2} )?${month}(?: \\d{1,2})?${noYear}`,
      'giu',
    ),
    read: ({ month: name = '' }, day) =>
      year(latest(day, monthOfName(name) ?? 1, null).getUTCFullYear(), true),
  },
  {
    pattern: new RegExp(
      `(?<=(?:on|at|as of|as at) )(?:(?<day>\\d{1,2}) ${month}|${month.replace('<month>', '<month2>')} (?<day2>\\d{1,2}))${noYear}(?!\\p{L})`,
      'giu',
    ),
    read: ({ month: a, month2: b, day: c, day2: d }, day) => ({
      kind: 'day',
      date: iso(latest(day, monthOfName(a ?? b ?? '') ?? 1, Number(c ?? d))),
    }),
  },
];

/** What is not so yet has days that are still to come. */
const ahead = /(?<!\p{L})(?:will|shall|is to|are to|due|next|expect\p{L}*|plans? to|from)(?!\p{L})/u;

/** The tokens of a sentence with "last year" and "on December 31" as the times they are on the day the document was written. */
export function withRelativeTimes(
  text: string,
  tokens: readonly Token[],
  writtenOn: () => string | null,
): readonly Token[] {
  const saidOn = hint.test(text) ? writtenOn() : null;
  if (saidOn === null || !/^\d{4}-\d\d-\d\d$/.test(saidOn)) return tokens;
  const day = new Date(`${saidOn}T00:00:00Z`);
  let all = tokens;
  for (const { pattern, read, mayLieAhead = false } of rules)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const period = read(match.groups ?? {}, day);
      if (period?.kind === 'day' && ahead.test(text) && !mayLieAhead) continue;
      if (
        all.some((one) => one.kind === 'period' && one.period !== null && one.start < end && start < one.end)
      )
        continue;
      const words = { start, end, text: match[0], lower: match[0].toLowerCase() };
      all = [
        ...all.filter((one) => one.end <= start || one.start >= end),
        { ...words, kind: 'period' as const, period, isInstant: period?.kind === 'day' },
      ].toSorted((a, b) => a.start - b.start);
    }
  return all;
}

/** Blocks in which a document says when it was written. */
const headBlocks = 5;
const ofSomethingElse =
  /(?<!\p{L})(?:ended|ending|to|until|since|from|at|as of|as at|by|on|due|of|for|before|after|founded|incorporated|appointed|registered|born|zum|am|vom|von|bis|seit|ab|per|für|Stichtag)(?: the| dem)? $/iu;

/** The one day in the head of a document that is not the day of something: "The Evening Courier, Wednesday 9 October 2024". */
export function dayOfHead({ title, blocks }: ClaimDocument): string | null {
  const days = new Set(
    [title, ...blocks.slice(0, headBlocks).map(({ text }) => text)].flatMap((text) => {
      if (text.length > 160 || text.endsWith('.')) return [];
      return findPeriods(text).flatMap(({ period, start, end }) => {
        // "Balance sheet 31 December 2025" is of that day, and later.
        const isWritten =
          period?.kind === 'day' &&
          !period.date.endsWith('-12-31') &&
          !/end|close/iu.test(text.slice(start, end));
        return isWritten && !ofSomethingElse.test(text.slice(0, start)) ? [period.date] : [];
      });
    }),
  );
  const [day] = days;
  return day !== undefined && days.size === 1 ? day : null;
}

const longestHead = 160;
const ofYear =
  /^(?:for )?(?:the )?(?:fiscal |financial |business )?year (?:ended|ending|to) [^.;:()]{6,30}(?=$|[.;(]| \()/iu;

/** "For the fiscal year ended September 30, 2025", "Year ended 31 March 2026 (FY2025/26). £ million." as a line in the head of a document: what it reports on; null where none says it. */
export function periodOfHead({ title, blocks }: ClaimDocument): Period | null {
  for (const text of [title, ...blocks.slice(0, headBlocks + 1).map((block) => block.text)]) {
    const said = text.length > longestHead ? undefined : ofYear.exec(text.trim())?.[0];
    const [first, second] = said === undefined ? [] : findPeriods(said);
    if (first?.period?.kind === 'year' && second === undefined) return first.period;
  }
  return null;
}
