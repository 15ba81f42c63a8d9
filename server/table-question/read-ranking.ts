import { columnsBehind, kindOf } from './asked-columns.ts';
import { groupNamed } from './read-group.ts';
import { readNumber } from './read-number.ts';
import { object, type Reading } from './reading.ts';
import { countOf, phraseLength } from './words/lexicon.ts';

/** "top 3 regions", "the three highest", "bottom 2 customers". */
export function readTop(reading: Reading, at: number): number {
  const { tokens } = reading;
  const numberAt = (i: number) => {
    const token = tokens[i];
    if (token === undefined) return null;
    const n = token.kind === 'number' ? readNumber(token.written, reading.language) : countOf(token.folded);
    return n !== null && Number.isInteger(n) && n > 0 && n <= 1000 ? n : null;
  };
  for (const [meanings, end] of [
    [['top', 'max'], 'highest'],
    [['bottom', 'min'], 'lowest'],
  ] as const) {
    const lead = phraseLength(tokens, at, ...meanings);
    const after = lead === 0 ? null : numberAt(at + lead);
    const before = lead > 0 ? null : numberAt(at);
    const tail = before === null ? 0 : phraseLength(tokens, at + 1, ...meanings);
    const count = after ?? (tail > 0 ? before : null);
    if (count === null) continue;
    if (reading.top !== null) object(reading, 'two_operations');
    reading.top = { count, end };
    const length = after === null ? 1 + tail : lead + 1;
    return length + groupNamed(reading, at + length);
  }
  return 0;
}

/** "Who has the lowest salary": the one column of people's names. */
function readWho(reading: Reading, at: number): number {
  if (at > 0 || !/^(?:who|wer)$/.test(reading.tokens[0]?.folded ?? '')) return 0;
  const people = reading.records.table.columns.flatMap((column, i) =>
    column.kind === 'text' &&
    /^(?:name|full name|employee|person|mitarbeiter|mitarbeiterin)$/i.test(column.plainName.trim())
      ? [i]
      : [],
  );
  const [column] = people;
  if (column === undefined || people.length > 1) return 0;
  reading.groups.push({ column, part: null });
  reading.asksWhich = true;
  return 1;
}

/** "which region had the highest …", "in which month was …". */
export function readWhich(reading: Reading, at: number): number {
  const person = readWho(reading, at);
  if (person > 0) return person;
  const which = phraseLength(reading.tokens, at, 'which');
  if (which === 0) return 0;
  const count = readTop(reading, at + which);
  if (count > 0 && reading.groups.length > 0) {
    reading.asksWhich = true;
    return which + count;
  }
  if (count > 0) return 0;
  const rows = phraseLength(reading.tokens, at + which, 'rows');
  if (rows > 0) {
    reading.asksRows = true;
    return which + rows;
  }
  const group = groupNamed(reading, at + which);
  if (group === 0) return 0;
  reading.asksWhich = true;
  return which + group;
}

/** "sorted by revenue, descending". */
export function readOrder(reading: Reading, at: number): number {
  const lead = phraseLength(reading.tokens, at, 'sorted');
  const down = phraseLength(reading.tokens, at + lead, 'descending');
  const up = phraseLength(reading.tokens, at + lead, 'ascending');
  if (down + up > 0) reading.order = down > 0 ? 'descending' : 'ascending';
  if (lead === 0) return down + up;
  reading.isSorted = true;
  if (down + up > 0) return lead + down + up;
  reading.order ??= 'descending';
  const hit = columnsBehind(reading, at + lead);
  if (hit === null || !hit.columns.some((one) => kindOf(reading, one) === 'number')) return lead;
  const isSame = reading.measures.some((one) => one.some((column) => hit.columns.includes(column)));
  if (!isSame) reading.measures.push(hit.columns);
  return hit.end - at;
}
