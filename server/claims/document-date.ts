import type { ClaimDocument } from './claim-document.ts';
import { datelineOf, dayOfIssue, dayOfSigning } from './dateline.ts';
import { findPeriods } from './periods.ts';
import { plainName } from './room-names.ts';

/** Lines and paragraphs in which a document says when it was written. */
const headLines = 25;
const headBlocks = 8;
/** Longer ones are running text. */
const longestLine = 160;

const marksOfMarkdown = /[*_|#>]+/gu;
const weekday =
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Ll}*|(?:Mo|Di|Mi|Do|Fr|Sa|So)\\.?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend';
/** "Date: Mon, 25 Nov 2024 18:47", "Datum: Donnerstag, 20. Februar 2025, 13:00 Uhr", "PROSPECTUS DATED 18 MARCH 2024". */
const issued = new RegExp(
  `^(?:[^:]{0,60}(?:report|prospectus|memorandum|circular|minutes|note|letter|draft|entwurf|prospekt) )?(?:date|dated|date of (?:issue|meeting|report)|published(?: on)?|issued(?: on)?|sent|datum|erstellt am|veröffentlicht am|gesendet|stand)\\s*:?\\s*(?:(?:${weekday}),?\\s*)?(?:den |der )?$`,
  'iu',
);
/** "(website export, 5 Jan 2026)", "Abgerufen am 5. Januar 2026": the day a copy was taken, which is what it says. */
const taken =
  /(?<!\p{L})(?:exported|export|retrieved|downloaded|accessed|printed|exportiert|abgerufen|abruf|heruntergeladen|ausgedruckt|ausdruck)(?: on| am| vom)?\s*[,:]?\s*$/iu;
/** What the day of a head may be instead of that of the document. */
const ofSomethingElse =
  /(?<!\p{L})(?:ended|ending|to|until|through|since|from|at|as of|as at|by|due|of|for|before|after|founded|incorporated|appointed|registered|born|effective|meeting of|vom|von|bis|seit|ab|per|für|zum|(?:record|due|settlement|maturity|payment|closing|effective|reporting|value|start|end|expiry|completion|balance sheet) date:?|Stichtag|geb\.|gegründet|fällig|Sitzung am|Bilanz|Abschluss)(?: the| dem| Jahr)? $|(?<!(?:Issue|No\.?|Nr\.?|Ausgabe|Heft|Week|Woche|KW) ?\d{0,3})\d\.? ?[–-]\s?$/iu;
const spansOn = /^\s?(?:to|until|through|bis|–|-)\s?(?:\d|zum )/u;

const plain = (line: string) => line.replace(marksOfMarkdown, ' ').replace(/\s+/gu, ' ').trim();

/** A day that a line of a head calls the day of issue. */
function dayCalledSo(line: string): string | null {
  if (line.length > longestLine) return null;
  for (const { period, start, end } of findPeriods(line))
    if (period?.kind !== 'day' || spansOn.test(line.slice(end))) continue;
    else if (issued.test(line.slice(0, start)) || taken.test(line.slice(0, start))) return period.date;
  return dayOfIssue(line);
}

/** Days of a head that are the days of nothing else. */
function bareDays(text: string): string[] {
  const line = text.replace(/(?<=\d) (?:[ap]\.m\.|Uhr\.?)$/iu, '');
  if (line.length > longestLine || /[.!?]$/u.test(line)) return [];
  return findPeriods(line).flatMap(({ period, start, end }) =>
    period?.kind === 'day' &&
    // "Balance sheet 31 December 2025" is of that day, and written later.
    !isLastOfMonth(period.date) &&
    !/end|close|ende/iu.test(line.slice(start, end)) &&
    !ofSomethingElse.test(line.slice(0, start)) &&
    !spansOn.test(line.slice(end))
      ? [period.date]
      : [],
  );
}

function isLastOfMonth(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return date === new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** "minutes_2025-02-20.txt": the day a file is called after. */
function dayOfName(name: string): string | null {
  const [, year, month, date] =
    /(?<!\d)(20\d\d)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])(?!\d)/u.exec(name) ?? [];
  const day = date === undefined ? null : `${year}-${month}-${date}`;
  return day === null || isLastOfMonth(day) ? null : day;
}

const only = (days: readonly string[]) => (new Set(days).size === 1 ? (days[0] ?? null) : null);

const first = <T>(of: readonly T[], read: (one: T) => string | null) =>
  of.map(read).find((day) => day !== null) ?? null;

/**
 * The day a document was written on, by its head, by who signed below it, or by the name of its file; null where none of
 * these says one day. The day up to which a report or a balance sheet goes is not that of its writing.
 */
export function dayOfDocument(document: ClaimDocument): string | null {
  // Of a file that is nothing but tables the head is what is above them.
  const above = document.blocks.length === 0 ? document.tables.flatMap(({ titleLines }) => titleLines) : [];
  const lines = [...above, ...document.lines].slice(0, headLines).map(plain);
  const head = document.blocks.slice(0, headBlocks);
  return (
    first(lines, dayCalledSo) ??
    first(head, ({ text }) => datelineOf(text)?.date ?? null) ??
    only([document.title, ...head.map(({ text }) => text)].flatMap(bareDays)) ??
    dayOfSigning(document.blocks) ??
    dayOfName(plainName(document.name)) ??
    dayOfName(document.name)
  );
}
