import type { Attribute } from '../packs/attribute.ts';
import type { ClaimValue } from './claim.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf, saysFormer } from './modality.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { undated } from './draft-fields.ts';

/** A value that a sentence gives, with its characters. */
export interface Found {
  readonly value: ClaimValue;
  readonly start: number;
  readonly end: number;
  readonly isLeft: boolean;
}

export const isCapital = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);

/** The company that a token names or stands for; null where that is not certain. */
export function companyAt(scope: SentenceScope, at: number): string | null {
  const token = scope.tokens[at];
  if (token?.kind === 'company') return token.key;
  return token?.kind === 'self'
    ? impliedCompany(scope.tokens, scope.around, scope.reading, token.text)
    : null;
}

/** Claims of one attribute of a company, each said as its sentence says it. */
export function factDrafts(
  scope: SentenceScope,
  attribute: Attribute,
  company: string | null,
  found: readonly Found[],
): Draft[] {
  if (company === null || scope.part !== null) return [];
  const hasMoved = found.some((one) => one.isLeft);
  return found.flatMap((one): Draft[] => {
    const modality = modalityOf(scope.text, one.start, one.end, scope.reading.language);
    if (modality === null) return [];
    const before = scope.text.slice(Math.max(0, one.start - 60), one.start);
    const wasOnce =
      one.isLeft || (!hasMoved && attribute.kind !== 'date' && saysFormer(before, scope.reading.language));
    const polarity = modality.polarity === 'stated' && wasOnce ? 'former' : modality.polarity;
    return [
      {
        ...modality,
        polarity,
        entity: company,
        attribute: attribute.id,
        ...undated,
        value: one.value,
      },
    ];
  });
}
