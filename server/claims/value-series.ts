/** A value of a labelled line with the time it is of, as both are written. */
export interface TimedValue {
  readonly time: string;
  readonly value: string;
}

const year = '(?:19|20)\\d\\d(?:/\\d{2,4})?';
const behind = new RegExp(`^(?<value>[^():]*\\d[^():]*?)\\s?\\((?<time>${year})\\)$`, 'u');
const before = new RegExp(`^\\(?(?<time>${year})\\)?:\\s?(?<value>[^:]*\\d[^:]*)$`, 'u');
/** Where the next of "2022: 88, 2023: 91" begins, and of "88 (2022), 91 (2023)". */
const parting = new RegExp(
  `[,;]?\\s+(?:und\\s|and\\s|/\\s)?(?=\\(?${year}\\)?:)|(?<=\\))(?:[,;]|\\s/|\\sund|\\sand)\\s+`,
  'u',
);

/** "212 (2023), 219 (2024)", "2022: 88 2023: 91": the values of several years in one line; none where a part of it is anything else. */
export function valueSeries(text: string): TimedValue[] {
  const parts = text.trim().replace(/\.$/u, '').split(parting);
  if (parts.length < 2) return [];
  const read = parts.map((part) => (behind.exec(part.trim()) ?? before.exec(part.trim()))?.groups);
  const series = read.flatMap((groups) =>
    groups?.time === undefined || groups.value === undefined
      ? []
      : [{ time: groups.time, value: groups.value.trim() }],
  );
  const times = new Set(series.map(({ time }) => time));
  return series.length === parts.length && times.size === parts.length ? series : [];
}
