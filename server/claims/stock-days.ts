import type { SentenceScope } from './draft.ts';
import type { Token } from './tag-sentence.ts';

/** "Zum 31. Dezember 2025 lag die Bilanzsumme bei … Das Eigenkapital betrug …": the one day that the stocks of the paragraph are of, or its year before; null where the sentence names a time itself. */
export function dayOfParagraph(
  { paragraph, tokens, text, reading }: SentenceScope,
  entity: string,
): string | null {
  const ids = new Set(reading.attributes.flatMap(({ kind, id }) => (kind === 'stock' ? [id] : [])));
  const days = paragraph.flatMap(({ attribute, asOf, polarity, entity: whose }) =>
    ids.has(attribute) && polarity === 'stated' && whose === entity ? [asOf ?? ''] : [],
  );
  const last = days.toSorted().at(-1) ?? '';
  const yearBefore = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;
  const isOneDay = /^\d{4}-\d\d-\d\d$/u.test(last) && days.every((day) => day === last || day === yearBefore);
  const namesTime = tokens.some(({ kind, lower }, i) => kind === 'period' && !isBefore(tokens, i, lower));
  return isOneDay && !namesTime && !isOfNow.test(text) ? last : null;
}

const isOfNow =
  /(?<!\p{L})(?:now|currently|today|since then|meanwhile|derzeit|aktuell|heute|inzwischen|mittlerweile|zuletzt|seither|seitdem|jetzt|nunmehr)(?!\p{L})/iu;

/** "(Vorjahr: 43 %)": the time of what stands in brackets. */
const isBefore = (tokens: readonly Token[], at: number, lower: string) =>
  tokens[at - 1]?.text === '(' && /^(?:vorjahr|vj\.?|i\. ?vj\.?|previous year|prior year)$/u.test(lower);
