import type { Holding } from '../../compare/people-over-time.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Words } from '../../report/words.ts';
import type { Evidence } from '../ground/dossier.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import type { Checked } from './checked-facts.ts';
import { citeFirst } from './cite-first.ts';
import { companyAttributeList } from './document-findings.ts';
import type { CompanyFindings } from './findings.ts';
import type { Gathered } from './gather.ts';
import type { CompanyRequest } from './request.ts';
import { companyTexts } from './messages/company-texts.ts';
import { yearTrend, type YearTrend } from './year-trend.ts';

/** What the parts of the report are written from. */
export interface Writing {
  readonly step: StepHandle;
  readonly request: CompanyRequest;
  readonly gathered: Gathered;
  readonly findings: CompanyFindings;
  /** The run's day, YYYY-MM-DD. */
  readonly today: string;
}

/** The sources of a statement as marks. */
export function marksOf(step: StepHandle, evidence: readonly Evidence[]): Words {
  return sourceLinks(...citeFirst(step, evidence));
}

export const attributeOf = (id: string) => companyAttributeList.find((one) => one.id === id);

/** "Revenue", "Chief Executive Officer". */
export function nameOf(id: string): string {
  const { attributes, roles } = companyTexts();
  return attributes[id as keyof typeof attributes] ?? roles[id as keyof typeof roles] ?? id;
}

export function countOf(findings: Pick<CompanyFindings, 'checked'>, status: Checked['status']): number {
  return findings.checked.filter((one) => one.status === status).length;
}

/** True when documents were read and none of them names the company. */
export function isUnnamed({ gathered, findings }: Pick<Writing, 'gathered' | 'findings'>): boolean {
  return gathered.dossiers.length > 0 && findings.read.naming.size === 0;
}

interface DisputedOffice {
  readonly role: string;
  readonly holders: readonly Holding[];
}

/** Offices of which several people are said to hold them, though there is one. */
export function disputedOffices({ people }: Pick<CompanyFindings, 'people'>): DisputedOffice[] {
  const disputed = people.filter(({ isDisputed, state }) => isDisputed && state !== 'former');
  return [...Map.groupBy(disputed, ({ role }) => role)].flatMap(([role, holders]) =>
    holders.length > 1 ? [{ role: nameOf(role), holders }] : [],
  );
}

/** Which way a revenue went that documents differ on is no headline. */
function undisputed(trend: YearTrend | null, { checked }: CompanyFindings): YearTrend | null {
  const isOpen = checked.some(
    ({ attribute, status, time }) =>
      attribute === 'revenue' && status === 'for review' && time === trend?.year,
  );
  return isOpen ? null : trend;
}

/** A single verified fact is no news for a title. */
const tellingCount = 2;

/**
 * "Northwind Freight: short-sea freight, 2 contradictions to settle"; without an industry what the last year brought, and
 * where that is not said, how many facts are verified.
 */
export function headlineOf(writing: Pick<Writing, 'request' | 'findings' | 'gathered'>): string {
  const { request, findings, gathered } = writing;
  const texts = companyTexts();
  if (gathered.dossiers.length === 0) return texts.noDocuments(request.company);
  if (isUnnamed(writing)) return texts.notNamed(request.company);
  const { name } = findings.read.company;
  if (findings.checked.length === 0) return texts.nothingToCheck(name);
  const industry = findings.checked.find((one) => one.id === 'industry');
  const [said, ...others] = industry?.values ?? [];
  const isShort = said !== undefined && others.length === 0 && said.text.length <= 60;
  const [open, verified] = [countOf(findings, 'for review'), countOf(findings, 'verified')];
  const trend = undisputed(yearTrend(findings), findings);
  const found =
    trend === null ? texts.factsFound(findings.checked.length, verified) : texts.lastYearWas(trend);
  // Two documents that agree are reported; that none contradicts another is not known of what no rule reads.
  const isTold = (trend === null && !isShort) || verified < tellingCount;
  const differing = open + disputedOffices(findings).length;
  return texts.headline(name, isShort ? said.text : found, differing, isTold ? null : verified);
}
