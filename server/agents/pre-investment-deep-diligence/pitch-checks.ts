import type { Claim, Quantity } from '../../claims/claim.ts';
import { claimsPartByPart } from '../../claims/read-claims.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { companyAttributes } from '../../packs/company/attributes.ts';
import { companyFigures } from '../../packs/company/figures.ts';
import { companyRoles } from '../../packs/company/roles.ts';
import { cellAt } from '../../statements/compute-ratio.ts';
import type { StatementCell, Statements } from '../../statements/read-statements.ts';
import { statementLines } from '../../packs/statement/lines.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { businessYearOf, isWithin } from './held-against.ts';

/** A number of the pitch beside the cell of the accounts for the same line and year. */
export interface PitchCheck {
  readonly claim: Claim & { readonly value: Quantity };
  readonly cell: StatementCell;
  readonly isBorneOut: boolean;
}

function checkOf(claim: Claim, statements: Statements): PitchCheck[] {
  const { value, period } = claim;
  if (value.kind !== 'quantity' || value.unit.kind !== 'money') return [];
  if (claim.polarity !== 'stated' || claim.voice === 'rumour' || claim.part !== null) return [];
  const time = period === null ? null : businessYearOf(statements, period);
  const line = statementLines.find(({ id }) => id === claim.attribute);
  const cell = line === undefined || time === null ? null : cellAt(statements, line.id, time);
  if (cell?.unit.kind !== 'money' || cell.unit.currency !== value.unit.currency) return [];
  const check = { claim: { ...claim, value }, cell, isBorneOut: isWithin(value, cell.value) };
  // "Last year" may mean another year of business than the column of that name.
  return claim.yearCountedFrom !== undefined && !check.isBorneOut ? [] : [check];
}

/** What a pitch says of past years, held against the accounts; what the accounts do not have is not held against anything. */
export async function pitchChecks(
  run: AnalystRun,
  {
    company,
    pitches,
    statements,
  }: { readonly company: string; readonly pitches: readonly Dossier[]; readonly statements: Statements },
): Promise<readonly PitchCheck[]> {
  if (pitches.length === 0) return [];
  const pack = { attributes: [...companyAttributes, ...companyFigures], roles: companyRoles };
  const documents = pitches.map(({ document }) => document);
  const { claims, company: known } = await runPartByPart(
    claimsPartByPart(company, documents, pack),
    run.signal,
  );
  return claims.filter(({ entity }) => entity === known.key).flatMap((claim) => checkOf(claim, statements));
}
