import { numberText, percentText, signedPercentText } from '../../tools/number-text.ts';
import type { Dossier, Evidence } from './dossier.ts';
import { extractEvents, type DatedEvent } from './extract-events.ts';
import { extractFacts, factKeys, type Fact } from './extract-facts.ts';
import { extractClaims, extractStatements, type Claim, type StatementLine } from './extract-figures.ts';
import { extractPeople, type Person } from './extract-people.ts';
import { companyTexts } from './messages/company-texts.ts';

/** Everything the documents say of one thing. */
export interface Checked {
  readonly id: string;
  readonly label: string;
  /** Each differing value once, with everything it rests on. */
  readonly values: readonly { readonly text: string; readonly evidence: readonly Evidence[] }[];
  readonly status: 'verified' | 'unverified' | 'for review';
  readonly reason: string;
}

export interface Findings {
  readonly checked: readonly Checked[];
  readonly people: readonly Person[];
  readonly events: readonly DatedEvent[];
  readonly statements: readonly StatementLine[];
}

function documentsOf(evidence: readonly Evidence[]): number {
  return new Set(evidence.map((one) => one.dossier.key)).size;
}

function checkFacts(facts: readonly Fact[]): Checked[] {
  const texts = companyTexts();
  return factKeys.flatMap((key): Checked[] => {
    const same = new Map<string, Fact[]>();
    for (const fact of facts.filter((one) => one.key === key))
      same.set(fact.normal, [...(same.get(fact.normal) ?? []), fact]);
    if (same.size === 0) return [];
    const values = [...same.values()].map((group) => ({
      text: group[0]?.value ?? '',
      evidence: group.map((fact) => fact.evidence),
    }));
    const label = texts.facts[key];
    if (values.length > 1)
      return [{ id: key, label, values, status: 'for review', reason: texts.differing(values.length) }];
    const count = documentsOf(values[0]?.evidence ?? []);
    return [
      {
        id: key,
        label,
        values,
        status: count > 1 ? 'verified' : 'unverified',
        reason: count > 1 ? texts.sameIn(count) : texts.oneOnly,
      },
    ];
  });
}

/** What the statements give for a claim; null when they do not hold it. */
function expected(
  claim: Claim,
  lines: ReadonlyMap<string, StatementLine>,
): { value: number; text: string; evidence: Evidence[] } | null {
  const revenue = lines.get('revenue');
  const now = revenue?.values.get(claim.year);
  if (revenue === undefined || now === undefined) return null;
  if (claim.kind === 'revenue')
    return {
      value: now,
      text: `${revenue.unit ? `${revenue.unit.split(' ')[0]} ` : ''}${numberText(now, 1)}${revenue.unit.includes('million') ? companyTexts().million : ''}`,
      evidence: [revenue.evidence],
    };
  if (claim.kind === 'growth') {
    const before = revenue.values.get(String(Number(claim.year) - 1));
    return before === undefined
      ? null
      : { value: now / before - 1, text: signedPercentText(now / before - 1), evidence: [revenue.evidence] };
  }
  const operating = lines.get('operating');
  const profit = operating?.values.get(claim.year);
  return operating === undefined || profit === undefined
    ? null
    : {
        value: profit / now,
        text: percentText(profit / now),
        evidence: [operating.evidence, revenue.evidence],
      };
}

const tolerance = (claim: Claim) => (claim.kind === 'revenue' ? Math.abs(claim.value) * 0.002 : 0.0006);

const agrees = (claim: Claim, value: number) => Math.abs(claim.value - value) <= tolerance(claim);

function checkClaims(claims: readonly Claim[], statements: readonly StatementLine[]): Checked[] {
  const texts = companyTexts();
  const lines = new Map(statements.map((line) => [line.key, line]));
  const byId = new Map<string, Claim[]>();
  for (const claim of claims)
    byId.set(`${claim.kind} ${claim.year}`, [...(byId.get(`${claim.kind} ${claim.year}`) ?? []), claim]);
  return [...byId].map(([id, group]): Checked => {
    const [first] = group as [Claim, ...Claim[]];
    const book = expected(first, lines);
    const values: { text: string; evidence: Evidence[] }[] =
      book === null
        ? []
        : [
            {
              text: first.kind === 'revenue' ? book.text : texts.computed(book.text),
              evidence: [...book.evidence],
            },
          ];
    for (const claim of group) {
      if (book !== null && agrees(claim, book.value)) values[0]?.evidence.push(claim.evidence);
      else {
        const known = values.find((value) => value.text === claim.text);
        if (known) known.evidence.push(claim.evidence);
        else
          values.push({
            text: claim.isApproximate ? texts.about(claim.text) : claim.text,
            evidence: [claim.evidence],
          });
      }
    }
    const label = `${texts.claims[first.kind]} ${first.year}`;
    if (values.length > 1)
      return {
        id: id.replaceAll(' ', '-'),
        label,
        values,
        status: 'for review',
        reason: texts.differing(values.length),
      };
    const count = documentsOf(values[0]?.evidence ?? []);
    return {
      id: id.replaceAll(' ', '-'),
      label,
      values,
      status: count > 1 ? 'verified' : 'unverified',
      reason:
        count > 1
          ? book === null || first.kind === 'revenue'
            ? texts.sameIn(count)
            : texts.agreesWithStatements
          : texts.oneOnly,
    };
  });
}

function joinStatements(all: readonly StatementLine[]): StatementLine[] {
  const byKey = new Map<string, StatementLine>();
  for (const line of all) if (!byKey.has(line.key)) byKey.set(line.key, line);
  return [...byKey.values()];
}

/** Reads every document for facts, people, dates and figures, and holds them against each other. */
export function verify(dossiers: readonly Dossier[], company: string): Findings {
  const statements = joinStatements(dossiers.flatMap(extractStatements));
  const claims = dossiers.flatMap((dossier) => extractClaims(dossier, company));
  return {
    checked: [
      ...checkFacts(dossiers.flatMap((dossier) => extractFacts(dossier, company))),
      ...checkClaims(claims, statements),
    ],
    people: extractPeople(dossiers),
    events: dossiers.flatMap(extractEvents).sort((a, b) => (a.date < b.date ? -1 : 1)),
    statements,
  };
}
