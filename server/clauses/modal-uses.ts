import type { Language } from '@loupe/shared/lib/language';
import { everyMatch } from '../claims/every-match.ts';
import { modals, type ModalKind } from '../packs/regulation/modals.ts';

export interface ModalUse {
  readonly kind: ModalKind;
  readonly start: number;
  readonly end: number;
}

/** The modals of a text in their order; "may not" is one, and no "may". */
export function modalUses(text: string, language: Language): readonly ModalUse[] {
  const uses: ModalUse[] = [];
  for (const { kind, pattern } of modals[language])
    for (const match of everyMatch(pattern, text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!uses.some((one) => start < one.end && one.start < end)) uses.push({ kind, start, end });
    }
  return uses.toSorted((a, b) => a.start - b.start);
}
