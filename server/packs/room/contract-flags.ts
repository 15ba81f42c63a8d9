export type ContractFlagId = 'control' | 'exclusive' | 'unlimited' | 'termination';

/** Words of clauses that an investor wants to read, English and German. What follows from them is for counsel. */
export const contractFlags: readonly { readonly id: ContractFlagId; readonly words: RegExp }[] = [
  {
    id: 'control',
    words:
      /change (?:of|in) control|kontrollwechsel|(?:inhaber|eigentümer|gesellschafter)wechsel|wechsel (?:der|des|im kreis der|in der)(?: mehrheit (?:der|des|an der))? (?:gesellschafter|inhaber|eigentümer|kontrolle)|(?:change|transfer) (?:in|of) (?:the )?(?:ownership|shareholders?|controlling interest)/iu,
  },
  {
    id: 'exclusive',
    words:
      /(?<!\p{L})(?<!non-)exclusiv(?:e|ely|ity)(?!\p{L})(?! (?:jurisdiction|place of jurisdiction))|(?:shall|will|may) not (?:\p{L}+ ){0,3}(?:supply|sell|provide|offer|licen[cs]e)[^.;]{0,60} to any other|(?<!\p{L})(?:exklusiv|ausschließlichkeit)|(?<!\p{L})ausschließlich (?:an|für|mit) (?:die |den |der )?(?:\p{Lu}\p{L}+)(?! (?:zuständig|gerichtsstand))[^.;]{0,60}(?:zu )?(?:liefern|verkaufen|vertreiben|lizenzieren|leisten|beziehen)/iu,
  },
  {
    id: 'unlimited',
    words:
      /unlimited liability|liability(?:(?!death|injury)[^.;]){0,120} (?:is|shall be|remains|will be) (?:not (?:be )?limited|unlimited|uncapped)|(?:indemnity|liability|liable)(?:(?!death|injury|fraud)[^.;]){0,120}(?:is|are|which is|shall be) (?:unlimited|uncapped)|haftet(?:(?!vorsatz)[^.;]){0,80} (?:unbeschränkt|unbegrenzt|in unbegrenzter höhe)|unbeschränkte haftung/iu,
  },
  {
    id: 'termination',
    words:
      /(?:may|can) (?:be terminated|terminate)|notice of termination|(?:kann|können)[^.]{0,80}gekündigt|kündigungsfrist|(?:kann|können)[^.]{0,80}kündigen/iu,
  },
];
