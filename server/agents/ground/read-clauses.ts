import type { Language } from '@loupe/shared/lib/language';
import type { Clause } from '../../clauses/clause.ts';
import { isOfRules } from '../../clauses/is-of-rules.ts';
import { keptTimesOf, timedDutiesOf, type KeptTime, type TimedDuty } from '../../clauses/kept-times.ts';
import { segment } from '../../clauses/segment.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { AgentFiles } from './agent-files.ts';
import { clauseLanguage, isCutText } from './clause-documents.ts';
import type { Dossier } from './dossier.ts';
import { unreadLines } from './left-out.ts';
import { clauseGroundTexts } from './messages/clause-ground-texts.ts';
import { readDocuments } from './read-documents.ts';

/** A text of rules: its clauses, the duties in them and the times to keep, each in its order. */
interface ClauseText {
  readonly dossier: Dossier;
  readonly language: Language;
  readonly clauses: readonly Clause[];
  readonly duties: readonly TimedDuty[];
  readonly times: readonly KeptTime[];
}

/** The texts of rules among the files, and a line on each file that was not used as one or only in part. */
export interface ReadClauses {
  readonly dossiers: readonly Dossier[];
  readonly texts: readonly ClauseText[];
  readonly leftOut: readonly string[];
}

/** Cuts a document into clauses; others have their turn in between. */
export const clausesOf = async (run: AnalystRun, { document }: Dossier): Promise<readonly Clause[]> =>
  await runPartByPart(segment(document), run.signal);

async function readText(run: AnalystRun, dossier: Dossier): Promise<ClauseText | string> {
  const ground = clauseGroundTexts();
  const language = clauseLanguage(dossier);
  if (language === null) return ground.otherLanguage(dossier.name);
  const clauses = dossier.text.isTable ? [] : await clausesOf(run, dossier);
  if (!isOfRules(clauses, language)) return ground.noRules(dossier.name);
  const duties = timedDutiesOf(clauses, language);
  return { dossier, language, clauses, duties, times: keptTimesOf(clauses, language) };
}

/** Of texts that the reader cut, that only their beginning was read. */
export const cutLines = (dossiers: readonly Dossier[]): string[] =>
  dossiers.filter(isCutText).map(({ name }) => clauseGroundTexts().cut(name));

/** Reads the files, cuts each into clauses and finds duties and times in them. */
export async function readClauses(
  run: AnalystRun,
  { wanted }: Pick<AgentFiles, 'wanted'>,
): Promise<ReadClauses> {
  const { dossiers, failed } = await readDocuments(run, wanted);
  const read: (ClauseText | string)[] = [];
  for (const dossier of dossiers) read.push(await readText(run, dossier));
  const texts = read.filter((one) => typeof one !== 'string');
  const unused = read.filter((one) => typeof one === 'string');
  const used = texts.map(({ dossier }) => dossier);
  return { dossiers, texts, leftOut: [...unreadLines(failed), ...cutLines(used), ...unused] };
}
