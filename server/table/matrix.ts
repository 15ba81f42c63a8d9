import { timedColumns } from './period-columns.ts';
import { provesTotal } from './row-kinds.ts';
import { readHead } from './read-head.ts';
import type { Column, NumberColumn, Table, TextColumn } from './table.ts';

/** Heads of columns whose values are of one kind, so that numbers beside them can be added up. */
const category =
  /^(?:(?:cost|expense|spending|product|sales|budget)[\s-]?)?(?:type|category|categor(?:y|ies)|group|region|country|city|department|dept|team|product|article|branch|store|site|location|customer|client|supplier|project|channel|segment|employee|person|station|class|species|crop|line)s?\.?$|^(?:kosten|ausgaben|aufwands|produkt|waren|kunden)?(?:art|arten|kategorie|gruppe)$|^(?:kosten(?:stelle|träger)|gebiet|region|land|stadt|ort|abteilung|bereich|team|produkt|artikel|filiale|standort|kunde|lieferant|projekt|kanal|segment|mitarbeiter|person|station|klasse|sorte|sparte|verein|marke)$/i;
/** Labels of what is made of other rows, or stands against them: such rows are not of one kind. */
const derived =
  /\b(?:saldo|balance|net|netto|ergebnis|result|profit|gewinn|verlust|loss|davon|of which|thereof|incl|inkl|überschuss|surplus|differenz|difference|margin|marge|income|einnahmen|einzahlungen|ausgaben|auszahlungen|revenues?|umsatz|erlöse|expenses|costs?|kosten|quote|rate|cumulative|kumuliert|bestand|opening|closing|anfangsbestand|endbestand)\b|%/i;

/** "Kostenart", "Cost type": what is counted is said by the head of its kinds. */
const kindOf =
  /^(kosten|ausgaben|aufwands?|costs?|expenses?|spending|sales|budget)[\s-]?(?:art|arten|kategorie|gruppe|stelle|type|category|group)s?$/i;

const mostRows = 2_000;

/** Rows that an own line says the sum of, in every column. */
function hasProvenTotal(table: Table, numbers: readonly NumberColumn[]): boolean {
  const kinds = table.rowKinds;
  if (kinds === null) return false;
  const total = kinds.lastIndexOf('total');
  return total > 1 && numbers.every((column) => provesTotal([column], kinds, total) === true);
}

/** What the numbers of a matrix are: "Revenue" of "Revenue by region 2024 (EUR thousand)"; "Value" when no title says it. */
function quantityOf({ titleLines }: Table, label: string): string {
  const [title] = titleLines.filter((line) => line.length <= 60);
  const named = readHead(title ?? '').plainName;
  const what = named.replace(/\s+(?:by|per|nach|je|pro)\s.*$/iu, '').trim();
  if (/^\p{L}[\p{L} -]{2,39}$/u.test(what)) return what;
  const kind = kindOf.exec(label)?.[1] ?? 'Value';
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

/**
 * The name of what is counted in a table of things by times ("Region | Q1 | Q2"), where rows may be added up: their label
 * says that they are of one kind, or a line of totals proves it. Null for all else, whose rows are quantities of their own.
 */
export function nameOfMatrix(table: Table): string | null {
  const [label, ...others] = table.columns;
  const timed = timedColumns(table);
  if (label?.kind !== 'text' || timed === null || table.rowUnits !== null || table.rowCount > mostRows)
    return null;
  // Beside the names of the rows may stand what else they are: "Customer | Plan | Jan | Feb".
  const own = new Set<Column>(timed.columns.map(({ column }) => column));
  const isRest = others.every((column) => own.has(column) || column.kind === 'text');
  if (timed.columns.some(({ name }) => name !== '') || !isRest) return null;
  const numbers = timed.columns.map(({ column }) => column);
  const isOfOneKind = category.test(label.plainName.trim()) && !labelsOf(label, table).some(isDerived);
  return isOfOneKind || hasProvenTotal(table, numbers) ? quantityOf(table, label.plainName.trim()) : null;
}

const isDerived = (text: string) => derived.test(text);

function labelsOf({ codes, words }: TextColumn, { rowKinds }: Table): string[] {
  return [...codes].flatMap((code, row) =>
    (rowKinds?.[row] ?? 'record') === 'record' ? [words[code] ?? ''] : [],
  );
}
