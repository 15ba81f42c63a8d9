import type { Language } from '@loupe/shared/lib/language';
import type { SentenceScope } from './draft.ts';
import { tellsRevision } from './guidance-claims.ts';
import { saysExpected } from './modality.ts';

const priceTarget = /(?<!\p{L})(?:price targets?|target prices?|Kursziele?)(?!\p{L})/giu;
/** "Results beat guidance": what became of an expectation. */
const meets =
  /(?<!\p{L})(?:beats?|meets?|met|exceed(?:s|ed)?|miss(?:es|ed)?|ahead of|übertrifft|übertroffen|übertraf|erreicht|erreichte|verfehlt\p{L}*)(?!\p{L})/iu;

/** "Paint maker that will not be sold": the headline of an article, most of which tells what was. */
const ofHeadline =
  /(?<!\p{L})(?:(?:that|which|who) will(?: not| never)?|will (?:not|never))(?!\p{L})|, (?:der|die|das) [^,]*(?:wird|werden)$/giu;

/** True for a heading above what is expected: "Outlook", "Prognosebericht"; a broker's price target is no outlook. */
export function isOutlookHeading(heading: string, language: Language): boolean {
  const plain = heading.replace(priceTarget, ' ').replace(ofHeadline, ' ');
  return saysExpected(plain, language) && !tellsRevision(heading, language) && !meets.test(plain);
}

const tellsPast =
  /(?<!\p{L})(?:was|were|stood|amounted|came|rose|fell|grew|reached|totalled|had|employed|counted|numbered|zählten?|beschäftigten?|umfasste|arbeiteten|erreichten?|betrug|betrugen|lag|lagen|belief|beliefen|stieg|stiegen|sank|sanken|hatten?|waren?|wuchs)(?!\p{L})/u;

/** Below "Outlook" a sentence says what is expected, unless it tells what was: "The order book stood at … on 30 September". */
export const isExpectedHere = ({ isOutlook, text, reading }: SentenceScope): boolean =>
  isOutlook && !(tellsPast.test(text) && !saysExpected(text, reading.language));
