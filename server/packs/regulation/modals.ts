import type { Language } from '@loupe/shared/lib/language';

/** What a modal says: a duty, a ban, a permission or advice. */
export type ModalKind = 'must' | 'must not' | 'may' | 'should';

interface ModalWords {
  readonly kind: ModalKind;
  readonly pattern: RegExp;
}

/** The stronger first: "may not" is no "may". What a pattern matched is not read again. */
export const modals: Readonly<Record<Language, readonly ModalWords[]>> = {
  en: [
    {
      kind: 'must not',
      pattern:
        /\b(?:(?:shall|must|may) not|cannot|(?:is|are) (?:prohibited|forbidden)(?: from)?|(?:is|are) not (?:permitted|allowed)(?: to)?)\b/giu,
    },
    {
      kind: 'must',
      pattern:
        /\b(?:shall|must|(?:is|are) (?:required|obliged|bound) to|(?:is|are) to(?= be \p{Ll})|(?:has|have) to)\b/giu,
    },
    { kind: 'may', pattern: /(?<!\d )\b(?:may|(?:is|are) (?:permitted|allowed|entitled) to)\b(?! \d)/gu },
    { kind: 'should', pattern: /\bshould\b/giu },
  ],
  de: [
    {
      kind: 'must not',
      pattern:
        /(?<!\p{L})(?:(?:darf|dürfen)(?: [\p{L}\d.]+){0,8}? (?:nicht|kein\p{L}*)|(?:ist|sind)(?: [\p{L}\d.]+){0,8}? (?:untersagt|verboten|unzulässig|nicht (?:zulässig|zugelassen|gestattet|erlaubt)))(?!\p{L})/giu,
    },
    {
      kind: 'must',
      pattern:
        /(?<!\p{L})(?:muss|müssen|(?:ist|sind)(?: [\p{L}\d.]+){0,6}? verpflichtet|(?:hat|haben)(?=(?:[^.;]|\.(?=\d)|(?<=\d)\.){1,200}? (?:zu \p{Ll}+[elr]n|zu tun|\p{Ll}+zu\p{Ll}+[elr]n)(?!\p{L}))|(?:ist|sind)(?=(?! (?:nicht|kein))(?:(?!berechtigt|befugt|geeignet|bereit|imstande|in der Lage)(?:[^.;,]|\.(?=\d)|(?<=\d)\.|,(?= (?:den |dem )?\d|(?<=\d,|Uhr,)))){0,200}? (?:zu \p{Ll}+[elr]n|zu tun|\p{Ll}+zu\p{Ll}+[elr]n)(?!\p{L}))|(?:stellt|stellen)(?=[^.;,]{0,120} sicher(?!\p{L})))(?!\p{L})/giu,
    },
    {
      kind: 'may',
      pattern: /(?<!\p{L})(?:darf|dürfen|kann|können|(?:ist|sind) (?:berechtigt|befugt))(?!\p{L})/giu,
    },
    { kind: 'should', pattern: /(?<!\p{L})(?:soll|sollen|sollte|sollten)(?!\p{L})/giu },
  ],
};
