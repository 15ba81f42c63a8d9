import { monthName } from '@loupe/shared/lib/dates/utc-words';
import { currentLanguage } from '../../language/language.ts';
import type { Claim } from '../../claims/claim.ts';
import { timeOf } from '../../compare/compare-claims.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, paragraph, quote, table, title } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said, type Words } from '../../report/words.ts';
import { undatedBeside, type Checked } from './checked-facts.ts';
import { reasonOf } from './difference.ts';
import { companyAttributeList } from './document-findings.ts';
import { foreignSources } from './foreign-sources.ts';
import { namedAt } from './named-companies.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { lastYear } from './write-figures.ts';
import { whoLeads } from './who-leads.ts';
import { worthKnowing } from './worth-knowing.ts';
import { timeText, valueText } from './value-text.ts';
import { attributeOf, headlineOf, marksOf, nameOf, type Writing } from './writing.ts';

const factKinds = ['text', 'place', 'date', 'count'];

/** Facts of the profile; figures of statements are checked further down. */
export function isProfileFact({ attribute }: Checked): boolean {
  return attribute === 'capital' || factKinds.includes(attributeOf(attribute)?.kind ?? '');
}

/** A register that writes in capitals does not make the company's name so. */
const inUsualLetters = (name: string, asked: string) =>
  name.toUpperCase() === name && name === asked.toUpperCase() ? asked : name;

/** Who the company is, in a sentence; empty where neither its business nor its place is known. */
function whoItIs(writing: Writing): Words {
  const { step, findings } = writing;
  const { company } = findings.read;
  const said = (id: string): Words => {
    const value = findings.checked.find((one) => one.id === id && one.values.length === 1)?.values[0];
    if (value === undefined) return [];
    const text = id === 'legal_name' ? inUsualLetters(value.text, company.name) : value.text;
    return words`${text}${marksOf(step, value.evidence.slice(0, 1))}`;
  };
  const [name, industry, seat, founded] = ['legal_name', 'industry', 'headquarters', 'founded'].map(said);
  if (!industry?.length && !seat?.length) return [];
  return companyTexts().lead({
    // The name that it was taken for was not asked for: it is shown where it is.
    name: name?.length ? name : company.takenFor === null ? company.name : namedAt(writing, company.name),
    industry: industry ?? [],
    seat: seat ?? [],
    founded: founded ?? [],
  });
}

/** What it earned in the last year that is known. */
function whatItEarned(writing: Writing): Words {
  const last = lastYear(writing);
  if (last === null) return [];
  const isDisputed = writing.findings.checked.some(
    ({ id, status }) => id === `revenue-${last.year}` && status === 'for review',
  );
  const said = companyTexts().lastYear({ ...last, isDisputed });
  return joinWords([said, ...yearEnd(writing)], ' ');
}

/** Bare years of a company whose years are not the calendar's. */
function yearEnd({ step, findings }: Writing): Words[] {
  const other = findings.otherYearEnd;
  if (other === null) return [];
  const month = monthName(other.month, currentLanguage());
  // "31.3." and a quote in the other language do not hold the word.
  const evidence = { ...findings.evidence(other.place), readAs: month };
  return [words`${companyTexts().yearsEnd(month)}${marksOf(step, [evidence])}`];
}

/** The first sentences of report and answer: who it is, who leads it, what it earned, and what was read. */
export function firstSentences(writing: Writing): Words {
  const { gathered, findings } = writing;
  const sentences = [whoItIs(writing), whoLeads(writing), whatItEarned(writing)].filter(
    (one) => one.length > 0,
  );
  if (sentences.length === 0)
    sentences.push(words`${companyTexts().factsRead(gathered.dossiers.length, findings.checked.length)}`);
  return joinWords(sentences, ' ');
}

/** Title, what to know first, and the profile. */
export function writeProfile(writing: Writing): Block[] {
  const { gathered, request, findings } = writing;
  const texts = companyTexts();
  const { takenFor } = findings.read.company;
  const taken = takenFor === null ? [] : [quote(texts.takenFor(request.company, namedAt(writing, takenFor)))];
  const foreign = foreignSources(gathered.dossiers);
  const first = lead(firstSentences(writing));
  const known = worthKnowing(writing);
  return [
    title(headlineOf(writing)),
    ...(gathered.dossiers.some((dossier) => dossier.isSample) ? [quote(texts.sample)] : []),
    ...taken,
    ...(foreign.length > 0 ? [quote(texts.foreign(foreign))] : []),
    first,
    ...(known.length > 0 ? [paragraph(bold(texts.knowFirst)), list(known)] : []),
    ...section('profile', ...profileBlocks(writing)),
  ];
}

/** Of a count at many days the newest two; what sources differ on stays. */
function newestCounts(facts: readonly Checked[]): Checked[] {
  return facts.filter((one) => {
    if (attributeOf(one.attribute)?.kind !== 'count' || one.status === 'for review') return true;
    const same = facts.filter(({ attribute, time }) => attribute === one.attribute && time > one.time);
    return one.time === '' || same.length < 2;
  });
}

function profileBlocks({ step, findings }: Writing): Block[] {
  const texts = companyTexts();
  const said = (claim: Claim) =>
    words`${valueText(claim.value)}${marksOf(step, [findings.evidence(claim.place)])}`;
  const rows = newestCounts(findings.checked.filter(isProfileFact)).map((one): Said[] => [
    one.label,
    joinWords(
      one.values.map(
        ({ text, note, evidence }) =>
          words`${text}${note === '' ? '' : ` (${note})`}${marksOf(step, evidence)}`,
      ),
      texts.or,
    ),
    one.status === 'unverified'
      ? texts.statuses.unverified
      : words`${texts.statuses[one.status]}: ${reasonOf(step, one)}`,
  ]);
  return [
    rows.length > 0 ? table(texts.profileHead, rows) : paragraph(texts.noProfile),
    ...undatedBeside(findings.comparisons, companyAttributeList).map(({ attribute, undated, dated }) => {
      // As its source says it: "of 2024", and no day of that year.
      const day = timeText(dated.asOf ?? timeOf(dated, attribute, findings.yearEnd));
      return paragraph(texts.notCompared(nameOf(attribute.id), said(undated), said(dated), day));
    }),
  ];
}
