import type { Language } from '@loupe/shared/lib/language';

export type Area = keyof typeof areaWords;

/** Parts of a company that a rule touches, by words of the rule. A hint where to ask, no finding. */
export const areaWords = {
  reporting: {
    en: /\b(?:report(?:s|ing|ed)?|notif(?:y|ies|ication)|regist(?:er|ers|ration|ered)|submit(?:s|ted)?|declar(?:e|ation))\b/iu,
    de: /(?<!\p{L})(?:melde\p{L}*|meldung\p{L}*|bericht\p{L}*|anzeige\p{L}*|anzuzeigen|registrier\p{L}*|vorzulegen|übermittel\p{L}*)(?!\p{L})/iu,
  },
  records: {
    en: /\b(?:records?|documentation|technical documents?|archiv\w+|retain(?:ed)?|evidence)\b/iu,
    de: /(?<!\p{L})(?:aufzeichn\p{L}*|dokumentation\p{L}*|aufbewahr\p{L}*|aufzubewahren|nachweis\p{L}*|unterlagen)(?!\p{L})/iu,
  },
  labelling: {
    en: /\b(?:labels?|labell?ing|labell?ed|marking|mark(?:ed|s)?|instructions for use|inform(?:ation)? (?:the )?(?:consumers?|customers?|end users?))\b/iu,
    de: /(?<!\p{L})(?:kennzeichn\p{L}*|gekennzeichnet|etikett\p{L}*|beschrift\p{L}*|gebrauchsanweisung\p{L}*)(?!\p{L})/iu,
  },
  products: {
    en: /\b(?:packaging|material|recycl\w+|recycled content|products?|substances?|components?)\b/iu,
    de: /(?<!\p{L})(?:\p{L}*verpackung\p{L}*|werkstoff\p{L}*|rezykl\p{L}*|recycl\p{L}*|produkte?n?|stoffe?n?|bauteile?n?)(?!\p{L})/iu,
  },
  suppliers: {
    en: /\b(?:suppliers?|contracts?|contractual|subcontractors?|procurement|importers?|distributors?)\b/iu,
    de: /(?<!\p{L})(?:lieferant\p{L}*|zuliefer\p{L}*|vertr(?:ag|äge|ags|ages|aglich\p{L}*|ägen)|unterauftrag\p{L}*|einkauf\p{L}*|importeur\p{L}*|vertreiber\p{L}*)(?!\p{L})/iu,
  },
  staff: {
    en: /\b(?:employees?|staff|training|trained|workers?|workplace|personnel)\b/iu,
    de: /(?<!\p{L})(?:beschäftigte\p{L}*|mitarbeit\p{L}*|schulung\p{L}*|geschult|unterweis\p{L}*|arbeitnehm\p{L}*)(?!\p{L})/iu,
  },
  data: {
    en: /\b(?:personal data|data protection|information security|cyber\w*|encrypt\w*|software|electronic(?:ally)?)\b/iu,
    de: /(?<!\p{L})(?:personenbezogen\p{L}*|datenschutz\p{L}*|informationssicherheit|verschlüssel\p{L}*|software|elektronisch\p{L}*)(?!\p{L})/iu,
  },
  finance: {
    en: /\b(?:fees?|costs?|payments?|paid|pay|tax(?:es)?|deposit|levy|levies|turnover|insurance)\b/iu,
    de: /(?<!\p{L})(?:gebühr\p{L}*|kosten|zahlung\p{L}*|zahlen|entgelt\p{L}*|steuer\p{L}*|pfand\p{L}*|abgabe\p{L}*|umsatz\p{L}*)(?!\p{L})/iu,
  },
  safety: {
    en: /\b(?:safety|health|risk assessment|accidents?|hazard\w*|emissions?|waste)\b/iu,
    de: /(?<!\p{L})(?:sicherheit|gesundheit\p{L}*|gefährdung\p{L}*|unfall\p{L}*|gefahr\p{L}*|emission\p{L}*|abf(?:all|älle\p{L}*))(?!\p{L})/iu,
  },
  penalties: {
    en: /\b(?:fines?|fined|penalt(?:y|ies)|offences?|revok\w+|withdrawn?|sanctions?)\b/iu,
    de: /(?<!\p{L})(?:bußgeld\p{L}*|geldbuße\p{L}*|ordnungswidrig\p{L}*|strafe\p{L}*|widerruf\p{L}*|untersag\p{L}*)(?!\p{L})/iu,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, RegExp>>>>;
