import { companyAttributes } from '../../packs/company/attributes.ts';
import { companyFigures } from '../../packs/company/figures.ts';
import { companyRoles } from '../../packs/company/roles.ts';
import type { Table } from '../../table/table.ts';
import { tableOf } from '../../table/testing/describe-table.ts';
import type { Claim } from '../claim.ts';
import { toClaimDocument } from '../claim-document.ts';
import { atOnce } from '../../part-by-part.ts';
import { periodKey } from '../periods.ts';
import { readClaims, type ReadClaims } from '../read-claims.ts';

interface TestDocument {
  readonly name?: string;
  readonly text?: string;
  /** Separated values. */
  readonly table?: string;
  /** Tables within the text. */
  readonly tables?: readonly Table[];
  readonly language?: 'en' | 'de';
}

/** Reads documents written in a test, as a Markdown reader would hand them over. */
export function readTexts(company: string, documents: readonly (string | TestDocument)[]): ReadClaims {
  return readClaims(
    company,
    documents.map((given, i) => {
      const {
        name = `document-${i + 1}.md`,
        text = '',
        table,
        tables = [],
        language,
      } = typeof given === 'string' ? { text: given } : given;
      return atOnce(
        toClaimDocument({
          key: `d${i + 1}`,
          name,
          title: /^# (.*)$/m.exec(text)?.[1] ?? name,
          passages: text === '' ? [] : [{ locator: `lines 1-${text.split('\n').length}`, text }],
          tables: table === undefined ? tables : [tableOf(table, name)],
          ...(language !== undefined && { language }),
          isTable: table !== undefined,
        }),
      );
    }),
    { attributes: [...companyAttributes, ...companyFigures], roles: companyRoles },
  );
}

function valueOf({ value }: Claim): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'date') return value.date;
  const unit = value.unit.kind === 'money' ? `${value.unit.currency} ` : '';
  const number =
    value.unit.kind === 'percent' ? `${Number((value.value * 100).toFixed(6))} %` : String(value.value);
  return `${unit}${number}${value.high === value.value ? '' : `..${value.high}`}`;
}

/** "revenue EUR 48200000 2024", "cfo Anna Berg former until 2021": what was read, in the order of the text. */
export function written(claim: Claim): string {
  return [
    claim.attribute,
    claim.part === null ? '' : `(${claim.part})`,
    valueOf(claim),
    claim.period === null ? '' : periodKey(claim.period),
    claim.asOf ?? '',
    claim.until === null ? '' : `until ${claim.until}`,
    claim.polarity === 'stated' ? '' : claim.polarity,
    claim.voice === 'own' ? '' : claim.voice,
    claim.isRestated ? 'restated' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What was read about the company asked for; not its legal name, which every text that writes it in full gives. */
export function ownClaims(company: string, ...documents: (string | TestDocument)[]): string[] {
  const read = readTexts(company, documents);
  return read.claims
    .filter((claim) => claim.entity === read.company.key && claim.attribute !== 'legal_name')
    .map(written);
}

/** Legal names read for the company asked for. */
export function legalNames(company: string, ...documents: (string | TestDocument)[]): string[] {
  const read = readTexts(company, documents);
  return read.claims
    .filter((claim) => claim.entity === read.company.key && claim.attribute === 'legal_name')
    .map(written);
}
