import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import type { DatedEvent } from '../../claims/dated-events.ts';
import { periodKey } from '../../claims/periods.ts';
import { companyTexts } from './messages/company-texts.ts';
import { convertedText, timeText, valueText } from './value-text.ts';

const longest = 500;
const placeKey = ({ document, locator, quote }: ClaimPlace) => `${document}:${locator}:${quote}`;

/**
 * What was read at each place: a row names its unit and period in its head, a sentence its day in the heading above, a
 * table whose it is in its title, and a quote shows none of them.
 */
export function readAsByPlace(
  claims: readonly Claim[],
  events: readonly Pick<DatedEvent, 'date' | 'place'>[],
  namesOfOthers: ReadonlyMap<string, string>,
): (place: ClaimPlace) => string {
  const byPlace = new Map<string, string[]>();
  const add = (place: ClaimPlace, said: string) => {
    const known = byPlace.get(placeKey(place)) ?? [];
    if (!known.includes(said)) byPlace.set(placeKey(place), [...known, said]);
  };
  for (const claim of claims) {
    const other = namesOfOthers.get(claim.entity);
    add(claim.place, other === undefined ? claimText(claim) : `${other}: ${claimText(claim)}`);
  }
  for (const event of events) add(event.place, timeText(event.date));
  return (place) => (byPlace.get(placeKey(place)) ?? []).join('; ').slice(0, longest);
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
