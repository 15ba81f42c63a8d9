import type { Language } from '@loupe/shared/lib/language';

/** A term in quotation marks and what says that it is defined; the first group is the term, what follows is its meaning. */
export const definedWords: Readonly<Record<Language, RegExp>> = {
  en: /[“"‘'„]([^”"’'“]{2,60})[”"’'“](?: \([^)]{1,40}\))?,? (?:shall )?(?:means?|refers? to|has the meaning)\b:?/u,
  de: /[„“"»‚]([^“”"«‘]{2,60})[“”"«‘](?: \([^)]{1,40}\))?(?: (?:ist|sind|bezeichnet|bezeichnen|bedeutet|umfasst)(?!\p{L})|:|(?= (?:(?:ein|der|die|das|den|dem|jede|alle|aus)(?!\p{Ll}{4}))))/u,
};
