/**
 * Kinds of offences that are looked for, after the list of designated categories of offences in the glossary of the
 * recommendations of the Financial Action Task Force. Words that name an offence, in English and German.
 */
export type MediaCategory =
  | 'fraud'
  | 'corruption'
  | 'money_laundering'
  | 'sanctions'
  | 'tax'
  | 'violence'
  | 'drugs_trafficking'
  | 'market_abuse'
  | 'terrorism'
  | 'environment'
  | 'labour';

export const mediaCategories: Readonly<Record<MediaCategory, RegExp>> = {
  fraud:
    /(?<!\p{L})(?:frauds?|fraudulent\p{Ll}*|fraudsters?|defraud\p{Ll}*|swindl\p{Ll}*|embezzl\p{Ll}*|scams?|scammers?|forg(?:ery|ed|ing)|false (?:accounts|invoices|documents)|theft|stole|stolen|Ponzi|misappropriat\p{Ll}*|\p{L}*[Bb]etrug\p{Ll}*|[Bb]etrüg\p{Ll}*|Untreue|Unterschlagung|veruntreu\p{Ll}*|\p{L}*[Ff]älschung\p{Ll}*|Diebstahl\p{Ll}*)(?!\p{L})/u,
  corruption:
    /(?<!\p{L})(?:brib(?:e|es|ery|ed|ing)|corrupt(?:ion)?|kickbacks?|[Bb]estech\p{Ll}*|[Kk]orruption\p{Ll}*|Schmiergeld\p{Ll}*|Vorteilsnahme|bestochen)(?!\p{L})/u,
  money_laundering:
    /(?<!\p{L})(?:money[- ]launder\p{Ll}*|launder(?:ed|ing) (?:money|funds|proceeds|cash)|launder(?:ed|ing)|Geldwäsche\p{Ll}*|Geldwasch\p{Ll}*)(?!\p{L})/u,
  sanctions:
    /(?<!\p{L})(?:sanctions (?:list|evasion|against|on|breach\p{Ll}*|busting)|sanctioned|asset freeze|embargo|export (?:rules|controls?|bans?|restrictions)|Ausfuhr(?:verbot|beschränkung|kontroll)\p{Ll}*|blacklisted|\p{L}*[Ss]anktion\p{Ll}*|[Ee]mbargo\p{Ll}*)(?!\p{L})/u,
  tax: /(?<!\p{L})(?:tax (?:evasion|fraud|dodging|crimes?)|evad(?:ed|ing) tax\p{Ll}*|VAT (?:fraud|carousel)|Steuerhinterziehung\p{Ll}*|Umsatzsteuerkarussell|Steuerbetrug\p{Ll}*|Steuern hinterzogen)(?!\p{L})/u,
  violence:
    /(?<!\p{L})(?:murder\p{Ll}*|manslaughter|assault\p{Ll}*|stabb\p{Ll}*|shooting|rape|kidnap\p{Ll}*|extortion|blackmail\p{Ll}*|Mord\p{Ll}*|Totschlag\p{Ll}*|Körperverletzung\p{Ll}*|Raub\p{Ll}*|Erpressung\p{Ll}*|Entführung\p{Ll}*)(?!\p{L})/u,
  drugs_trafficking:
    /(?<!\p{L})(?:drug(?:s)? (?:traffick\p{Ll}*|dealing|smuggling|offences)|cocaine|heroin|(?:human|arms|people) (?:traffick\p{Ll}*|smuggling)|smuggl\p{Ll}*|Drogenhandel\p{Ll}*|Kokain|Menschenhandel\p{Ll}*|Waffenhandel\p{Ll}*|Schmuggel\p{Ll}*|geschmuggelt)(?!\p{L})/u,
  market_abuse:
    /(?<!\p{L})(?:insider (?:trading|dealing)|market (?:manipulation|abuse)|price[- ]fixing|cartel|Insiderhandel\p{Ll}*|Marktmanipulation\p{Ll}*|Kartell\p{Ll}*|Preisabsprache\p{Ll}*)(?!\p{L})/u,
  terrorism: /(?<!\p{L})(?:terror\p{Ll}*|extremis\p{Ll}*|Terror\p{Ll}*|Extremis\p{Ll}*)(?!\p{L})/u,
  environment:
    /(?<!\p{L})(?:illegal (?:dumping|logging|waste)|dumped (?:waste|toxic)|toxic waste|pollut(?:ion|ed|ing)|oil spill|Umweltverschmutzung\p{Ll}*|Giftmüll|illegale? Entsorgung|Gewässerverunreinigung)(?!\p{L})/u,
  labour:
    /(?<!\p{L})(?:forced labour|forced labor|modern slavery|child labour|unpaid wages|wage theft|Zwangsarbeit|Schwarzarbeit|Kinderarbeit|Lohndumping|Ausbeutung)(?!\p{L})/u,
};
