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
  { id: 'currency', words: /\bdevalu|\b(?:depreciat|currency peg)|abwertung|abgewertet|wertete .* ab/iu },
  {
    id: 'rating',
    words: /\b(?:downgrad|upgrad|credit rating|rating agency)|herabgestuft|heraufgestuft|rating/iu,
  },
  {
    id: 'conflict',
    words:
      /\b(?:coup|armed conflict|martial law|state of emergency|riots?|unrest|shelling)\b|(?<!\p{L})(?:putsch|ausnahmezustand|unruhen|kriegsrecht|krieg)(?!\p{L})/iu,
  },
  {
    id: 'trade',
    words:
      /\b(?:tariffs?|import (?:duty|duties|ban|licen[cs]es?)|bann?(?:s|ed) (?:the )?(?:imports?|exports?)|(?:import|export) (?:bans?|restrictions?|curbs?)|customs|trade agreement|export ban|local content)\b|(?<!\p{L})(?:zölle|zoll|einfuhr(?:zoll|verbot|lizenz)\p{L}*|handelsabkommen|(?:aus|ein)fuhr(?:verbot|beschränkung|kontroll)\p{L}*)(?!\p{L})/iu,
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
    id: 'work',
    words: /\b(?:general strike|strikes?|port closure|blockade)\b|streik|hafensperrung|blockade/iu,
  },
  {
    id: 'money',
    words:
      /\b(?:central bank|interest rate|policy rate|inflation|IMF)\b|zentralbank|notenbank|leitzins|IWF/iu,
  },
] as const;

export type CountryEventKind = (typeof countryEventKinds)[number]['id'] | 'sector';
