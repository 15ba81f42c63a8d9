import type { Passage } from '../likeness/cover.ts';
import { dateNamed, writtenDay } from './patent-dates.ts';
import type { DateKind, Patent, PatentDate } from './patent.ts';
import { classesIn } from './read-patent.ts';

type Column = DateKind | 'number' | 'title' | 'abstract' | 'claims' | 'classes';

const names: readonly [Column, RegExp][] = [
  [
    'number',
    /^(?:id|number|(?:publication|patent|document) (?:number|no\.?)|veröffentlichungsnummer|nummer)$/iu,
  ],
  ['title', /^(?:title|titel|bezeichnung)$/iu],
  ['abstract', /^(?:abstract|zusammenfassung)$/iu],
  ['claims', /^(?:claims?|first claim|ansprüche|patentansprüche|hauptanspruch)$/iu],
  ['classes', /^(?:cpc|ipc|classification|classes|klassifikation|ipc-hauptklasse)(?!\p{L})/iu],
];

const columnNamed = (name: string): Column | null =>
  names.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? dateNamed(name);

/** The place of each column by what it holds; the first of several. */
function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  for (const [at, name] of header.entries()) {
    const column = columnNamed(name);
    if (column !== null && !found.has(column)) found.set(column, at);
  }
  return found;
}

/** Whether a header is one of an office's list: a number or a title, and something that tells of patents. */
export function isPatentExport(header: readonly string[]): boolean {
  const columns = columnsOf(header);
  return (
    (columns.has('number') || columns.has('title')) &&
    (['priority', 'filing', 'publication', 'claims', 'classes'] as const).some((one) => columns.has(one))
  );
}

/** One patent of each row of a list; `locatorOf` says where a row is. */
export function readExport(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  locatorOf: (row: number) => string,
): Patent[] {
  const columns = columnsOf(header);
  return rows.map((row, at) => {
    const cell = (column: Column): string => row[columns.get(column) ?? -1]?.trim() ?? '';
    const locator = locatorOf(at);
    const passage = (column: Column): Passage[] =>
      cell(column) === '' ? [] : [{ text: cell(column), locator }];
    const dates: Partial<Record<DateKind, PatentDate>> = {};
    for (const kind of ['priority', 'filing', 'publication'] as const) {
      const day = writtenDay(cell(kind));
      if (day !== null) dates[kind] = { ...day, locator };
    }
    const [claims, abstracts] = [passage('claims'), passage('abstract')];
    return {
      number: cell('number') || null,
      title: cell('title') || null,
      abstract: abstracts[0] ?? null,
      claims,
      // A list without texts has only its titles to compare.
      passages: [...claims, ...abstracts, ...passage('title')],
      dates,
      classes: classesIn(cell('classes')),
    };
  });
}
