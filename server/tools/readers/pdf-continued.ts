import type { PageLine } from './pdf-lines.ts';
import { isNumber, overlap, type Band } from './pdf-table-head.ts';
import {
  bandsOf,
  bodies,
  isData,
  joinSigns,
  joinWrapped,
  placed,
  textOf,
  type FoundTable,
} from './pdf-table.ts';

const pageNumber = /^\W*(?:page|seite|p\.|s\.)?\s*\d{1,4}(?:\s*(?:of|von|\/)\s*\d{1,4})?\W*$/i;
const goesOn =
  /\b(?:continued|cont['’.]?d?|fortsetzung|fortgesetzt|(?:carried|brought)\s+(?:forward|over|down)|übertrag)\b/i;

/** Lines that printed pages have around a table: their numbers, what they say on every page, and that the table goes on. */
const isRunning = (text: string, elsewhere: ReadonlySet<string>) =>
  pageNumber.test(text) || goesOn.test(text) || elsewhere.has(text.replace(/\d+/g, '#'));

const shapes = (lines: readonly string[]) => new Set(lines.map((text) => text.replace(/\d+/g, '#')));

/** True when nothing but what is on every page is between a table and the end of its page. */
function endsPage(table: FoundTable, page: readonly string[]): boolean {
  return table.below.every((text) => isRunning(text, shapes(page)));
}

/** The column of the table before that each of these is in; null when one is in two, none, or the place of another. */
function sameColumns(bands: readonly Band[], before: readonly Band[]): number[] | null {
  const places = bands.map((band) => {
    const over = before.flatMap((one, at) => (overlap(band, one) > 0 ? [at] : []));
    return over.length === 1 ? (over[0] ?? -1) : -1;
  });
  return places.includes(-1) || new Set(places).size < places.length ? null : places;
}

/** True when a column of numbers goes on with numbers, at the same right or left edge. */
function fits(table: FoundTable, at: number, cells: readonly string[], band: Band, height: number): boolean {
  const held = table.rows.flatMap((row) => row[at] ?? []);
  if (!held.every(isNumber)) return true;
  const own = table.columns[at];
  const isInLine =
    own !== undefined &&
    (Math.abs(own.right - band.right) < height * 1.2 || Math.abs(own.left - band.left) < height * 1.2);
  return isInLine && cells.every(isNumber);
}

/**
 * The rows at the top of a page that go on with the table at the end of the page before, whose names are not said again:
 * the columns are in the same places, numbers below numbers, and nothing but what is on every page is between.
 */
export function continuedTable(lines: readonly PageLine[], before: FoundTable): FoundTable | null {
  const joined = lines.map((line) => ({ ...line, segments: joinSigns(line.segments) }));
  const texts = joined.map(textOf);
  const [body] = bodies(joined);
  if (body === undefined || !endsPage(before, texts)) return null;
  const [first, last] = body;
  const elsewhere = shapes([...before.above, ...before.titles, ...before.below]);
  if (!texts.slice(0, first).every((text) => isRunning(text, elsewhere))) return null;
  const own = joined.slice(first, last + 1);
  const data = own.filter(isData);
  const bands = bandsOf(data);
  const places = sameColumns(bands, before.columns);
  if (places === null || !places.includes(0) || places.length < 2) return null;
  const columns = before.columns.map((band, at) => {
    const more = bands[places.indexOf(at)];
    return more === undefined
      ? band
      : { left: Math.min(band.left, more.left), right: Math.max(band.right, more.right) };
  });
  const rows = own.map((line) => placed(line, columns));
  if (rows.some((row) => row === null)) return null;
  const filled = rows.flatMap((row) => (row === null ? [] : [row]));
  const height = own[0]?.height ?? 10;
  const isFitting = places.every((at, i) => {
    const band = bands[i];
    return (
      band !== undefined &&
      fits(
        before,
        at,
        filled.flatMap((row) => row[at] ?? []),
        band,
        height,
      )
    );
  });
  if (!isFitting) return null;
  return {
    titles: [],
    header: before.header,
    rows: joinWrapped(filled),
    columns,
    above: texts.slice(0, first),
    below: texts.slice(last + 1),
  };
}

/** True when a table has the names of the one before, on the next page, with nothing of its own between. */
export function hasSameColumnNames(table: FoundTable, before: FoundTable): boolean {
  const elsewhere = shapes([...before.above, ...before.titles, ...before.below]);
  return (
    table.header.join('\u0000') === before.header.join('\u0000') &&
    table.titles.every((title) => isRunning(title, elsewhere))
  );
}
