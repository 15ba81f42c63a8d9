import type { ClaimPlace } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { isOrder } from './gives-orders.ts';
import type { PartByPart } from '../part-by-part.ts';
import { dayIn } from './periods.ts';
import { isOfSomebodyBefore } from './leaning.ts';
import { sentencesOf } from './sentence-split.ts';

/** A day that is still to come, in a sentence about the company. */
export interface DayAhead {
  readonly date: string;
  /** The sentence, as written. */
  readonly text: string;
  readonly place: ClaimPlace;
}

/** Sentences about one company that speak of a day after `today` (ISO), in their order. */
export function* daysAhead(
  document: ClaimDocument,
  company: KnownCompany,
  subject: string | null,
  others: readonly OtherName[],
  today: string,
): PartByPart<DayAhead[]> {
  const ahead: DayAhead[] = [];
  const stillToCome = yearsFrom(Number(today.slice(0, 4)));
  for (const block of document.blocks) {
    yield;
    if (block.kind === 'heading' || isOrder(block)) continue;
    for (const { text, start } of sentencesOf(block, document.language ?? 'en')) {
      // "Her contract runs until 2028." does not say whose.
      if (!stillToCome.test(text) || isOfSomebodyBefore(text)) continue;
      const date = dayIn(text);
      if (date === null || date <= today) continue;
      const named = findCompanies(text, company, others);
      const isOwn =
        named.some((one) => one.key === company.key) || (subject === company.key && named.length === 0);
      if (!isOwn) continue;
      const locator = block.placeOf(start, start + text.length);
      ahead.push({ date, text, place: { document: document.key, locator, quote: text } });
    }
  }
  return ahead;
}

/** A pattern for a year that is not over: most sentences speak of none. */
function yearsFrom(first: number): RegExp {
  const years = Array.from({ length: Math.max(1, 2100 - first) }, (_, i) => first + i);
  return new RegExp(years.join('|'), 'u');
}
