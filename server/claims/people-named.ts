import type { PartByPart } from '../part-by-part.ts';
import { escaped } from './short-name.ts';

const office =
  '(?:(?:[Cc]hief|[Mm]anaging|[Ff]inance|[Ee]xecutive|[Nn]on-executive|[Oo]perations|[Ss]ales|[Tt]echnical) \\p{L}+|[Cc]hair(?:man|woman|person)?|[Dd]irector|CEO|CFO|COO|CTO|[Pp]resident|[Ff]ounder|co-founder|[Oo]wner|[Cc]ompany [Ss]ecretary|[Tt]reasurer|\\p{L}*[Gg]eschäftsführer(?:in)?|\\p{L}*[Vv]orst[aä]nd\\p{L}*|\\p{L}*[Vv]orsitzende[rn]?|\\p{L}*[Gg]ründer(?:in)?|[Pp]rokurist(?:in)?|[Ii]nhaber(?:in)?|[Dd]irektor(?:in)?|[Pp]räsident(?:in)?)';

/** Names of two words and more that the texts use for people: "held by Jane Roe", where "Jane Roe is Managing Director". */
export function* peopleAmong(
  names: readonly string[],
  texts: readonly string[],
): PartByPart<ReadonlySet<string>> {
  const found = new Set<string>();
  const asked = names.filter((name) => /^\S+(?: \S+){1,2}$/u.test(name));
  for (const name of asked) {
    const of = escaped(name);
    const person = new RegExp(
      `(?:(?<!\\p{L})(?:Mr|Mrs|Ms|Dr|Sir|Dame|Herrn?|Frau)\\.? |${office},? )${of}(?!\\p{L})|(?<!\\p{L})${of}(?:,? \\(|, | is | was | has been | ist | war | wurde )(?:(?:the|our|its|a|new|appointed|acting|joint|both|als|die|der|seit \\d{4}) )*${office}(?!\\p{L})`,
      'u',
    );
    for (const text of texts) {
      yield;
      if (!text.includes(name) || !person.test(text)) continue;
      found.add(name);
      break;
    }
  }
  return found;
}
