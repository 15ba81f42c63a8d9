import type { StepHandle } from '../../engines/run-context.ts';
import { sourceMark } from '../writing/marks.ts';
import type { Checked } from './checked-facts.ts';
import { cite, type Evidence } from '../ground/dossier.ts';
import type { CompanyFindings } from './findings.ts';
import type { Gathered } from './gather.ts';
import type { CompanyRequest } from './request.ts';
import { companyTexts } from './messages/company-texts.ts';

/** What the parts of the report are written from. */
export interface Writing {
  readonly step: StepHandle;
  readonly request: CompanyRequest;
  readonly gathered: Gathered;
  readonly findings: CompanyFindings;
  /** The run's day, YYYY-MM-DD. */
  readonly today: string;
}

const idOf = (one: Evidence) => `${one.dossier.key}:${one.place}:${one.quote}`;

export function marksOf(step: StepHandle, evidence: readonly Evidence[]): string {
  const seen = new Set<string>();
  const once = evidence.filter((one) => !seen.has(idOf(one)) && seen.add(idOf(one)));
  return sourceMark(...once.slice(0, 4).map((one) => cite(step, one)));
}

export function countOf(findings: Pick<CompanyFindings, 'checked'>, status: Checked['status']): number {
  return findings.checked.filter((one) => one.status === status).length;
}

/** True when documents were read and none of them names the company. */
export function isUnnamed({ gathered, findings }: Pick<Writing, 'gathered' | 'findings'>): boolean {
  return gathered.dossiers.length > 0 && findings.read.naming.size === 0;
}

/** "Northwind Freight: 6 facts verified, 4 contradictions to settle" */
export function headlineOf(writing: Pick<Writing, 'request' | 'findings' | 'gathered'>): string {
  const { request, findings, gathered } = writing;
  const texts = companyTexts();
  if (gathered.dossiers.length === 0) return texts.noDocuments(request.company);
  if (isUnnamed(writing)) return texts.notNamed(request.company);
  if (findings.checked.length === 0) return texts.nothingToCheck(request.company);
  return texts.headline(request.company, countOf(findings, 'verified'), countOf(findings, 'for review'));
}
