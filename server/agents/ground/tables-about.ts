import { findCompanies } from '../../claims/company-names.ts';
import { readClaims } from '../../claims/read-claims.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Dossier } from './dossier.ts';

interface TablesAbout {
  readonly tables: readonly DocumentTable[];
  /** Documents and tables that are about another company: nothing of them is used. */
  readonly others: readonly string[];
  /** Documents that name no company: their tables are taken for the company's, and that is said. */
  readonly unnamed: readonly string[];
}

/** The tables of documents that are about the company asked for, told from those about others. */
export function tablesAbout(company: string, dossiers: readonly Dossier[]): TablesAbout {
  const documents = dossiers.map(({ document }) => document);
  const read = readClaims(company, documents, { attributes: [], roles: [] });
  const isOther = (key: string | undefined) => key !== undefined && key !== read.company.key;
  const others = dossiers.filter(({ key }) => isOther(read.subjects.get(key))).map(({ name }) => name);
  const tables: DocumentTable[] = [];
  for (const { key, name, document } of dossiers) {
    if (others.includes(name)) continue;
    for (const [at, table] of document.tables.entries()) {
      const titles = [table.name, ...table.titleLines].join('\n');
      const named = findCompanies(titles, read.company, read.others).map((one) => one.key);
      if (named.length === 0 || named.includes(read.company.key)) tables.push({ document: key, at, table });
      else others.push(`${name} · ${table.name}`);
    }
  }
  const unnamed = dossiers
    .filter(({ key, name }) => !others.includes(name) && read.subjects.get(key) !== read.company.key)
    .map(({ name }) => name);
  return { tables, others, unnamed };
}
