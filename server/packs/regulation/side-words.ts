/** Heads of a table that sets two versions side by side. */
export const sideWords = {
  old: /^(?:.*\b)?(?:old|current|existing|present|previous|before|was)\b|(?<!\p{L})(?:alt\p{L}*|bisher\p{L}*|geltend\p{L}*|derzeit\p{L}*|vorher)(?!\p{L})/iu,
  now: /\b(?:new|proposed|amended|revised|future|after|is)\b|(?<!\p{L})(?:neu\p{L}*|künftig\p{L}*|entwurf\p{L}*|geändert\p{L}*|nachher)(?!\p{L})/iu,
  number:
    /^(?:(?:article|clause|section|paragraph|no\.?|number|provision|ref\p{L}*|§+|nr\.?|nummer|artikel|ziffer|regelung|vorschrift|paragraf|stelle|klausel)(?: .*)?)$/iu,
} as const;
