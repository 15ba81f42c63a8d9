import { foldText } from './fold-name.ts';

/** Heads of the columns of lists as people export them, folded to letters. */
const watchlistHeads = {
  id: ['id', 'entnum', 'uid', 'ref', 'kundennummer', 'kundennr', 'kdnr', 'clientid', 'customerid'],
  name: [
    'name',
    'sdnname',
    'fullname',
    'caption',
    'primaryname',
    'vollername',
    'kunde',
    'client',
    'kundenname',
    'clientname',
    'customername',
    'customer',
    'companyname',
    'firma',
    'entityname',
  ],
  /** In two columns, joined to one name: "Name | Vorname" and "Last name | First name". */
  first: ['vorname', 'vornamen', 'firstname', 'givenname', 'givennames', 'forename', 'forenames'],
  last: ['nachname', 'familienname', 'zuname', 'lastname', 'surname', 'familyname'],
  aliases: [
    'aliases',
    'alias',
    'aka',
    'alsoknownas',
    'weakalias',
    'aliasnamen',
    'othernames',
    'altname',
    'weiterenamen',
  ],
  kind: ['schema', 'sdntype', 'type', 'kind', 'entitytype', 'art', 'typ'],
  born: [
    'birthdate',
    'dateofbirth',
    'dob',
    'born',
    'yearofbirth',
    'geburtsdatum',
    'geboren',
    'geburtsjahr',
    'geburtstag',
    'gebdatum',
    'gebdat',
    'gebam',
    'geb',
    'gebjahr',
    'birthday',
    'birthyear',
    'dateofbirthdob',
  ],
  places: [
    'countries',
    'country',
    'nationality',
    'citizenship',
    'land',
    'staatsangehorigkeit',
    'nationalitat',
    'ort',
    'wohnort',
    'stadt',
    'city',
    'town',
    'residence',
    'sitz',
    'seat',
    'registeredoffice',
    'headoffice',
  ],
  numbers: [
    'identifiers',
    'registrationnumber',
    'idnumber',
    'passport',
    'passportnumber',
    'registernummer',
    'registernr',
    'registernumber',
    'handelsregister',
    'handelsregisternummer',
    'hrb',
    'companynumber',
    'companyno',
    'registrationno',
    'regno',
  ],
  topics: ['topics', 'sanctions', 'program', 'programs', 'listen'],
  sex: ['gender', 'sex', 'geschlecht'],
  remarks: ['remarks', 'comments', 'bemerkungen', 'bemerkung'],
} as const;

/** Registers whose letters are before the number. */
const registers = /^(?:HR[AB]|GnR|FN|KRS|CHE|SIREN|SIRET|REA|KvK|CRN|REGON|OC|SC|NI)[\s.:-]*\d/iu;

/** "HRB 4471", in a column that holds births of people and numbers of companies. */
export const isRegisterNumber = (text: string): boolean => registers.test(text.trim());

export type WatchlistField = keyof typeof watchlistHeads;

/** True where the head of a column names a field, alone or beside another: "Geburtsdatum / Registernummer". */
export function isHeadOf(field: WatchlistField, head: string): boolean {
  const known: readonly string[] = watchlistHeads[field];
  const parts = head.split(/[/|]|\s(?:or|oder)\s/u);
  return [head, ...(parts.length > 1 ? parts : [])].some((one) => known.includes(foldText(one)));
}
