import { yearEndsIn, type SaidYearEnd } from '../../claims/business-year.ts';
import type { ClaimDocument } from '../../claims/claim-document.ts';
import { datedEvents, type DatedEvent } from '../../claims/dated-events.ts';
import { daysAhead, type DayAhead } from '../../claims/days-ahead.ts';
import { documentClaims, type DocumentClaims } from '../../claims/document-claims.ts';
import type { PartByPart } from '../../part-by-part.ts';
import type { RoomNames } from '../../claims/room-names.ts';
import { companyAttributes } from '../../packs/company/attributes.ts';
import { companyFigures } from '../../packs/company/figures.ts';
import { companyRoles } from '../../packs/company/roles.ts';

export const companyAttributeList = [...companyAttributes, ...companyFigures];

/** What one document of a folder says: plain data. */
export interface DocumentFindings {
  readonly said: DocumentClaims;
  readonly events: readonly DatedEvent[];
  /** Days still to come that it speaks of. */
  readonly ahead: readonly DayAhead[];
  /** Months in which years of business end that it speaks of. */
  readonly yearEnds: readonly SaidYearEnd[];
}

/** Reads one document of a folder for a report about the company; `today` is an ISO day. */
export function* documentFindings(
  document: ClaimDocument,
  names: RoomNames,
  today: string,
): PartByPart<DocumentFindings> {
  const pack = { attributes: companyAttributeList, roles: companyRoles };
  const said = yield* documentClaims(document, names, pack);
  const { company, others } = names;
  return {
    said,
    events: yield* datedEvents(document, company, said, others),
    ahead: yield* daysAhead(document, company, said.subject, others, today),
    yearEnds: yield* yearEndsIn(document),
  };
}
