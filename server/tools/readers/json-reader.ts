import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits } from './document.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Objects within objects become columns "properties.name"; what lies deeper is written out as it stands. */
const mostDepth = 3;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records with the numbers they are known by: lines of a file of JSON lines, else their place in the list. */
interface RecordList {
  readonly name: string;
  readonly records: readonly JsonObject[];
  readonly lines: readonly number[];
  readonly lineWord: 'line' | 'row';
}

/**
 * Records of JSON (RFC 8259) and of JSON lines as tables: a list of objects, an object that holds such lists, a single
 * object, or one object in each line, as FollowTheMoney files have them. Values of a list are in one cell, parted by "; ".
 * Throws `file.unreadable` with the line that is no JSON: a list read in part would look whole.
 */
export function readJsonGrids(text: string, name: string): readonly RawGrid[] {
  const grids = recordLists(text.replace(/^\uFEFF/, ''), name).map((list) => gridOf(list, name));
  if (grids.length === 0)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.noRecords(name)) });
  return grids;
}

function recordLists(text: string, name: string): RecordList[] {
  const whole = parsed(text);
  if (whole === undefined) return [recordsOfLines(text, name)];
  if (Array.isArray(whole)) return listOf(name, whole);
  if (!isObject(whole)) return [];
  const lists = Object.entries(whole).flatMap(([key, value]) =>
    Array.isArray(value) && value.some(isObject) ? listOf(key, value) : [],
  );
  return lists.length > 0 ? lists : listOf(name, [whole]);
}

function listOf(name: string, values: readonly unknown[]): RecordList[] {
  const found = values.flatMap((value, at) => (isObject(value) ? [{ value, at }] : []));
  if (found.length === 0) return [];
  const records = found.map(({ value }) => value);
  return [{ name, records, lines: found.map(({ at }) => at + 1), lineWord: 'row' }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recordsOfLines(text: string, name: string): RecordList {
  const records: JsonObject[] = [];
  const lines: number[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const record = parsed(line);
    if (!isObject(record))
      throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.noJson(name, at + 1)) });
    records.push(record);
    lines.push(at + 1);
  }
  return { name, records, lines, lineWord: 'line' };
}

function gridOf({ name, records, lines, lineWord }: RecordList, file: string): RawGrid {
  const columns = new Map<string, number>();
  const rows = records.map((record) => {
    const cells = new Map<number, string | number>();
    for (const [path, value] of cellsOf(record, '', 0)) {
      const at = columns.get(path) ?? columns.size;
      columns.set(path, at);
      cells.set(at, value);
    }
    return cells;
  });
  const isTooLarge = columns.size > readLimits.columns || columns.size * rows.length > readLimits.cells;
  if (isTooLarge)
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.tooManyCells(file, readLimits.cells)),
    });
  const head = [...columns.keys()];
  const body = rows.map((cells) => head.map((_, at) => cells.get(at) ?? null));
  // The names of the columns are in no line of their own.
  return gridOfRows(name, [head, ...body], {
    lineWord,
    lines: [0, ...lines],
    headerRows: 1,
    isAllRecords: true,
  });
}

function* cellsOf(record: JsonObject, above: string, depth: number): Generator<[string, string | number]> {
  for (const [key, value] of Object.entries(record)) {
    const path = `${above}${key}`.slice(0, readLimits.columnName);
    if (isObject(value) && depth + 1 < mostDepth) yield* cellsOf(value, `${path}.`, depth + 1);
    else {
      const cell = cellOf(value);
      if (cell !== '') yield [path, cell];
    }
  }
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = Array.isArray(value) ? value.map(textOf).filter(Boolean).join('; ') : textOf(value);
  return text.slice(0, readLimits.cellCharacters);
}

/** Text of a value; an object within a list is known by its caption or name. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (typeof value !== 'object') return String(value);
  if (isObject(value)) {
    const told = value['caption'] ?? value['name'];
    if (typeof told === 'string') return textOf(told);
  }
  try {
    return JSON.stringify(value);
  } catch {
    // Lists within lists without end.
    return '';
  }
}
