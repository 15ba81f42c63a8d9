import type { Clause } from '../../clauses/clause.ts';
import { segment } from '../../clauses/segment.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { DocumentKindId } from '../../packs/room/document-kinds.ts';
import { statementLines } from '../../packs/statement/lines.ts';
import { capTableOf, type CapTable } from '../../room/cap-table.ts';
import { coverageOf, type Coverage } from '../../room/checklist.ts';
import { kindOf } from '../../room/classify-document.ts';
import {
  contractFlagsIn,
  disputesIn,
  labelledClauses,
  type ContractFlag,
} from '../../room/contract-flags.ts';
import { covenantsIn, type Covenant } from '../../room/covenants.ts';
import { customerEntries, type CustomerTable } from '../../room/customer-entries.ts';
import { pitchStatementsIn, type PitchStatement } from '../../room/pitch-statements.ts';
import { staffOf, type Staff } from '../../room/staff.ts';
import { readStatements, type DocumentTable, type Statements } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { tablesOf, type Dossier } from '../ground/dossier.ts';
import { isFinancial } from '../ground/is-financial.ts';
import { unreadLines } from '../ground/left-out.ts';
import { groundTexts } from '../ground/messages/ground-texts.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { tablesAbout } from '../ground/tables-about.ts';
import { isOfOther } from './is-of-other.ts';
import { statementsLeft } from './left-of-statements.ts';
import { diligenceTexts } from './messages/diligence-texts.ts';
import { pitchChecks, type PitchCheck } from './pitch-checks.ts';
import { readRoomRequest, type InvestmentStage } from './request.ts';

/** What a data room holds, told apart by kind. */
export interface Room {
  readonly company: string;
  readonly stage: InvestmentStage;
  /** Documents that are used. */
  readonly dossiers: readonly Dossier[];
  readonly kinds: ReadonlyMap<string, DocumentKindId>;
  readonly coverage: Coverage;
  readonly statements: Statements;
  readonly isFinancial: boolean;
  readonly customers: CustomerTable | null;
  readonly capTable: CapTable | null;
  readonly clauses: readonly ContractFlag[];
  readonly covenants: readonly Covenant[];
  readonly staff: Staff | null;
  readonly checks: readonly PitchCheck[];
  /** Other numbers of the pitch that the room may bear out. */
  readonly pitchStatements: readonly PitchStatement[];
  readonly hasPitch: boolean;
  readonly leftOut: readonly string[];
  readonly isSample: boolean;
}

/** With fewer lines of a statement a table of years may be anything. */
const leastLines = 3;

/** The kind of a document; tables with lines of a statement by years are accounts, whatever they are called. */
function kindOfDossier(dossier: Dossier): DocumentKindId | null {
  const { key, name, text, document } = dossier;
  const { lines, tables } = document;
  const kind = kindOf({ key, name, lines, isTable: text.isTable, tables })?.id ?? null;
  if (kind !== null) return kind;
  const found = readStatements(tablesOf(dossier), statementLines).cells.map(({ line }) => line);
  return new Set(found).size >= leastLines ? 'statements' : null;
}

/** Kinds whose clauses an investor wants to read. */
const withClauses: ReadonlySet<DocumentKindId> = new Set([
  'contract',
  'lease',
  'loan',
  'articles',
  'employment',
]);

async function clausesOf(run: AnalystRun, dossiers: readonly Dossier[]): Promise<ContractFlag[]> {
  const all: Clause[] = [];
  for (const { document } of dossiers)
    all.push(...(labelledClauses(document) ?? (await runPartByPart(segment(document), run.signal))));
  return contractFlagsIn(all);
}

/** The first that there is, with what is said of the others. */
function firstOf<T extends { readonly source: DocumentTable }>(
  found: readonly T[],
  nameOf: (one: T) => string,
) {
  const [first = null, ...rest] = found;
  const more = diligenceTexts().report.secondTable;
  return { first, left: rest.map((one) => more(nameOf(one))) };
}

/** Reads the room and tells its documents apart; what is about another company is left out, and said. */
export async function gatherRoom(run: AnalystRun): Promise<Room> {
  const [texts, ground] = [diligenceTexts().report, groundTexts()];
  const { wanted, isSample, company: asked, stage } = readRoomRequest(run.facts.inputs, run.facts);
  const { dossiers: read, failed } = await readDocuments(run, wanted);
  const found = new Map(read.map((one) => [one.key, kindOfDossier(one)]));
  const kindAt = (one: Dossier) => found.get(one.key) ?? null;
  const about = await tablesAbout(
    asked,
    read.filter((one) => kindAt(one) === 'statements'),
    run.signal,
  );
  const isOther = (one: Dossier) =>
    kindAt(one) === 'statements' ? about.others.includes(one.name) : isOfOther(one, asked);
  const others = read.filter(isOther);
  const dossiers = read.filter((one) => !isOther(one));
  const kinds = new Map(
    dossiers.flatMap((one) => ((kind) => (kind === null ? [] : [[one.key, kind] as const]))(kindAt(one))),
  );
  const of = (kind: DocumentKindId) => dossiers.filter(({ key }) => kinds.get(key) === kind);
  const statements = readStatements(about.tables, statementLines);
  const nameOf = ({ source }: { readonly source: DocumentTable }) =>
    dossiers.find(({ key }) => key === source.document)?.name ?? '';
  const customers = firstOf(
    of('customers')
      .flatMap(tablesOf)
      .flatMap((one) => customerEntries(one) ?? []),
    nameOf,
  );
  const capTable = firstOf(
    of('cap_table')
      .flatMap(tablesOf)
      .flatMap((one) => capTableOf(one) ?? []),
    nameOf,
  );
  const staff = firstOf(
    of('employees')
      .flatMap(tablesOf)
      .flatMap((one) => staffOf(one) ?? []),
    nameOf,
  );
  const clauses = await clausesOf(
    run,
    dossiers.filter(({ key }) => withClauses.has(kinds.get(key) ?? 'pitch')),
  );
  const unknown = dossiers.filter(({ key }) => !kinds.has(key));
  return {
    company: about.company.name || asked,
    stage,
    dossiers,
    kinds,
    coverage: coverageOf(dossiers.map(({ key }) => ({ key, kind: kinds.get(key) ?? null }))),
    statements,
    isFinancial: isFinancial(about.tables.map(({ table }) => table)),
    customers: customers.first,
    capTable: capTable.first,
    clauses: [...clauses, ...of('dispute').flatMap(({ document }) => disputesIn(document))],
    covenants: covenantsIn(
      clauses,
      (key) => dossiers.find((one) => one.key === key)?.document.numbers ?? null,
    ),
    staff: staff.first,
    pitchStatements: of('pitch').flatMap(({ document }) => pitchStatementsIn(document)),
    hasPitch: of('pitch').length > 0,
    checks: await pitchChecks(run, { company: asked, pitches: of('pitch'), statements }),
    leftOut: [
      ...unreadLines(failed),
      ...others.map(({ name }) => texts.otherCompany(name, asked)),
      ...(about.company.takenFor === null ? [] : [ground.takenFor(asked, about.company.takenFor)]),
      ...about.others
        .filter((name) => !read.some((one) => one.name === name))
        .map((name) => ground.others(name, asked)),
      ...about.unnamed.map((name) => ground.unnamed(name, asked)),
      ...unknown.map(({ name }) => texts.unknownKind(name)),
      ...customers.left,
      ...capTable.left,
      ...staff.left,
      ...statementsLeft(statements, dossiers),
    ],
    isSample,
  };
}
