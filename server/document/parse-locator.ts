import type { LineRange } from '@loupe/shared/contract/evidence';

/** A place as people read it, taken apart. */
export interface Locator {
  /** One or more, in the order they are named. */
  readonly ranges: readonly LineRange[] | null;
  readonly page: number | null;
  readonly section: string | null;
  readonly table: string | null;
  readonly column: string | null;
}

const nowhere: Locator = { ranges: null, page: null, section: null, table: null, column: null };
const lines =
  /(?<![\p{L}\p{N}])(?:lines?|rows?|Zeilen?)\s+(\d+(?:\s*[-–]\s*\d+)?(?:, \d+(?:\s*[-–]\s*\d+)?)*)(?!\p{N})/u;
const page = /(?<![\p{L}\p{N}])(?:pages?|Seiten?)\s+(\d+)/u;
const section = /(?<![\p{L}\p{N}])(?:section|Abschnitt)\s+[“„](.*?)[”“](?=,|$)/u;
const table = /(?<![\p{L}\p{N}])(?:table|Tabelle)\s+[“„](.*?)[”“](?=,|$)/u;
/** A sheet is a table that bears its name; names have commas, too. */
const sheet = /(?<![\p{L}\p{N}])(?:sheet|Blatt)\s+(.+?), (?=(?:rows?|lines?|Zeilen?)\s+\d)/u;
const column = /, (?:column|Spalte) (.*)$/u;

/** Reads a place such as "lines 3-9, column Close", English or German, as sources and figures have it. */
export function parseLocator(locator: string | null): Locator {
  if (locator === null) return nowhere;
  const named = {
    section: section.exec(locator)?.[1] ?? null,
    table: table.exec(locator)?.[1] ?? sheet.exec(locator)?.[1] ?? null,
  };
  const inColumn = column.exec(locator);
  const rest = locator
    .slice(0, inColumn?.index ?? locator.length)
    .replace(section, '')
    .replace(table, '')
    .replace(sheet, '');
  const listed = lines.exec(rest)?.[1] ?? null;
  return {
    ...named,
    ranges: listed === null ? null : listed.split(', ').map(rangeOf),
    page: page.exec(rest) === null ? null : Number(page.exec(rest)?.[1]),
    column: inColumn?.[1] ?? null,
  };
}

function rangeOf(listed: string): LineRange {
  const [first = 0, last = first] = listed.split(/\s*[-–]\s*/).map(Number);
  return [first, Math.max(first, last)];
}
