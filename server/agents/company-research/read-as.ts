import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import type { DatedEvent } from '../../claims/dated-events.ts';
import type { PartByPart } from '../../claims/part-by-part.ts';
import { periodKey } from '../../claims/periods.ts';
import { dayText } from '../../tools/number-text.ts';
import { companyTexts } from './messages/company-texts.ts';
import { convertedText, valueText } from './value-text.ts';

const longest = 500;
const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);
const placeKey = ({ document, locator, quote }: ClaimPlace) => `${document}:${locator}:${quote}`;

/**
 * What was read at each place: a row names its unit and period in its head, a sentence its day in the heading above, a
 * table whose it is in its title, and a quote shows none of them. Put into words where it is shown: a room has many more
 * places than a report.
 */
export function* readAsByPlace(
  claims: readonly Claim[],
  events: readonly DatedEvent[],
  namesOfOthers: ReadonlyMap<string, string>,
): PartByPart<(place: ClaimPlace) => string | undefined> {
  const byPlace = new Map<string, (Claim | DatedEvent)[]>();
  for (const one of [...claims, ...events]) {
    yield;
    const key = placeKey(one.place);
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, [one]);
    else known.push(one);
  }
  const said = (one: Claim | DatedEvent) => {
    if ('date' in one) return isDay(one.date) ? dayText(one.date) : one.date;
    const other = namesOfOthers.get(one.entity);
    return other === undefined ? claimText(one) : `${other}: ${claimText(one)}`;
  };
  const textOf = (place: ClaimPlace) => [...new Set(byPlace.get(placeKey(place))?.map(said))].join('; ');
  return (place) => textOf(place).slice(0, longest) || undefined;
}

function claimText(claim: Claim): string {
  const texts = companyTexts();
  const { value, period, asOf, until, saidOn } = claim;
  const name =
    texts.attributes[claim.attribute as keyof typeof texts.attributes] ??
    texts.roles[claim.attribute as keyof typeof texts.roles] ??
    claim.attribute;
  const days = [asOf, until, saidOn].flatMap((one) => (one === null ? [] : isDay(one) ? dayText(one) : one));
  const said = [
    name,
    claim.part,
    period === null ? null : periodKey(period),
    value.kind === 'quantity' ? convertedText(value) : valueText(value),
    ...new Set(days),
  ];
  return said.filter((one) => one !== null && one !== '').join(' · ');
}
