import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import { datedEvents, type DatedEvent } from '../../claims/dated-events.ts';
import { claimsPartByPart, type ReadClaims } from '../../claims/read-claims.ts';
import { guidanceChange } from '../../claims/guidance-claims.ts';
import { givingWay } from '../ground/giving-way.ts';
import { compareClaims, type Comparison } from '../../compare/compare-claims.ts';
import { deriveClaims, type Derived } from '../../compare/derive-claims.ts';
import { guidanceOf, type Guidance } from '../../compare/guidance.ts';
import { peopleOverTime, type Holding } from '../../compare/people-over-time.ts';
import { companyAttributes } from '../../packs/company/attributes.ts';
import { companyEventKinds, type EventKind } from '../../packs/company/event-kinds.ts';
import { companyFigures } from '../../packs/company/figures.ts';
import { companyRoles } from '../../packs/company/roles.ts';
import { checkFacts, type Checked } from './checked-facts.ts';
import { readAsByPlace } from './read-as.ts';
import type { Dossier, Evidence } from '../ground/dossier.ts';

export const companyAttributeList = [...companyAttributes, ...companyFigures];

interface CompanyEvent extends DatedEvent {
  readonly kind: EventKind | null;
}

/** All that the documents say of the company asked for, and apart from it what they say of others. */
export interface CompanyFindings {
  readonly read: ReadClaims;
  readonly own: readonly Claim[];
  readonly others: readonly Claim[];
  readonly rumours: readonly Claim[];
  readonly checked: readonly Checked[];
  readonly comparisons: readonly Comparison[];
  readonly derived: readonly Derived[];
  readonly people: readonly Holding[];
  readonly guidance: readonly Guidance[];
  readonly events: readonly CompanyEvent[];
  evidence(place: ClaimPlace): Evidence;
}

/** Reads, compares and orders what documents say about a company. */
export async function findCompany(asked: string, dossiers: readonly Dossier[]): Promise<CompanyFindings> {
  const documents = dossiers.map((dossier) => dossier.document);
  const pack = { attributes: companyAttributeList, roles: companyRoles };
  const read = await givingWay(claimsPartByPart(asked, documents, pack));
  const byKey = new Map(dossiers.map((dossier) => [dossier.key, dossier]));
  const events = dossiers.flatMap((dossier) =>
    datedEvents(dossier.document, read.company, read.subjects.get(dossier.key) ?? null, read.others),
  );
  const readAs = readAsByPlace(read.claims, events);
  const evidence = (place: ClaimPlace): Evidence => {
    const { document, locator, quote } = place;
    const dossier = byKey.get(document);
    if (dossier === undefined) throw new Error(`No document ${document} was read.`);
    const said = readAs(place);
    return { dossier, place: locator, quote, ...(said === '' ? {} : { readAs: said }) };
  };
  const own = read.claims.filter((claim) => claim.entity === read.company.key);
  const comparisons = compareClaims(own, companyAttributeList);
  const derived = deriveClaims(comparisons, companyAttributeList);
  return {
    read,
    own,
    others: read.claims.filter(
      (claim) =>
        claim.entity !== read.company.key &&
        claim.polarity === 'stated' &&
        claim.voice === 'own' &&
        claim.attribute !== guidanceChange,
    ),
    rumours: own.filter((claim) => claim.voice === 'rumour'),
    checked: checkFacts(comparisons, derived, companyAttributeList, evidence),
    comparisons,
    derived,
    people: peopleOverTime(own, companyRoles),
    guidance: guidanceOf(own, companyAttributeList),
    events: events
      .map((event) => ({
        ...event,
        kind: companyEventKinds.find((kind) => kind.words.test(event.text)) ?? null,
      }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    evidence,
  };
}
