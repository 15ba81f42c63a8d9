/** What happened in a country that an exporter wants to know of, by the words news use for it. The first that fits holds. */
export const countryEventKinds = [
  {
    id: 'sanctions',
    words: /\b(?:sanctions?|embargo)(?!\p{L})|(?<!\p{L})(?:sanktion(?:en|iert)?|embargo)(?!\p{L})/iu,
  },
  {
    id: 'transfer',
    words:
      /\b(?:capital controls?|currency controls?|foreign exchange (?:rules?|controls?)|transfer (?:ban|restrictions?)|moratorium)\b|kapitalverkehrskontroll|devisen(?:kontroll|bewirtschaft|vorschrift)|transferbeschränkung|zahlungsstopp/iu,
  },
  {
    id: 'default',
    words:
      /\b(?:sovereign default|defaulted|debt restructuring|missed (?:a|an|its) .{0,20}payment)\b|staatsbankrott|zahlungsausfall|umschuldung/iu,
  },
  {
    id: 'payment',
    words:
      /\b(?:(?:delay|defer|postpone|suspend|halt)\w*(?: \w+){0,2} payments?|payments? (?:\w+ ){0,2}(?:delayed|deferred|postponed|suspended|halted)|payment arrears|arrears)\b|zahlungsrückst[aä]nd|zahlungsverzug|zahlungen (?:\p{L}+ ){0,3}(?:ausgesetzt|verzögert|verschoben|gestundet)/iu,
  },
  {
    id: 'currency',
    words:
      /\bdevalu|\b(?:depreciat|currency peg)|abwertung|abgewertet|wertete .* ab|\b(?:fell|lost|dropped|slid|weakened|gained|rose|strengthened)\b.{0,30}\bagainst the (?:US )?(?:dollar|euro)|(?:verlor|fiel|gewann|stieg)\b.{0,50}gegenüber dem (?:US-)?(?:dollar|euro)/iu,
  },
  {
    id: 'rating',
    words: /\b(?:downgrad|upgrad|credit rating|rating agency)|herabgestuft|heraufgestuft|rating/iu,
  },
  {
    id: 'conflict',
    words:
      /\b(?:coup|armed conflict|martial law|state of emergency|riots?|unrest|protests|protesters|demonstrations|shelling)\b|(?<!\p{L})(?:putsch|proteste[n]?|demonstrationen|ausnahmezustand|unruhen|kriegsrecht|krieg)(?!\p{L})/iu,
  },
  {
    id: 'trade',
    words:
      /\b(?:tariffs?|import (?:duty|duties|ban|licen[cs]es?)|bann?(?:s|ed) (?:the )?(?:imports?|exports?)|(?:import|export) (?:bans?|restrictions?|curbs?)|customs|(?:import )?lev(?:y|ies) on imported|import lev(?:y|ies)|trade agreement|export ban|local content)\b|(?<!\p{L})(?:zölle|zoll|(?:einfuhr|import)z[oö]ll\p{L}*|einfuhr(?:verbot|lizenz)\p{L}*|handelsabkommen|(?:aus|ein)fuhr(?:verbot|beschränkung|kontroll)\p{L}*)(?!\p{L})/iu,
  },
  {
    id: 'law',
    words:
      /(?<!\p{L})(?:VAT|value[- ]added tax|mehrwertsteuer|umsatzsteuer|körperschaftsteuer|corporate (?:income )?tax|withholding tax|quellensteuer)(?!\p{L})|\b(?:expropriat|nationali[sz]|court|parliament|bill|foreign ownership|investment law)|enteign|verstaatlich|gericht|parlament|gesetz/iu,
  },
  {
    id: 'vote',
    words:
      /\b(?:election|referendum|president|prime minister|cabinet)\b|wahl(?!\p{L})|neuwahl|regierung|präsident/iu,
  },
  {
    id: 'disaster',
    words:
      /\b(?:typhoons?|hurricanes?|cyclones?|floods?|flooding|earthquakes?|droughts?)\b|(?<!\p{L})(?:taifun\p{L}*|wirbelsturm|hochwasser|überschwemmung\p{L}*|erdbeben|dürre)(?!\p{L})/iu,
  },
  {
    id: 'work',
    words: /\b(?:general strike|strikes?|port closure|blockade)\b|streik|hafensperrung|blockade/iu,
  },
  {
    id: 'money',
    words:
      /\b(?:central bank|interest rate|policy rate|inflation|IMF)\b|zentralbank|notenbank|staatsbank|nationalbank|leitzins|refinanzierungssatz|IWF/iu,
  },
] as const;

export type CountryEventKind = (typeof countryEventKinds)[number]['id'] | 'sector';
