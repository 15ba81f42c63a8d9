import type { Block } from '../../report/blocks.ts';
import { lead, list, paragraph, table, title } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { periodKey } from '../../claims/periods.ts';
import type { Claim } from '../../claims/claim.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { companyName, namedInstead } from './named-companies.ts';
import { timeText, valueText } from './value-text.ts';
import { headlineOf, marksOf, nameOf, type Writing } from './writing.ts';

const mostShown = 15;

/** "Revenue 2025", "Revenue (Water) Q1 2026": an amount without its time says nothing. */
function whatOf({ attribute, part, period }: Claim): string {
  const name = part === null ? nameOf(attribute) : `${nameOf(attribute)} (${part})`;
  return period === null ? name : `${name} ${timeText(periodKey(period))}`;
}

/** Facts whose subject is somebody else: listed, so that nobody takes them for facts about the company. */
export function writeOthers(writing: Writing): Block[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  const unlisted = findings.othersUnlisted;
  if (findings.others.length === 0)
    return section('others', paragraph(unlisted === 0 ? texts.noOthers : texts.othersUnlisted(unlisted)));
  const rowOf = (claim: Claim) =>
    [companyName(writing, claim.entity), whatOf(claim), valueText(claim.value, claim)] as const;
  // What several documents or sentences say alike is one row.
  const same = [...Map.groupBy(findings.others, (claim) => rowOf(claim).join(' | ')).values()];
  const rows = same.slice(0, mostShown).flatMap((claims): Said[][] => {
    const [claim] = claims;
    if (claim === undefined) return [];
    const [company, what, value] = rowOf(claim);
    const evidence = claims.map(({ place }) => findings.evidence(place));
    return [[company, what, words`${value}${marksOf(step, evidence)}`]];
  });
  const more = same.length - rows.length;
  return section(
    'others',
    paragraph(texts.othersIntro),
    table(texts.othersHead, rows),
    ...(more > 0 ? [paragraph(texts.othersMore(more))] : []),
    ...(unlisted > 0 ? [paragraph(texts.othersUnlisted(unlisted))] : []),
  );
}

/** What is said when no document names the company: whom they do name. */
export function writeUnnamed(writing: Writing): Block[] {
  const texts = companyTexts();
  const others = namedInstead(writing);
  return [
    title(headlineOf(writing)),
    lead(texts.unnamedLead),
    list([
      texts.unnamedRead(writing.gathered.dossiers.map((dossier) => dossier.name)),
      ...(others.length > 0 ? [texts.namedInstead(others)] : []),
    ]),
    paragraph(texts.unnamedAdvice),
  ];
}
