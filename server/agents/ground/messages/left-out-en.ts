import { listText } from '../../../tools/number-text.ts';

const and = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} and ${more} more` : listText(names);

/** A number of further names would be a statement of its own, which no cell says. */
const named = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} and others` : listText(names);

/** Why a column or a row was not used; `column` is its name in the file, `role` what it was looked at for. */
export const leftOutEn = {
  refused: {
    two_marks: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: some of its numbers are written with a decimal comma and some with a decimal point`,
    unclear_mark: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: nothing tells whether the comma or the point is before the decimals`,
    two_date_orders: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: some of its dates begin with the day and some with the month`,
    unclear_date_order: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: nothing tells whether its dates begin with the day or the month`,
    mixed_units: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: its rows are in different units`,
    unclear_unit: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: its unit could not be read`,
    mixed_currencies: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: it holds several currencies`,
    mixed_types: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: it holds numbers, dates and words side by side`,
    formula_without_value: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: it holds formulas whose values were not saved`,
    ragged_rows: (column: string, role: string) =>
      `column “${column}” (${role}) was not used: a row has more cells than the table has columns`,
    other_kind: (column: string, role: string) =>
      `column “${column}” was not used as ${role}: it holds something else`,
    other_unit: (column: string, role: string) =>
      `column “${column}” was not used as ${role}: its unit is another`,
  },
  several: (role: string, columns: readonly string[]) =>
    `no ${role} was used, because several columns could be meant: ${listText(columns)}`,
  missing: (role: string) => `no column with ${role} was found`,
  unused: (columns: readonly string[], more: number) => `columns that were not used: ${named(columns, more)}`,
  rows: (reason: string, lines: readonly string[], more: number) =>
    `${reason} (${lines.length + more === 1 ? 'line' : 'lines'} ${and(lines, more)})`,
};
