import { columnOf, object, type Reading } from './reading.ts';

/** Heads of how many there are. */
const stockName =
  /^(?:bestand|lagerbestand|lager|auf lager|vorrat|stock|in stock|on hand|stock level|quantity in stock|available|verfügbar)$/i;
const lists = (text: string) => text.split(', ').map((one) => one.split(' '));
const said = [
  {
    phrases: lists(
      'out of stock, sold out, not in stock, not available, ausverkauft, vergriffen, nicht auf lager, nicht mehr auf lager, nicht vorratig, nicht verfugbar',
    ),
    isThere: false,
  },
  { phrases: lists('auf lager, vorratig, in stock, available, verfugbar'), isThere: true },
] as const;

/** The one column of how many there are. */
function stockColumn({ records }: Reading): number | null {
  const found = records.table.columns.flatMap(({ kind, plainName }, at) =>
    kind === 'number' &&
    stockName.test(
      plainName
        .split(' | ')
        .at(-1)
        ?.replace(/\s*\(.*\)$/, '')
        .trim() ?? '',
    )
      ? [at]
      : [],
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

/** True where rows are asked for, not how many pieces there are: "which items are in stock". */
const asksRows = ({
  asksWhich,
  asksDistinct,
  asksCount,
  asksList,
  asksRows: rows,
  saysRows,
  tokens,
}: Reading) =>
  asksWhich ||
  asksDistinct ||
  asksCount ||
  asksList ||
  rows ||
  saysRows ||
  /^(?:was|what)$/.test(tokens[0]?.folded ?? '');

/** "Welche Artikel sind nicht auf Lager", "what is sold out": those of which there are none. A gap in the column may be none too: then nobody can tell. */
export function readSoldOut(reading: Reading, at: number): number {
  const column = stockColumn(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'number' || !asksRows(reading)) return 0;
  for (const { phrases, isThere } of said) {
    const phrase = phrases.find((words) => words.every((word, i) => reading.tokens[at + i]?.folded === word));
    if (phrase === undefined) continue;
    if (
      isThere &&
      reading.tokens.some(({ folded }) => /^(?:how|wie|most|meisten?|total|insgesamt)$/.test(folded))
    )
      return 0;
    if (own.values.some((value) => Number.isNaN(value) || value < 0))
      object(reading, 'zero_or_blank', own.name);
    const bound = isThere ? { least: 0, most: null, isStrict: true } : { least: 0, most: 0, isStrict: false };
    reading.filters.push({ kind: 'number', column, ...bound });
    if (!reading.asksWhich && !reading.asksDistinct && !reading.asksCount)
      Object.assign(reading, { asksList: true, asksRows: true });
    return phrase.length;
  }
  return 0;
}
