/** Legal forms of companies, longest first. */
const legalForms = [
  'GmbH & Co\\.? KGaA',
  'GmbH & Co\\.? KG',
  'AG & Co\\.? KG',
  'SE & Co\\.? KGaA',
  'gGmbH',
  'GmbH',
  'KGaA',
  'OHG',
  'UG(?: \\(haftungsbeschränkt\\))?',
  'AG',
  'SE',
  'KG',
  'eG',
  'e\\.K\\.',
  'e\\.V\\.',
  'Incorporated',
  'Inc\\.?',
  'Corporation',
  'Corp\\.?',
  'Limited',
  'Ltd\\.?',
  'LLC',
  'LLP',
  'PLC',
  'plc',
  'N\\.V\\.?',
  'NV',
  'B\\.V\\.?',
  'BV',
  'S\\.A\\.R\\.L\\.',
  'SARL',
  'S\\.A\\.S\\.',
  'SAS',
  'S\\.A\\.',
  'SA',
  'S\\.p\\.A\\.',
  'SpA',
  'S\\.r\\.l\\.',
  'Srl',
  'S\\.L\\.',
  'ASA',
  'AS',
  'A/S',
  'ApS',
  'AB',
  'Oyj',
  'Oy',
  'sp\\. z o\\.o\\.',
  'Co\\.',
  'Pty Ltd\\.?',
];
export const formPattern = legalForms.join('|');
const formAtEnd = new RegExp(`[,\\s]+(${formPattern})\\s*$`, 'u');
/** Said of a group, with or without its parent's form. */
const groupWords = /\s+(?:Group|Gruppe|Konzern)$/u;
/** A legal form right after a name. */
export const formAfter = new RegExp(`^,?\\s(${formPattern})(?![\\p{L}\\p{N}])`, 'u');

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
