export type ContractFlagId = 'control' | 'exclusive' | 'unlimited' | 'termination';

/** Words of clauses that an investor wants to read, English and German. What follows from them is for counsel. */
export const contractFlags: readonly { readonly id: ContractFlagId; readonly words: RegExp }[] = [
  {
    id: 'control',
    words: /change (?:of|in) control|kontrollwechsel|(?:inhaber|eigentümer|gesellschafter)wechsel/iu,
  },
  {
    id: 'exclusive',
    words: /(?<!\p{L})exclusiv(?:e|ely|ity)(?!\p{L})|(?<!\p{L})(?:exklusiv|ausschließlichkeit)/iu,
  },
  {
    id: 'unlimited',
    words:
      /unlimited liability|liability (?:is|shall be) (?:not limited|unlimited)|haftet unbeschränkt|unbeschränkte haftung/iu,
  },
  {
    id: 'termination',
    words:
      /(?:may|can) (?:be terminated|terminate)|notice of termination|(?:kann|können)[^.]{0,80}gekündigt|kündigungsfrist|(?:kann|können)[^.]{0,80}kündigen/iu,
  },
];
