/** Legal forms of companies, longest first. */
const legalForms = [
  'GmbH & Co\\.? KGaA',
  'GmbH & Co\\.? KG',
  'GMBH & CO\\.? KG(?:AA)?',
  'GmbH & Co\\.? OHG',
  'AG & Co\\.? KGaA',
  'AG & Co\\.? KG',
  'SE & Co\\.? KGaA',
  'SE & Co\\.? KG',
  'Stiftung & Co\\.? KG',
  'KG a\\.\\s?A\\.',
  'Ges\\.\\s?m\\.\\s?b\\.\\s?H\\.',
  'GesmbH',
  'gGmbH',
  'GmbH',
  'GMBH',
  'mbH',
  'KGaA',
  'OHG',
  'UG(?: \\(haftungsbeschränkt\\))?',
  'AG',
  'SE',
  'KG',
  'GbR',
  'VVaG',
  'eG',
  'e\\.\\s?G\\.',
  'e\\.\\s?K\\.',
  'e\\.\\s?V\\.',
  'Incorporated',
  'INCORPORATED',
  'Inc\\.?',
  'INC\\.?',
  'Corporation',
  'CORPORATION',
  'Corp\\.?',
  'CORP\\.?',
  'Pty\\.? (?:Ltd\\.?|Limited)',
  'Pte\\.? (?:Ltd\\.?|Limited)',
  'Co\\.,? (?:Ltd\\.?|Limited)',
  'Sdn\\.? Bhd\\.?',
  'Limited',
  'LIMITED',
  'Ltd\\.?',
  'LTD\\.?',
  'LLC',
  'L\\.L\\.C\\.',
  'LLP',
  'PLC',
  'plc',
  'p\\.l\\.c\\.',
  'N\\.V\\.?',
  'NV',
  'B\\.V\\.?',
  'BV',
  'S\\.A\\.R\\.L\\.',
  'S\\.à r\\.l\\.',
  'SARL',
  'Sàrl',
  'S\\.A\\.S\\.',
  'SAS',
  'S\\.A\\. de C\\.V\\.',
  'S\\.A\\.U\\.',
  'S\\.A\\.',
  'SA',
  'S\\.C\\.A\\.',
  'SCA',
  'S\\.p\\.A\\.',
  'SpA',
  'S\\.r\\.l\\.',
  'Srl',
  'S\\.L\\.U\\.',
  'S\\.L\\.',
  'Lda\\.?',
  'Ltda\\.?',
  'ASA',
  'AS',
  'A/S',
  'ApS',
  'AB',
  'Oyj',
  'Oy',
  'OÜ',
  'UAB',
  'sp\\. z o\\.\\s?o\\.',
  'spol\\. s r\\.\\s?o\\.',
  's\\.\\s?r\\.\\s?o\\.',
  'a\\.\\s?s\\.',
  'A\\.S\\.',
  'A\\.Ş\\.',
  'd\\.\\s?o\\.\\s?o\\.',
  'd\\.\\s?d\\.',
  'Kft\\.?',
  'Zrt\\.?',
  'Nyrt\\.?',
  'EOOD',
  'PJSC',
  'JSC',
  'K\\.K\\.',
  'Bhd\\.?',
  'Co\\.',
];
export const formPattern = legalForms.join('|');
const formAtEnd = new RegExp(`[,\\s]+(${formPattern})\\s*$`, 'u');
/** A text without it holds no name with a legal form; much quicker than looking for the names. */
export const formHint = new RegExp(`\\s(?:${formPattern})(?![\\p{L}\\p{N}])`, 'u');
/** Said of a group, with or without its parent's form. */
const groupWords = /\s+(?:Group|GROUP|Gruppe|GRUPPE|Konzern|KONZERN)$/u;
/** A legal form right after a name, or behind the word that says it heads a group. */
export const formAfter = new RegExp(
  `^(?:\\s(?:Group|GROUP|Gruppe|GRUPPE|Konzern|KONZERN))?,?\\s(${formPattern})(?![\\p{L}\\p{N}])`,
  'u',
);

interface SplitName {
  /** Without legal form. */
  readonly core: string;
  /** As written; null when there is none. */
  readonly form: string | null;
}

/** "Verdane Optics GmbH" as its name and its legal form. */
export function splitName(written: string): SplitName {
  const name = written.replace(/\s+/g, ' ').trim();
  const form = formAtEnd.exec(name);
  const core = (form === null ? name : name.slice(0, form.index)).replace(groupWords, '').trim();
  return core === '' ? { core: name, form: null } : { core, form: form?.[1] ?? null };
}

/** "Kestrel Freight" of "Kestrel Freight (Tanzania)": how a name with a place in it is called for short. */
export const withoutBrackets = (core: string): string => core.replace(/ \([^()]*\)$/u, '');

/** Letters and digits of a name in lower case, for comparing. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Ways of writing one legal form as one key. */
export const formKey = (form: string | null) =>
  (form ?? '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^incorporated$/, 'inc')
    .replace(/^corporation$/, 'corp')
    .replace(/^limited$/, 'ltd');
