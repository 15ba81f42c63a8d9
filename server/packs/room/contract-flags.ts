export type ContractFlagId =
  | 'control'
  | 'exclusive'
  | 'unlimited'
  | 'covenant'
  | 'security'
  | 'favoured'
  | 'ending'
  | 'termination'
  | 'dispute';

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
    id: 'covenant',
    words:
      /financial covenants?|(?:shall|must|will|undertakes to)[^.;]{0,40} (?:hold|maintain|keep|ensure)[^.;]{0,60}(?:not less than|at least|a minimum|minimum of)|(?:eigenkapitalquote|verschuldungsgrad|zinsdeckungsgrad|mindestliquidität|liquidität)[^.;]{0,60}(?:von )?(?:mindestens|höchstens|nicht (?:unter|über)schreiten)|finanzkennzahlen? (?:einzuhalten|einhalten)|financial undertakings?/iu,
  },
  {
    id: 'security',
    words:
      /(?:fixed|floating) charge|(?<!\p{L})debenture(?!\p{L})|personal guarantee|(?<!\p{L})pledge[sd]?(?!\p{L})|bürgschaft|grundschuld|globalzession|sicherungsübereignung|verpfändet|verpfändung/iu,
  },
  {
    id: 'favoured',
    words:
      /most[- ]favou?red[- ](?:customer|nation|pricing)|no less favou?rable than[^.;]{0,60}(?:any|to) other|meistbegünstig\p{L}*|bestpreisgarantie|keine? (?:anderen|dritten)[^.;]{0,40}günstigere/iu,
  },
  {
    id: 'ending',
    words:
      /(?:continue|remain in force|run|expires?|ends?|terminates automatically)[^.;]{0,40} (?:until|on) \d{1,2}\.? \p{L}+ \d{4}|(?:shall|does|will) not (?:be )?renew(?:ed)?|(?:läuft|endet|befristet)[^.;]{0,20} (?:bis zum|am|bis) (?:\d{1,2}\. ?\p{L}+ \d{4}|\d{1,2}\.\d{1,2}\.\d{4})|verlängert sich nicht/iu,
  },
  {
    id: 'termination',
    words:
      /(?:may|can) (?:be terminated|terminate)|notice of termination|(?:kann|können)[^.]{0,80}gekündigt|kündigungsfrist|(?:kann|können)[^.]{0,80}kündigen/iu,
  },
];

/** What a letter about a dispute says of it: who asks for what, and when it is heard. */
export const disputeWords =
  /(?<!\p{L})(?:claims?|claimed|sues?|sued|damages|compensation|unpaid|hearing|proceedings|defendant|infringe(?:s|d|ment)?|arrears|klag(?:t|en|e)|gefordert|fordern|forderung|schadensersatz|verhandlung|kündigungsschutz\p{L}*|verletzung|ansprüche?)(?!\p{L})/iu;
