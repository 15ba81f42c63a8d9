/** Heads of the columns of lists as people export them, folded to letters. */
export const watchlistHeads = {
  id: ['id', 'entnum', 'uid', 'ref', 'kundennummer', 'clientid'],
  name: ['name', 'sdnname', 'fullname', 'caption', 'primaryname', 'vollername', 'kunde', 'client'],
  aliases: ['aliases', 'alias', 'aka', 'alsoknownas', 'weakalias', 'aliasnamen'],
  kind: ['schema', 'sdntype', 'type', 'kind', 'entitytype', 'art', 'typ'],
  born: ['birthdate', 'dateofbirth', 'dob', 'born', 'yearofbirth', 'geburtsdatum', 'geboren', 'geburtsjahr'],
  places: [
    'countries',
    'country',
    'nationality',
    'citizenship',
    'land',
    'staatsangehorigkeit',
    'nationalitat',
  ],
  numbers: [
    'identifiers',
    'registrationnumber',
    'idnumber',
    'passport',
    'passportnumber',
    'registernummer',
    'handelsregister',
  ],
  topics: ['topics', 'sanctions', 'program', 'programs', 'listen'],
  sex: ['gender', 'sex', 'geschlecht'],
} as const;

export type WatchlistField = keyof typeof watchlistHeads;
