import type { ClaimDocument } from '../../claims/claim-document.ts';
import { findGreenClaims } from '../../evidence-check/find-green-claims.ts';
import type { GreenClaim } from '../../evidence-check/green-claim.ts';
import { judgeClaim, type JudgedClaim } from '../../evidence-check/judge-claim.ts';
import { measuredSeries, type MeasuredSeries } from '../../evidence-check/measured-series.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { tablesOf, type Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { claimsTexts } from './messages/claims-texts.ts';
import { readClaimFiles } from './request.ts';

/** What the files say and measure. */
export interface Gathered {
  readonly dossiers: readonly Dossier[];
  readonly series: readonly MeasuredSeries[];
  readonly leftOut: readonly string[];
  readonly isSample: boolean;
}

const companyNamed =
  /\p{Lu}[\p{L}&’'-]+(?: (?:\p{Lu}[\p{L}&’'-]+|&)){0,3},? (?:GmbH|AG|KG|SE|Ltd|Limited|Inc|plc|PLC|LLC|Corp|B\.V|S\.A|S\.p\.A)(?!\p{L})/u;

const textOf = ({ lines }: ClaimDocument) => lines.join('\n');

/** A text that names another company and nowhere the one asked for. Tables and labels often name none. */
function isOfOther({ document }: Dossier, company: string): boolean {
  if (company === '') return false;
  const text = textOf(document);
  const [first = ''] = company.split(/\s+/);
  return !text.toLowerCase().includes(first.toLowerCase()) && companyNamed.test(text);
}

/** Reads the files; those of another company are left out. */
export async function gather(run: AnalystRun, company: string): Promise<Gathered> {
  const texts = claimsTexts().report;
  const { wanted, isSample } = readClaimFiles(run.facts.inputs, run.facts);
  const { dossiers, failed } = await readDocuments(run, wanted);
  const own = dossiers.filter((dossier) => !isOfOther(dossier, company));
  const others = dossiers.filter((dossier) => !own.includes(dossier));
  const strange = own.filter(
    ({ document: { language } }) => language !== null && !['en', 'de'].includes(language),
  );
  const tables = own.flatMap(tablesOf);
  const series = measuredSeries(tables);
  return {
    dossiers: own,
    series,
    isSample,
    leftOut: [
      ...unreadLines(failed),
      ...others.map(({ name }) => texts.otherCompany(name, company)),
      ...strange.map(({ name }) => texts.otherLanguage(name)),
      ...(series.length === 0 ? [texts.noTables] : []),
    ],
  };
}

/** The claims of the files; the same sentence in two files is one claim. */
export async function findClaims(
  run: AnalystRun,
  company: string,
  { dossiers }: Gathered,
): Promise<readonly GreenClaim[]> {
  const documents = dossiers.filter(({ text }) => !text.isTable).map(({ document }) => document);
  const now = run.facts.askedAt.getUTCFullYear();
  const all = await runPartByPart(findGreenClaims(documents, now, company), run.signal);
  const seen = new Set<string>();
  return all.filter(({ sentence, kind, words }) => {
    const key = `${kind} ${words} ${sentence.toLowerCase().replace(/[^\p{L}\d]/gu, '')}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The verdict on each claim that is made or aimed at. */
export function judgeAll(claims: readonly GreenClaim[], { dossiers, series }: Gathered): JudgedClaim[] {
  const whole = dossiers
    .filter(({ text }) => !text.isTable)
    .map(({ document }) => textOf(document))
    .join('\n');
  return claims
    .filter(({ stance }) => stance === 'claimed' || stance === 'aimed')
    .map((claim) => judgeClaim(claim, { whole, series, claims }));
}
