/**
 * How environmental claims are worded, English and German. The kinds follow Directive (EU) 2024/825: generic claims,
 * claims of neutrality, labels, claims on the future; reductions, shares
 * and comparisons are those whose numbers can be held against the files.
 */
export type ClaimKind = 'neutral' | 'reduction' | 'share' | 'comparison' | 'generic' | 'label' | 'circular';

/** Words of a kind; a match is what the claim says. */
export interface KindRule {
  readonly kind: ClaimKind;
  readonly words: RegExp;
}

export const kindRules: readonly KindRule[] = [
  {
    kind: 'neutral',
    words:
      /(?<!\p{L})(?:(?:climate|carbon|CO2|CO₂|greenhouse gas)[- ](?:neutral(?:ity|ly)?|positive|negative|free)|net[- ]zero|zero[- ](?:emissions?|carbon)|(?:klima|CO2|CO₂|treibhausgas)-?(?:neutral|positiv)\p{L}*|emissionsfrei\p{L}*|(?:CO2|CO₂)-frei\p{L}*|netto-?null)(?!\p{L})/giu,
  },
  {
    kind: 'label',
    words:
      /(?<!\p{L})(?:EU Ecolabel|EU-Umweltzeichen|Blaue[mnr]? Engel|Blue Angel|Nordic Swan|Cradle to Cradle|Oeko-Tex|OEKO-TEX|Bluesign|GOTS|FSC|PEFC|Fairtrade|(?:eco|sustainability|green|environmental)[- ]?(?:label|seal|badge|promise mark)|(?:öko|umwelt|nachhaltigkeits)-?(?:siegel|label|zeichen))(?!\p{L})/giu,
  },
  {
    kind: 'comparison',
    words:
      /(?<!\p{L})(?:(?:greener|cleaner|more (?:sustainable|environmentally friendly|eco-friendly|climate[- ]friendly)) than|better for the (?:planet|environment|climate)|(?:grüner|sauberer|nachhaltiger|umweltfreundlicher|klimafreundlicher|umweltschonender) als|besser für (?:die Umwelt|das Klima|den Planeten))(?!\p{L})/giu,
  },
  {
    kind: 'generic',
    words:
      /(?<!\p{L})(?:(?:environmentally|eco|climate|planet|nature|earth)[- ](?:friendly|safe|conscious|responsible)|friendly to the (?:environment|planet)|kind to (?:nature|the planet)|ecological(?:ly)?|environmentally correct|gentle on the environment|sustainabl[ey](?! (?:development|finance|report\p{L}*|growth))|(?<=(?:our|a|is|are|and) )green(?= (?:product|choice|range|collection|brand|packaging|energy mix))|good for the planet|(?:umwelt|klima|natur)(?:freundlich|schonend|gerecht|verträglich|bewusst)\p{L}*|ökologisch\p{L}*|nachhaltig(?:e[mnrs]?)?|(?:CO2|CO₂)-freundlich\p{L}*|gut für (?:die Umwelt|den Planeten))(?!\p{L})/giu,
  },
  {
    kind: 'circular',
    words:
      /(?<!\p{L})(?:(?:fully |100 ?% )?(?:recyclable|biodegradable|compostable)|plastic[- ]free|zero[- ]waste(?: to landfill)?|zero[- ]to[- ]landfill|(?:voll(?:ständig)? )?(?:recyc(?:elbar|lingfähig)|recyclebar|biologisch abbaubar|kompostierbar)\p{L}*|(?:plastik|kunststoff)frei\p{L}*)(?!\p{L})/giu,
  },
];

/** A change downwards, which a percentage beside it measures. */
export const lessWords =
  /(?<!\p{L})(?:reduc(?:e[ds]?|ing|tions?)|slash(?:e[ds]|ing)?|trimm(?:ed|ing)|smaller|kleiner|cut(?:s|ting)?|lower(?:ed|ing)?|decreas(?:e[ds]?|ing)|sav(?:e[ds]?|ing|ings)|less|fewer|down|fell|fallen|falling|dropp(?:ed|ing)|drop|shrank|shrunk|halv(?:e[ds]?|ing)|reduzier\p{L}*|(?:ge|ver)senkt\p{L}*|senk(?:en|ten?|ung\p{L}*)|verringer\p{L}*|verminder\p{L}*|ver?mindern|einspar\p{L}*|eingespart|gespart|weniger|niedriger|geringer|minus|gesunken|sank(?:en)?|fiel(?:en)?|halbier\p{L}*|rückgang|zurückgegangen|zurück|(?:intensity|intensität) (?:\p{L}+ )?(?:improved|verbesser\p{L}*))(?!\p{L})/iu;

/** What a share is of, where it is said with a percentage beside it. */
export const shareWords =
  /(?<!\p{L})(?:certified \(?(?:by |to |under )?(?:the )?(?:organic|Rainforest|Fairtrade|FSC|PEFC|MSC|ASC|RSPO|GOTS|UTZ)|(?:FSC|PEFC|MSC|ASC|RSPO|GOTS|Bio|Fairtrade)-zertifizier\p{L}*|recycled|renewables?|reused|organic|bio-?based|plant-based|recycelt\p{L}*|recycling(?:anteil|material|polyester|papier|quote|kunststoff)\p{L}*|erneuerbar\p{L}*|regenerativ\p{L}*|nachwachsend\p{L}*|ökostrom\p{L}*|biobasiert\p{L}*|bio-?baumwolle|green electricity|wind power|solar power)(?!\p{L})/iu;

/** A neutrality that rests on paying for emissions saved elsewhere. */
export const offsetWords =
  /(?<!\p{L})(?:offset(?:s|ting)?|carbon credits?|compensat\p{L}+|climate (?:protection )?projects?|kompens\p{L}+|ausgleich(?:en|t|s|szahlung\p{L}*|sprojekt\p{L}*)?|ausgeglichen|klimaschutzprojekt\p{L}*|emissionsminderungszertifikat\p{L}*)(?!\p{L})/iu;

/** Marks based on a certification scheme or set by public authorities, as far as their name alone can tell. */
export const knownSchemes =
  /(?<!\p{L})(?:EU Ecolabel|EU-Umweltzeichen|Blaue[mnr]? Engel|Blue Angel|Nordic Swan|GOTS|FSC|PEFC|OEKO-TEX|Oeko-Tex|Bluesign|Cradle to Cradle|Fairtrade)(?!\p{L})/iu;

/** A licence, certificate or test that somebody can look up. */
export const proofNumbers =
  /(?<!\p{L})(?:licen[cs]e|certificate|certification|cert\.|registration|report|lizenz|zertifikat|registrier\p{L}*|prüfbericht)(?:\s+(?:no\.?|number|nr\.?|nummer))?[:\s]+(?:\p{Lu}{1,5} )?(?=[\p{L}\p{N}/.-]*\d)[\p{L}\p{N}][\p{L}\p{N}/.-]{3,}|(?<!\p{L})(?:FSC|PEFC)[®™]?[ /-]{0,3}(?:C\d{6}|\d{2}-\d{2,3}-\d{2,4})(?!\d)|(?<!\p{L})(?:EN|ISO|DIN|ASTM)(?: EN)?(?: ISO)?[ -]?\d{4,5}/iu;

/** What a claim on the future needs: a plan, and somebody outside who checks it. */
export const planWords =
  /(?<!\p{L})(?:implementation plan|transition plan|roadmap|action plan|decarboni[sz]ation plan|umsetzungsplan|transformationsplan|maßnahmenplan|fahrplan)(?!\p{L})/iu;
export const checkedWords =
  /(?<!\p{L})(?:independent(?:ly)? (?:verif\p{L}+|assur\p{L}+|audit\p{L}*|expert|third)|third-party|limited assurance|validated by|verified by|unabhängig(?:e[mnrs]?)? (?:geprüft|prüf\p{L}*|sachverständig\p{L}*|verifizier\p{L}*)|validiert durch|geprüft durch)/iu;
