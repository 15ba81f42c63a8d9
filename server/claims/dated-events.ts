import type { ClaimPlace } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { givesOrders, isRumour } from './modality.ts';
import { dayIn, findPeriods } from './periods.ts';
import { splitSentences } from './sentence-split.ts';

/** Something that a document dates to a day. */
export interface DatedEvent {
  readonly date: string;
  /** The sentence, as written. */
  readonly text: string;
  readonly isRumour: boolean;
  readonly place: ClaimPlace;
}

/** What a dated list line says after its date: "12 June 2017: Converted into an N.V." */
function listed(text: string): { date: string; rest: string } | null {
  const [first] = findPeriods(text);
  if (first === undefined || first.start > 3 || first.period?.kind !== 'day') return null;
  const rest = /^\s?(?::|–|-|\u2014)\s+(.+)$/su.exec(text.slice(first.end))?.[1];
  return rest === undefined ? null : { date: first.period.date, rest };
}

/**
 * Dated events of one company: dated list lines of documents about it, and sentences under dated headings whose
 * paragraph names it. What a text tells its reader to do is no event.
 */
export function datedEvents(
  document: ClaimDocument,
  company: KnownCompany,
  subject: string | null,
  others: readonly OtherName[],
): DatedEvent[] {
  const language = document.language === 'de' ? 'de' : 'en';
  return document.blocks.flatMap((block): DatedEvent[] => {
    if (block.kind === 'heading' || givesOrders(block.text)) return [];
    const named = new Set(findCompanies(block.text, company, others).map((one) => one.key));
    const own = named.has(company.key) || (named.size === 0 && subject === company.key);
    if (!own) return [];
    const place = (start: number, quote: string): ClaimPlace => ({
      document: document.key,
      locator: block.placeOf(start, start + quote.length),
      quote,
    });
    const line = listed(block.text);
    if (line !== null)
      return [
        {
          date: line.date,
          text: line.rest,
          isRumour: isRumour(block.text, language),
          place: place(0, block.text),
        },
      ];
    const date = dayIn(block.headings.at(-1) ?? '');
    if (date === null) return [];
    return splitSentences(block.text, language).map((sentence) => ({
      date,
      text: sentence.text,
      isRumour: isRumour(sentence.text, language),
      place: place(sentence.start, sentence.text),
    }));
  });
}
