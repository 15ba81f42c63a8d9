import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import { datedEvents, type DatedEvent } from '../../claims/dated-events.ts';
import { daysAhead, type DayAhead } from '../../claims/days-ahead.ts';
import type { PartByPart } from '../../claims/part-by-part.ts';
import { claimsPartByPart, type ReadClaims } from '../../claims/read-claims.ts';
import { guidanceChange } from '../../claims/guidance-claims.ts';
import { compareClaims, type Comparison } from '../../compare/compare-claims.ts';
import { deriveClaims, type Derived } from '../../compare/derive-claims.ts';
import { guidanceOf, type Guidance } from '../../compare/guidance.ts';
import { peopleOverTime, type Holding } from '../../compare/people-over-time.ts';
import { companyAttributes } from '../../packs/company/attributes.ts';
import { companyEventKinds, type EventKind } from '../../packs/company/event-kinds.ts';
import { companyFigures } from '../../packs/company/figures.ts';
import { companyRoles } from '../../packs/company/roles.ts';
import { checkFacts, type Checked } from './checked-facts.ts';
import { otherNames } from './other-names.ts';
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
  /** Names of others by key, as the documents write them. */
  readonly namesOfOthers: ReadonlyMap<string, string>;
  readonly others: readonly Claim[];
  readonly rumours: readonly Claim[];
  readonly checked: readonly Checked[];
  readonly comparisons: readonly Comparison[];
  readonly derived: readonly Derived[];
  readonly people: readonly Holding[];
  readonly guidance: readonly Guidance[];
  readonly events: readonly CompanyEvent[];
  /** Days still to come that documents speak of, in the order of the documents. */
  readonly ahead: readonly DayAhead[];
  evidence(place: ClaimPlace): Evidence;
}

/** Reads, compares and orders what documents say about a company; `today` is an ISO day. */
export function* findCompany(
  asked: string,
  dossiers: readonly Dossier[],
  today: string,
): PartByPart<CompanyFindings> {
  const documents = dossiers.map((dossier) => dossier.document);
  const pack = { attributes: companyAttributeList, roles: companyRoles };
  const read = yield* claimsPartByPart(asked, documents, pack);
  const byKey = new Map(dossiers.map((dossier) => [dossier.key, dossier]));
  const events: CompanyEvent[] = [];
  let ahead: DayAhead[] = [];
  for (const { document, key } of dossiers) {
    const subject = read.subjects.get(key) ?? null;
    const dated = yield* datedEvents(document, read.company, subject, read.others);
    for (const event of dated) {
      yield;
      events.push({ ...event, kind: companyEventKinds.find(({ words }) => words.test(event.text)) ?? null });
    }
    ahead = ahead.concat(yield* daysAhead(document, read.company, subject, read.others, today));
  }
  const foreign = read.claims.filter((claim) => claim.entity !== read.company.key);
  const namesOfOthers = otherNames(foreign, read.others, documents);
  const readAs = readAsByPlace(read.claims, [...events, ...ahead], namesOfOthers);
  const evidence = (place: ClaimPlace): Evidence => {
    const dossier = byKey.get(place.document);
    if (dossier === undefined) throw new Error(`No document ${place.document} was read.`);
    const said = readAs(place);
    return {
      dossier,
      place: place.locator,
      quote: place.quote,
      ...(said === '' ? {} : { readAs: said }),
    };
  };
  const own = read.claims.filter((claim) => claim.entity === read.company.key);
  const comparisons = yield* compareClaims(own, companyAttributeList);
  const derived = deriveClaims(comparisons, companyAttributeList);
  return {
    read,
    own,
    namesOfOthers,
    others: foreign.filter(
      (claim) => claim.polarity === 'stated' && claim.voice === 'own' && claim.attribute !== guidanceChange,
    ),
    rumours: own.filter((claim) => claim.voice === 'rumour'),
    checked: checkFacts(comparisons, derived, companyAttributeList, evidence),
    comparisons,
    derived,
    people: peopleOverTime(own, companyRoles),
    guidance: guidanceOf(own, companyAttributeList),
    ahead,
    events: events.sort((a, b) => (a.date < b.date ? -1 : 1)),
    evidence,
  };
}
