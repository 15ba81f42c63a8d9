import { listText } from '../../../tools/number-text.ts';
import type { leftOutEn } from './left-out-en.ts';

const and = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} und ${more} weitere` : listText(names);

const named = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} und weitere` : listText(names);

export const leftOutDe: typeof leftOutEn = {
  refused: {
    two_marks: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Manche ihrer Zahlen haben ein Dezimalkomma, manche einen Dezimalpunkt`,
    unclear_mark: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Nichts sagt, ob Komma oder Punkt vor den Nachkommastellen steht`,
    two_date_orders: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Manche ihrer Daten beginnen mit dem Tag, manche mit dem Monat`,
    unclear_date_order: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Nichts sagt, ob ihre Daten mit dem Tag oder dem Monat beginnen`,
    mixed_units: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Ihre Zeilen haben verschiedene Einheiten`,
    unclear_unit: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Ihre Einheit ließ sich nicht lesen`,
    mixed_currencies: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Sie enthält mehrere Währungen`,
    mixed_types: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: In ihr stehen Zahlen, Daten und Wörter nebeneinander`,
    formula_without_value: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Sie enthält Formeln, deren Werte nicht gespeichert sind`,
    ragged_rows: (column, role) =>
      `Spalte „${column}“ (${role}) wurde nicht verwendet: Eine Zeile hat mehr Zellen, als die Tabelle Spalten hat`,
    other_kind: (column, role) =>
      `Spalte „${column}“ wurde nicht als ${role} verwendet: Sie enthält etwas anderes`,
    other_unit: (column, role) =>
      `Spalte „${column}“ wurde nicht als ${role} verwendet: Sie hat eine andere Einheit`,
  },
  several: (role, columns) =>
    `${role}: nichts verwendet, weil mehrere Spalten gemeint sein könnten: ${listText(columns)}`,
  missing: (role) => `keine Spalte mit ${role} gefunden`,
  unused: (columns, more) => `nicht verwendete Spalten: ${named(columns, more)}`,
  rows: (reason, lines, more) =>
    `${reason} (${lines.length + more === 1 ? 'Zeile' : 'Zeilen'} ${and(lines, more)})`,
};
