/** Units of time that count one another exactly; months and days do not. */
const groups: readonly Readonly<Record<string, number>>[] = [
  { second: 1, minute: 60, hour: 3_600 },
  { day: 1, week: 7 },
  { month: 1, year: 12 },
];

/** A number in another unit of time; null where the one is not counted by the other. */
export function inUnit(value: number, from: string, to: string): number | null {
  const group = groups.find((one) => from in one && to in one);
  const [own, other] = [group?.[from], group?.[to]];
  return own === undefined || other === undefined ? null : (value * own) / other;
}

/** The least of some units that all of them can be counted in; null where they are not all of time, or of two kinds. */
export function commonUnit(units: readonly string[]): string | null {
  const group = groups.find((one) => units.every((unit) => unit in one));
  if (group === undefined || units.length === 0) return null;
  return units.toSorted((a, b) => (group[a] ?? 0) - (group[b] ?? 0))[0] ?? null;
}
