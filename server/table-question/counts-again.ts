import type { Records } from '../table/records.ts';
import type { Column, DateColumn, TextColumn } from '../table/table.ts';

/** Heads of dates that belong to a thing and are once for each: when somebody was hired, when something is due. */
const ofThing =
  /\b(?:start(?:ed|s)?|begin|began|hired?|joined|entry|entered|birth|born|birthday|founded|established|opened|opening|built|due|deadline|order(?:ed)?|purchase[d]?|delivery|delivered|ship(?:ped|ping)?|end(?:s|ed)?|left|expir(?:y|es|ed)|signed|created|registered|since|commissioned|installed|last)\b|eintritt|einstellung|beginn|start|geburt|geboren|gegründet|gründung|eröffn|gebaut|baujahr|fällig|bestell|liefer|austritt|ende\b|abgeschlossen|angelegt|registriert|seit\b|inbetriebnahme|kauf/i;
const numbering = /^(?:id|no\.?|nr\.?|number|nummer|key|code|index|#)$|\b(?:id|no\.?|nr\.?|number|nummer)$/i;
const remark =
  /\b(?:notes?|remarks?|comments?|description|bemerkung(?:en)?|kommentare?|notiz(?:en)?|hinweise?|text)\b/i;

const isVaried = ({ values }: DateColumn, rows: Uint32Array) => {
  const first = values[rows[0] ?? 0];
  return rows.some((row) => values[row] !== first);
};

/** Years over two of the calendar, and months or quarters that stood in the head, or that sheets are called after, without a year. */
const isOfMonths = (column: Column): column is TextColumn =>
  column.kind === 'text' &&
  column.isMade === true &&
  /^(?:month|quarter|half|fiscal year)$/i.test(column.name);

/** Columns whose words name what a row is about; numbers of records and remarks name nothing. */
function nameColumns(columns: readonly Column[]): TextColumn[] {
  return columns.filter(
    (column): column is TextColumn =>
      column.kind === 'text' && !numbering.test(column.plainName.trim()) && !remark.test(column.plainName),
  );
}

/** True when no two of the rows have the same names. */
function areDistinct(names: readonly TextColumn[], rows: Uint32Array): boolean {
  const keys = new Set<string>();
  for (const row of rows) keys.add(names.map(({ codes }) => codes[row]).join());
  return names.length > 0 && keys.size === rows.length;
}

/**
 * True when adding up what is counted at a moment would count the same thing again: the rows are of several dates, and
 * these are moments of counting. A date that belongs to each thing ("start date", "due") is none as long as each thing
 * is there once; nor is any date of a table that is led by a name of its own in each row.
 */
export function countsAgain({ table }: Records, rows: Uint32Array): boolean {
  const { columns } = table;
  if (rows.length < 2) return false;
  const names = nameColumns(columns);
  return columns.some((column, at) => {
    if (isOfMonths(column)) return rows.some((row) => column.codes[row] !== column.codes[rows[0] ?? 0]);
    if (column.kind !== 'date' || !isVaried(column, rows)) return false;
    if (ofThing.test(column.name)) return !areDistinct(names, rows);
    const [lead] = names;
    const isLed = lead !== undefined && columns.indexOf(lead) === 0 && at > 0;
    return !isLed || !areDistinct([lead], rows);
  });
}
