import type { PartByPart } from '../../part-by-part.ts';
import type { Dossier } from '../ground/dossier.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts } from './messages/company-texts.ts';

interface Kind {
  readonly id: keyof typeof companyEn.checklist;
  readonly words: RegExp;
  /** A part of another document too: a balance sheet below a heading of an annual report. */
  readonly isPart?: true;
}

/** Kinds of documents that tell of a company, by what each of them is called, or says of itself at its head. */
const usual: readonly Kind[] = [
  {
    id: 'accounts',
    words:
      /annual (?:report|accounts)|balance sheet|financial statements|income statement|profit and loss account|(?<!\p{L})accounts(?!\p{L})|Jahresabschluss|Geschäftsbericht|Bilanz|Gewinn- und Verlustrechnung|Erfolgsrechnung|Jahresrechnung/iu,
    isPart: true,
  },
  {
    id: 'register',
    words:
      /(?:register|registry) extract|extract from the (?:\p{L}+ )?register|certificate of incorporation|registration number|company number|Companies House|Handelsregister|Firmenbuch|Registerauszug|Genossenschaftsregister|Vereinsregister|(?<!\p{L})HR[AB] ?\d|(?<!\p{L})FN ?\d{4,6} ?[a-z](?!\p{L})|CHE-\d{3}/iu,
  },
  {
    id: 'cashFlow',
    words:
      /operating cash flow|cash[- ]flow statement|statement of cash flows|Kapitalflussrechnung|Geldflussrechnung|Mittelflussrechnung|operativer Cashflow/iu,
    isPart: true,
  },
  {
    id: 'auditor',
    words:
      /auditor.?s.? (?:report|opinion)|independent auditor|Bestätigungsvermerk|Bericht der Revisionsstelle/iu,
    isPart: true,
  },
  {
    id: 'shareholders',
    words:
      /list of shareholders|shareholder (?:list|structure)|shareholdings|shareholders\.\p{L}|(?:major|substantial|largest) (?:share|security)holders|register of (?:members|shareholders)|cap(?:italisation)? table|Gesellschafterliste|Liste der Gesellschafter|Aktionärsstruktur|Aktionärsliste|Aktienbuch/iu,
    isPart: true,
  },
  {
    id: 'customers',
    words:
      /customer (?:contract|agreement)|(?:framework|supply|service) (?:supply )?(?:agreement|contract)|Rahmen(?:liefer|dienstleistungs)?vertrag|Kundenvertrag|Liefervertrag/iu,
  },
  {
    id: 'loans',
    words:
      /(?:loan|credit|facility|facilities) agreement|Kreditvertrag|Darlehensvertrag|Kreditvereinbarung|Rahmenkreditvertrag/iu,
  },
  {
    id: 'disputes',
    words:
      /(?:statement|particulars|letter|notice) of (?:claim|defence|demand|defects|dispute)|claim letter|letter before (?:action|claim)|demand letter|notice of arbitration|request for arbitration|claim for damages|court (?:file|ruling|order)|Klage(?:schrift|erwiderung|antwort)|Gerichtsakte|Mängelrüge|Schadens?ersatz|Anspruchsschreiben|Aufforderungsschreiben|Schlichtungsgesuch|Schiedsklage|Mahnbescheid/iu,
  },
  { id: 'taxes', words: /tax assessment|Steuerbescheid|Steuerveranlagung|Veranlagungsverfügung/iu },
];

/** Names of the kinds that none of the documents is: a memo that speaks of a contract is none. */
export function* missingDocuments(dossiers: readonly Dossier[]): PartByPart<string[]> {
  let missing = usual;
  for (const dossier of dossiers)
    for (const { text, isHead } of textsOf(dossier)) {
      yield;
      missing = missing.filter(({ words, isPart }) => !((isHead || isPart === true) && words.test(text)));
    }
  const names = companyTexts().checklist;
  return missing.map(({ id }) => names[id]);
}

/** As much as a letter or contract needs to say what it is, and with whom. */
const longestHead = 900;
/** A title, a subject or a field of a form; a sentence tells of something. */
const isLine = (text: string) => text.length <= 120 && !/[.!?]$/u.test(text);

function* textsOf({
  name,
  document,
}: Dossier): Generator<{ readonly text: string; readonly isHead: boolean }> {
  // "register-extract.txt", "Liste_der_Gesellschafter.pdf"
  yield { text: name.replaceAll(/[-_]+/g, ' '), isHead: true };
  yield { text: name, isHead: true };
  let length = 0;
  for (const { kind, text } of document.blocks) {
    if (length <= longestHead && isLine(text)) yield { text, isHead: true };
    else if (kind === 'heading') yield { text, isHead: false };
    length += text.length;
  }
  for (const { columns, titleLines } of document.tables) {
    yield { text: titleLines.join(' '), isHead: false };
    for (const column of columns)
      for (const text of column.kind === 'text' ? column.words.slice(0, 200) : [column.name])
        yield { text, isHead: false };
  }
}
