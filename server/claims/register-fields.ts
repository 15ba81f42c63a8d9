/** Fields of a commercial register whose value is in a line of its own: "2. a) Firma:" above the name. */
const field =
  /^(?:\d{1,2}\s?[.)]\s*)?(?:[a-z]\)\s*)?(?=(?:Firma|Name der Firma|Nummer der Firma|Sitz|Sitz, Niederlassung[^:]{0,160}|Grund- oder Stammkapital|Stammkapital|Grundkapital|Rechtsform|Rechtsform, Beginn[^:]{0,80})\s?:$)/u;

/** The name of a field that stands alone in its line, without its number; null for any other line. */
export function openField(line: string): string | null {
  const match = field.exec(line.trim());
  return match === null ? null : line.trim().slice(match[0].length);
}

/** True for a line that can be the value of a field: no label, no number of another field, no sentence. */
export const isFieldValue = (line: string): boolean =>
  line.length <= 120 &&
  /^[\p{Lu}\d„"]/u.test(line) &&
  !/:(?:\s|$)/u.test(line) &&
  !/^(?:\d{1,2}[.)]|[a-z]\))\s/u.test(line);

/** "Öhler, Simone, Göppingen, *22.11.1980": a person of a register. */
export const isRegisteredPerson = (line: string): boolean => /, \*\s?\d{2}\.\d{2}\.\d{4}\.?$/u.test(line);

/** What a register calls a field, and what others do. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^Sitz, Niederlassung[^:]*$/u, 'Sitz'],
  [/^Grund- oder Stammkapital$/u, 'Stammkapital'],
  [/^Rechtsform, Beginn[^:]*$/u, 'Rechtsform'],
  [/^Nummer der Firma(?: [^:]*)?$/u, 'Registernummer'],
];

/** The plain name of a field of a register; the label itself where it is none. */
export const plainField = (label: string): string =>
  names.find(([pattern]) => pattern.test(label.trim()))?.[1] ?? label;
