import type { Draft, SentenceScope } from './draft.ts';
import { draftOf } from './figure-claims.ts';
import { fits, readTail } from './figure-values.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany, subjectOf } from './subject.ts';

/** "has 240 employees", "hat 240 Mitarbeiter": the number first, what it counts after it. */
export function countedClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  return tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'quantity' || token.quantity === null) return [];
    const attribute = reading.attributes.find(
      (one) => one.kind === 'count' && one.counted?.[reading.language].includes(tokens[i + 1]?.lower ?? ''),
    );
    if (attribute === undefined || !fits(attribute, token.quantity)) return [];
    let at = i - 1;
    let isApproximate = false;
    while (
      tokens[at] !== undefined &&
      (readingWords[reading.language].about.test(tokens[at]?.lower ?? '') ||
        tokens[at]?.kind === 'period' ||
        /^(?:currently|now|derzeit|aktuell|insgesamt|weltweit|a|total|of|in|am|zum|nicht|not|as|at|on)$/.test(
          tokens[at]?.lower ?? '',
        ))
    ) {
      isApproximate ||= readingWords[reading.language].about.test(tokens[at]?.lower ?? '');
      at -= 1;
    }
    if (!/^(?:has|have|had|hat|haben|hatte|zählt|zählte)$/.test(tokens[at]?.lower ?? '')) return [];
    const subject = subjectOf(tokens, at, reading);
    const holder = tokens[subject];
    const company =
      holder?.kind === 'company'
        ? holder.key
        : holder?.kind === 'self'
          ? impliedCompany(tokens, scope.around, reading, holder.text)
          : null;
    const tail = readTail(scope, i + 1, attribute);
    if (company === null || tail === null) return [];
    const quantity = { ...token.quantity, isApproximate };
    return draftOf(
      scope,
      attribute,
      { quantity, token, period: tail.period, isVague: tail.isVague, isChange: false },
      company,
      scope.part,
      null,
    );
  });
}
