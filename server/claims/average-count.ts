import type { Attribute } from '../packs/attribute.ts';
import { clauseAt } from './clauses.ts';
import type { SentenceScope } from './draft.ts';
import type { Token } from './tag-sentence.ts';

const onAverage =
  /(?<!\p{L})(?:on average|average(?: of)?|averaged|im (?:Jahresd|D)urchschnitt(?:e|s)?|durchschnittlich|im Jahresmittel|im Mittel)(?!\p{L})/iu;

/** "312 Mitarbeiter (Vollzeitäquivalente)", "521 people on a full-time-equivalent basis": posts. A number of its own between names another count. */
const inPosts =
  /^[^\d,;.]{0,60}?(?<![\p{L}-])(?:FTEs?|VZÄ|full[- ]time[- ]equivalents?|Vollzeitäquivalenten?|Vollzeitstellen|Vollzeitkräften?|auf Vollzeit(?:basis|stellen)?)(?!\p{L})/iu;

/** What a year had on average is an attribute of its own: "during 2025 we employed 4,120 people on average". */
export function countOf(
  { text, reading }: Pick<SentenceScope, 'text' | 'reading'>,
  attribute: Attribute,
  number: Token,
): Attribute {
  if (attribute.id !== 'employees') return attribute;
  const clause = clauseAt(text, number.start, number.end, reading.language);
  const stop = text.slice(number.end, clause.end).search(/[,;(]/u);
  const near = text.slice(clause.start, stop < 0 ? clause.end : number.end + stop);
  const posts = reading.attributes.find((one) => one.id === 'full_time_equivalents');
  if (posts !== undefined && inPosts.test(text.slice(number.end, clause.end))) return posts;
  const average = reading.attributes.find((one) => one.id === 'average_employees');
  return average !== undefined && onAverage.test(near) ? average : attribute;
}
