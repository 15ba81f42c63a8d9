import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import type { ClaimDocument } from '../../claims/claim-document.ts';
import type { DatedEvent } from '../../claims/dated-events.ts';
import { guidanceChange } from '../../claims/guidance-claims.ts';
import type { PartByPart } from '../../part-by-part.ts';
import { periodKey } from '../../claims/periods.ts';
import { companyTexts } from './messages/company-texts.ts';
import { numberReadings } from './number-reading.ts';
import { convertedText, timeText, valueText } from './value-text.ts';

/** Something said of a day. */
type Day = Pick<DatedEvent, 'date' | 'place'>;

const longest = 1_000;
const placeKey = ({ document, locator, quote }: ClaimPlace) => `${document}:${locator}:${quote}`;

/**
 * What was read at each place: a row names its unit and period in its head, a sentence its day in the heading above, a
 * table whose it is in its title, and a quote shows none of them. Put into words where it is shown: a room has many more
 * places than a report.
 */
export function* readAsByPlace(
  claims: readonly Claim[],
  days: readonly Day[],
  namesOfOthers: ReadonlyMap<string, string>,
  documents: readonly ClaimDocument[],
): PartByPart<(place: ClaimPlace) => string | undefined> {
  const byPlace = new Map<string, (Claim | Day)[]>();
  for (const one of [...claims, ...days]) {
    yield;
    // That an expectation changed is a word of ours; what it changed to is a claim of its own.
    if ('attribute' in one && one.attribute === guidanceChange) continue;
    const key = placeKey(one.place);
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, [one]);
    else known.push(one);
  }
  const documentOf = new Map(documents.map((one) => [one.key, one]));
  const said = (one: Claim | Day) => {
    if ('date' in one) return timeText(one.date);
    const other = namesOfOthers.get(one.entity);
    return other === undefined ? claimText(one) : `${other}: ${claimText(one)}`;
  };
  const textOf = (place: ClaimPlace) => {
    const found = byPlace.get(placeKey(place)) ?? [];
    const all = [...new Set(found.map(said))];
    const document = documentOf.get(place.document);
    const claimed = found.flatMap((one) => ('date' in one ? [] : [one]));
    const readings = document === undefined ? [] : numberReadings(place, claimed, document);
    // The day of an event that a claim names already.
    const once = all.filter((text, i) => !all.some((other, j) => i !== j && other.endsWith(` · ${text}`)));
    return [...once, ...readings].join('; ');
  };
  return (place) => textOf(place).slice(0, longest) || undefined;
}

function claimText(claim: Claim): string {
  const texts = companyTexts();
  const { value, period, asOf, until, saidOn } = claim;
  const name =
    texts.attributes[claim.attribute as keyof typeof texts.attributes] ??
    texts.roles[claim.attribute as keyof typeof texts.roles] ??
    claim.attribute;
  const days = [asOf, until, saidOn].flatMap((one) => (one === null ? [] : timeText(one)));
  const said = [
    name,
    claim.part,
    period === null ? null : timeText(periodKey(period)),
    value.kind === 'quantity' ? convertedText(value) : valueText(value),
    ...new Set(days),
  ];
  return said.filter((one) => one !== null && one !== '').join(' · ');
}
