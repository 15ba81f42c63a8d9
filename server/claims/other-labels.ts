import { noFigure, aboutMoreThanCompany, ownFigure } from '../packs/company/figure-words.ts';
import { findCompanies } from './company-names.ts';
import { attributeOfLabel } from './label-claims.ts';
import { withoutPeriods } from './label-people.ts';
import { modalityOf } from './modality.ts';
import { endOf, kindOf, type OtherFigure } from './other-figure.ts';
import { findPeriods } from './periods.ts';
import { findQuantities } from './quantities.ts';
import type { Reading } from './tag-sentence.ts';

const line = /^(?<label>\p{Lu}[^:|]{2,80}):\s+(?<value>\S.{0,100})$/su;
/** What may be before a number without changing it. */
const about =
  /^(?:(?:about|around|approx\.?|approximately|ca\.?|rund|etwa|circa|over|more than|über|mehr als) )?$/iu;
/** "Nordbank Holding: 24.9 %" is an owner. */
const share =
  /(?<!\p{L})(?:ratio|rate|margin|share|growth|occupancy|utili[sz]ation|\p{L}*(?:quote|rate|marge|anteil|wachstum|auslastung))(?!\p{L})/iu;
/** What is counted: "188 sites", "40 MW". */
const counted = /^\s?\p{L}{2,}/u;

/**
 * A line "Label: number" whose label is no known attribute, in its own words: "Revenue from ordinary activities, 1H24:
 * A$203.9 million". Null for all others, and for labels that name something else than a figure.
 */
export function otherLabel(
  text: string,
  reading: Reading,
  isExpected: boolean,
  place: OtherFigure['place'],
): OtherFigure | null {
  const groups = line.exec(text)?.groups;
  const [label = '', value = ''] = [groups?.label?.trim(), groups?.value?.trim()];
  if (label === '' || value === '' || label.split(/\s+/u).length > 10) return null;
  if (noFigure.test(label) || aboutMoreThanCompany.test(text) || !ownFigure.test(label)) return null;
  if (attributeOfLabel(withoutPeriods(label), reading.attributes) !== null) return null;
  if (findCompanies(text, reading.company, reading.others).some(({ key }) => key !== reading.company.key))
    return null;
  const times = findPeriods(text);
  const start = text.length - text.trimEnd().length + text.indexOf(value, label.length + 1);
  const [first] = findQuantities(value, reading.numbers).filter(
    (one) => !times.some((time) => time.start < start + one.end && start + one.start < time.end),
  );
  if (first?.quantity == null || !about.test(value.slice(0, first.start))) return null;
  const kind = kindOf(first.quantity) ?? (counted.test(value.slice(first.end)) ? 'count' : null);
  const modality = modalityOf(text, start + first.start, start + first.end, reading.language);
  if (kind === 'percent' && !share.test(label)) return null;
  if (first.quantity.unit.kind === 'money' && reading.scale !== null && first.quantity.scale === 1)
    return null;
  if (kind === null || modality?.voice !== 'own') return null;
  if (!/^(?:stated|expected)$/u.test(modality.polarity)) return null;
  const [time] = times;
  return {
    label,
    value,
    unit: null,
    period: time === undefined ? null : text.slice(time.start, time.end).trim(),
    isExpected: isExpected || modality.polarity === 'expected',
    kind,
    until: endOf(time?.period ?? null),
    size: Math.abs(first.quantity.value),
    place,
  };
}
