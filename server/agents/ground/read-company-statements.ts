import { sampleDocuments } from '../../library/library.ts';
import { statementLines } from '../../packs/statement/lines.ts';
import { statementTexts } from '../../statements/messages/statement-texts.ts';
import { readStatements, type Statements } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { CompanyFiles } from './company-files.ts';
import type { Dossier } from './dossier.ts';
import { isFinancial } from './is-financial.ts';
import { groundTexts } from './messages/ground-texts.ts';
import { readDocuments } from './read-documents.ts';
import { yearText } from './statement-figures.ts';
import { tablesAbout } from './tables-about.ts';

export interface CompanyStatements {
  /** The company's name as it is shown. */
  readonly name: string;
  readonly dossiers: readonly Dossier[];
  readonly statements: Statements;
  /** They have lines of a bank or an insurer. */
  readonly isFinancial: boolean;
  /** What was not read or not used, each as a line of text with its reason. */
  readonly leftOut: readonly string[];
}

/** Reads the files, or the tables of the sample company, and of their tables those that are the company's statements. */
export async function readCompanyStatements(
  run: AnalystRun,
  { company, fileIds, sample }: CompanyFiles,
): Promise<CompanyStatements> {
  const wanted =
    sample === null
      ? fileIds.map((id) => ({ file_id: id }))
      : sampleDocuments(sample)
          .filter(({ id }) => id.endsWith('.csv'))
          .map(({ id }) => ({ document: id }));
  const { dossiers, failed } = await readDocuments(run, wanted);
  const about = await tablesAbout(company, dossiers, run.signal);
  const statements = readStatements(about.tables, statementLines);
  const texts = groundTexts();
  const { disputed, unused, restated } = statementTexts();
  const used = new Set([
    ...statements.cells.map(({ source }) => source.document),
    ...statements.unused.map(({ source }) => source.document),
  ]);
  const empty = dossiers.filter(({ key, name }) => !used.has(key) && !about.others.includes(name));
  const taken = about.unnamed.filter((name) => !empty.some((one) => one.name === name));
  const nameOf = (document: string) => dossiers.find(({ key }) => key === document)?.name ?? document;
  const { takenFor } = about.company;
  return {
    name: about.company.name,
    dossiers,
    statements,
    isFinancial: isFinancial(dossiers.flatMap(({ document }) => document.tables)),
    leftOut: [
      ...(takenFor === null ? [] : [texts.takenFor(company, takenFor)]),
      ...failed.map(({ name, reason }) => `${name}: ${reason}`),
      ...about.others.map((name) => texts.others(name, company)),
      ...taken.map((name) => texts.unnamed(name, company)),
      ...empty.map(({ name }) => texts.noLines(name)),
      ...statements.disputed.map(([{ line, time }]) =>
        disputed(statementTexts().lines[line], yearText(time)),
      ),
      ...statements.unused.map(
        ({ source, name, reason }) => `${nameOf(source.document)}, ${name}: ${unused[reason]}`,
      ),
      ...statements.restated.map(({ source, name }) => `${nameOf(source.document)}, ${name}: ${restated}`),
    ],
  };
}
