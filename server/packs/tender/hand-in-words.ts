import type { Language } from '@loupe/shared/lib/language';

/**
 * Words of a duty to hand something in: papers go to somebody. The list is this product's own, not a published one; "deliver"
 * alone is left out, because terms of supply say it of goods.
 */
export const handInWords: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:submit(?:ted|s)?|hand(?:ed)? in|enclos(?:ed?|ing)|attach(?:ed)?|provid(?:ed?|ing)|furnish(?:ed)?|lodg(?:ed?|ing)|upload(?:ed)?|sen[dt]|return(?:ed)?|present(?:ed)?|produced?|receiv(?:ed?|ing)|sign(?:ed)?|(?:tenders?|bids?|offers?|proposals?|envelopes?|samples?)(?: \p{L}+){0,4} delivered)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*(?:einreichen|einzureichen|eingereicht|abgeben|abzugeben|abgegeben|vorlegen|vorzulegen|vorgelegt|beifügen|beizufügen|beigefügt|beilegen|beizulegen|übermitteln|übermittelt|übersenden|übersandt|hochladen|hochzuladen|hochgeladen|nachreichen|nachzureichen|nachweisen|nachzuweisen|nachgewiesen|einsenden|einzusenden|eingehen|eingegangen|zusenden|zuzusenden|unterschreiben|unterzeichnen|unterzeichnet)|zu übermitteln|reich(?:t|en)(?: \p{L}+){0,12} ein)(?!\p{L})/iu,
};
