import type { Block } from '../../report/blocks.ts';
import { lead, list, paragraph, table, title } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { periodKey } from '../../claims/periods.ts';
import type { Claim } from '../../claims/claim.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { timeText, valueText } from './value-text.ts';
import { headlineOf, marksOf, nameOf, type Writing } from './writing.ts';

const mostShown = 15;

/** A company's name as the documents write it. */
function companyName({ request, findings }: Writing, key: string): string {
  if (key === findings.read.company.key) return request.company;
  return findings.namesOfOthers.get(key) ?? findings.read.others.find((one) => one.key === key)?.name ?? key;
}

/** "Revenue 2025", "Revenue (Water) Q1 2026": an amount without its time says nothing. */
function whatOf({ attribute, part, period }: Claim): string {
  const name = part === null ? nameOf(attribute) : `${nameOf(attribute)} (${part})`;
  return period === null ? name : `${name} ${timeText(periodKey(period))}`;
}

/** Facts whose subject is somebody else: listed, so that nobody takes them for facts about the company. */
export function writeOthers(writing: Writing): Block[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  if (findings.others.length === 0) return section('others', paragraph(texts.noOthers));
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
  );
}

/** What is said when no document names the company: whom they do name. */
export function writeUnnamed(writing: Writing): Block[] {
  const { step, gathered, findings } = writing;
  const texts = companyTexts();
  const { company, others, subjects } = findings.read;
  // "Corrigale Pharma SE", where "Corrigale" was asked for.
  const longer = others.filter(({ key }) => key.startsWith(`${company.key} `)).map(({ key }) => key);
  const named = [...longer, ...subjects.values(), ...findings.others.map((claim) => claim.entity)];
  const names = [...new Set(named)].slice(0, 8).map((key) => {
    const claim = findings.others.find(({ entity }) => entity === key);
    const marks = claim === undefined ? [] : marksOf(step, [findings.evidence(claim.place)]);
    return words`${companyName(writing, key)}${marks}`;
  });
  return [
    title(headlineOf(writing)),
    lead(texts.unnamedLead),
    list([
      texts.unnamedRead(gathered.dossiers.map((dossier) => dossier.name)),
      ...(names.length > 0 ? [texts.namedInstead(joinWords(names, '; '))] : []),
    ]),
    paragraph(texts.unnamedAdvice),
  ];
}
