import { findCompanies, type KnownCompany } from '../../claims/company-names.ts';
import { subjectOf } from '../../claims/document-claims.ts';
import { interimOf, withPartOfYear } from '../../claims/interim.ts';
import { namesOfRoom } from '../../claims/room-names.ts';
import { topicOfTable } from '../../claims/table-topic.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Dossier } from './dossier.ts';
import { runPartByPart } from '../../run-part-by-part.ts';

interface TablesAbout {
  readonly company: KnownCompany;
  readonly tables: readonly DocumentTable[];
  /** Documents and tables that are about another company: nothing of them is used. */
  readonly others: readonly string[];
  /** Documents that name no company: their tables are taken for the company's, and that is said. */
  readonly unnamed: readonly string[];
}

/** The tables of documents that are about the company asked for, told apart from those about others. */
export async function tablesAbout(
  asked: string,
  dossiers: readonly Dossier[],
  signal: AbortSignal,
): Promise<TablesAbout> {
  const documents = dossiers.map(({ document }) => document);
  const names = await runPartByPart(namesOfRoom(asked, documents), signal);
  const { company } = names;
  const subjects = new Map<string, string | null>();
  for (const document of documents) {
    const { subject, isAssumed } = await runPartByPart(subjectOf(document, names), signal);
    subjects.set(document.key, isAssumed && !names.isNamedAlone ? null : subject);
  }
  const isOther = (key: string) => (subjects.get(key) ?? company.key) !== company.key;
  const others = dossiers.filter(({ key }) => isOther(key)).map(({ name }) => name);
  const tables: DocumentTable[] = [];
  for (const { key, name, document } of dossiers) {
    if (others.includes(name)) continue;
    const interim = interimOf(document);
    for (const [at, table] of document.tables.entries()) {
      const titles = [table.name, ...table.titleLines].join('\n');
      const named = findCompanies(titles, company, names.others).map((one) => one.key);
      if (named.length === 0 || named.includes(company.key))
        tables.push({
          document: key,
          at,
          table: withPartOfYear(table, interim),
          topic: topicOfTable(table, document, names),
        });
      else others.push(`${name} · ${table.name}`);
    }
  }
  const unnamed = dossiers
    .filter(({ key, name }) => !others.includes(name) && subjects.get(key) !== company.key)
    .map(({ name }) => name);
  return { company, tables, others, unnamed };
}
