import type { PartByPart } from '../../part-by-part.ts';
import type { Dossier } from '../ground/dossier.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts } from './messages/company-texts.ts';

/** Kinds of documents that tell of a company, by what each of them says of itself. */
const usual: readonly (readonly [keyof typeof companyEn.checklist, RegExp])[] = [
  [
    'accounts',
    /annual (?:report|accounts)|balance sheet|financial statements|income statement|profit and loss account|Jahresabschluss|Geschäftsbericht|Bilanz|Gewinn- und Verlustrechnung|^[^\n]*accounts[^\n]*\.[a-z]{2,4}$/im,
  ],
  [
    'register',
    /(?:register|registry) extract|extract from the (?:\p{L}+ )?register|registration number|company number|Companies House|Handelsregister|Firmenbuch|Registerauszug|Genossenschaftsregister|Vereinsregister|(?<!\p{L})HR[AB] ?\d|(?<!\p{L})FN ?\d{4,6} ?[a-z](?!\p{L})|CHE-\d{3}/iu,
  ],
  [
    'cashFlow',
    /operating cash flow|cash[- ]flow statement|statement of cash flows|Kapitalflussrechnung|Geldflussrechnung|Mittelflussrechnung|operativer Cashflow/i,
  ],
  ['auditor', /auditor.s (?:report|opinion)|independent auditor|Bestätigungsvermerk/i],
  [
    'shareholders',
    /list of shareholders|shareholder (?:list|structure)|shareholdings|shareholders\.\p{L}|cap(?:italisation)? table|Gesellschafterliste|Liste der Gesellschafter|Aktionärsstruktur|Aktionärsliste|Aktienbuch/iu,
  ],
  ['customers', /customer contract|framework agreement|Rahmenvertrag|Kundenvertrag/i],
  ['loans', /loan agreement|credit agreement|credit line|Kreditvertrag|Darlehensvertrag/i],
  ['disputes', /statement of claim|court file|court ruling|Klageschrift|Gerichtsakte/i],
  ['taxes', /tax assessment|Steuerbescheid/i],
];

/** Names of the kinds that none of the documents is, by its name or what stands in it. */
export function* missingDocuments(dossiers: readonly Dossier[]): PartByPart<string[]> {
  let missing = usual;
  for (const dossier of dossiers)
    for (const text of textsOf(dossier)) {
      yield;
      if (missing.some(([, pattern]) => pattern.test(text)))
        missing = missing.filter(([, pattern]) => !pattern.test(text));
    }
  const names = companyTexts().checklist;
  return missing.map(([key]) => names[key]);
}

function* textsOf({ name, document }: Dossier): Generator<string> {
  // "register-extract.txt", "Liste_der_Gesellschafter.pdf"
  yield name.replaceAll(/[-_]+/g, ' ');
  yield name;
  for (const block of document.blocks) yield block.text;
  for (const { columns } of document.tables)
    for (const column of columns) yield* column.kind === 'text' ? column.words.slice(0, 200) : [column.name];
}
