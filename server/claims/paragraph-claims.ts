import type { Period } from '../table/period.ts';
import { withoutAsides } from './asides.ts';
import { besideLabel, labelOwner } from './block-owner.ts';
import { withoutBracketsOfOthers } from './brackets-of-others.ts';
import { findCompanies } from './company-names.ts';
import { periodAfter, reportedPeriod } from './block-periods.ts';
import type { Block } from './blocks.ts';
import type { Claim, ClaimPlace } from './claim.ts';
import { correctedValue, correctionIn, givenFigure, takenBack } from './corrections.ts';
import { withDayAbove } from './day-above.ts';
import type { Draft, SentenceScope } from './draft.ts';
import type { Earlier } from './earlier.ts';
import { hasGap } from './gap-columns.ts';
import { guidanceChange } from './guidance-claims.ts';
import { rowPeople } from './gap-rows.ts';
import { noteResults } from './results-year.ts';
import { notePeople, withFullNames } from './known-people.ts';
import { labelClaims } from './label-claims.ts';
import { leadOf, speakerOfTurn } from './lead-in.ts';
import { otherSentence } from './other-sentences.ts';
import { outlookTalk } from './outlook-talk.ts';
import { findPeriods } from './periods.ts';
import { addRemark } from './remark.ts';
import { remarkOf, type RemarkAt } from './remarks.ts';
import { withRelativeTimes } from './relative-times.ts';
import { withRelativeYears } from './relative-years.ts';
import { withReportedTimes } from './reported-time.ts';
import { withSameYear } from './same-year.ts';
import { sentenceDrafts } from './sentence-drafts.ts';
import { sentencesOf } from './sentence-split.ts';
import { spokenYear } from './spoken-year.ts';
import { isOfAnother, type Surroundings } from './subject.ts';
import { tagSentence, type Reading, type Token } from './tag-sentence.ts';
import { noteYearsByDay, withDayItCountsFrom } from './years-by-day.ts';
import { namedYear } from './named-year.ts';

/** A paragraph with what is above it. */
interface Paragraph {
  readonly block: Block;
  readonly reading: Reading;
  readonly earlier: Earlier;
  readonly around: Pick<Surroundings, 'headings' | 'document' | 'speaker'>;
  /** The segment that its section is about. */
  readonly part: string | null;
  /** Of the heading, the title or the head of the document. */
  readonly period: Period | null;
  /** What "the reported period" and its like stand for. */
  readonly reported: readonly Period[];
  readonly isOutlook: boolean;
  readonly outlookYear: number | null;
  /** Where its dateline ends. */
  readonly datelineEnd: number;
  /** The day it was written on; null where that is not said. */
  readonly writtenOn: () => string | null;
  /** The day of what is said here; null where none was read. */
  readonly saidOn: string | null;
  readonly placeOf: (quote: string, start: number) => ClaimPlace;
  /** Drafts with their quote and place. */
  readonly found: (drafts: readonly Draft[], text: string, start: number, from: Claim['from']) => Claim[];
}

/** What the sentences of a paragraph have said so far. */
interface SoFar {
  readonly tokens: (readonly Token[])[];
  readonly drafts: Draft[];
  text: string;
  /** Of a figure that names none. */
  period: Period | null;
  /** The last year that it spoke of. */
  year: number | null;
  /** The latest year that it gave a figure of. */
  told: number | null;
}

interface Before {
  readonly scope: SentenceScope;
  readonly text: string;
  readonly start: number;
  /** How many claims and drafts there were before it. */
  readonly claims: number;
  readonly drafts: number;
  readonly figures: number;
}

/** Claims of its sentences, one after the other: what one has said is known to the next. */
export function paragraphClaims(paragraph: Paragraph): Claim[] {
  const { block, reading, earlier, around, part, period, found } = paragraph;
  const year = period?.kind === 'year' ? period.year : null;
  const soFar: SoFar = { tokens: [], drafts: [], text: '', period, year, told: null };
  const opening = block.kind === 'label' ? leadOf(block.text, earlier.people) : { end: 0, isStranger: false };
  const isQuoted = !opening.isStranger || earlier.speakers.has(speakerOfTurn(block.text));
  const sentences = sentencesBehind(paragraph, opening.end);
  const claims: Claim[] = [];
  /** The sentence before the one that is read, and what was read of it. */
  let before: Before | null = null;
  const ownerOfLabel = () =>
    isOfAnother(soFar.tokens, soFar.text, reading)
      ? null
      : besideLabel(labelOwner(around.headings, around.document), soFar.text, reading);
  for (const [at, { text, start }] of sentences.entries()) {
    const scope = scopeOf(text, paragraph, soFar);
    const isRow = block.kind === 'item' && start === sentences[0]?.start && hasGap(block.text);
    const inRow = isRow ? rowPeople({ ...scope, text: block.text }, block.headings) : [];
    notePeople(earlier.people, inRow, reading.roles);
    if (inRow.length > 0) return found(inRow, block.text, 0, 'label');
    const labelled = labelSentence.test(text) ? labelClaims(text, reading, ownerOfLabel(), part) : [];
    if (labelled.length > 0) {
      before = null;
      claims.push(...found(labelled, text, start, 'label'));
      continue;
    }
    const told = ofSpeaker(sentenceDrafts(scope, text), scope, opening.isStranger);
    const drafts = withDayAbove(told, scope, block.headings.at(-1));
    const correction = before === null ? null : correctionIn(text, reading.language);
    if (before !== null && correction !== null) {
      const refuted = soFar.drafts.splice(before.drafts);
      earlier.figures.splice(before.figures);
      const given = refuted.length === 0 && correction === 'replaces' ? givenFigure(before.scope) : null;
      const taken = given === null ? [] : takenBack([given], reading.roles);
      claims.push(...takenBack(claims.splice(before.claims), reading.roles));
      claims.push(...found(taken, before.text, before.start, 'sentence'));
      if (correction === 'replaces' && drafts.length === 0)
        drafts.push(...correctedValue(scope, [...refuted, ...taken]));
      soFar.drafts.push(...takenBack(refuted, reading.roles), ...taken);
    }
    before = {
      scope,
      text,
      start,
      claims: claims.length,
      drafts: soFar.drafts.length,
      figures: earlier.figures.length,
    };
    noteYearsByDay(earlier.yearsByDay, scope, paragraph.writtenOn);
    const said = found(drafts, text, start, 'sentence');
    claims.push(
      ...withDayItCountsFrom(
        said,
        earlier.yearsByDay,
        { text, headings: block.headings },
        paragraph.writtenOn,
      ),
    );
    const talk = outlookTalk(
      scope,
      { saidOn: paragraph.saidOn, place: paragraph.placeOf(text, start) },
      opening.isStranger,
    );
    if (talk !== null) earlier.talk.push(talk);
    if (isQuoted) {
      noteRemark(paragraph, scope, { sentences, at });
    }
    if (drafts.length === 0 && block.kind !== 'label' && !opening.isStranger) {
      const other = otherSentence(scope, text, (quote) => paragraph.placeOf(quote, start));
      if (other !== null) earlier.figures.push(other);
    }
    soFar.drafts.push(...drafts);
    notePeople(earlier.people, drafts, reading.roles);
    earlier.expected.push(...drafts.filter((draft) => draft.polarity === 'expected'));
    soFar.tokens.push(scope.tokens);
    soFar.text += `${text} `;
    noteTimes(soFar, text, drafts, paragraph.writtenOn);
  }
  noteResults(earlier, soFar.drafts, around.document, paragraph.writtenOn);
  return claims;
}

/** Keeps a sentence of running text that speaks of the company. */
function noteRemark(
  { block, earlier, placeOf }: Paragraph,
  scope: SentenceScope,
  sentence: Pick<RemarkAt, 'sentences' | 'at'>,
): void {
  const { text: within, headings } = block;
  const { paragraphs: paragraph, question } = earlier;
  const isItem = block.kind === 'item' && sentence.sentences[sentence.at]?.text.length === within.length;
  const at = { ...sentence, isItem, within, headings, question, paragraph, placeOf };
  const remark = remarkOf(scope, at, earlier.remarks);
  if (remark !== null) addRemark(earlier.remarks, remark);
}

/** "Sitz: Köln. Stammkapital: 25.000 EUR." of a register that runs on; "Design: Kestner Ltd. Director: …" is theirs. */
const labelSentence = /^\p{Lu}[^:.;!?|,]{1,45}:\s+[^:]+$/u;

/** Its sentences behind the dateline and behind "Jane Roe:" of a dialogue. */
function sentencesBehind(
  { block, reading, datelineEnd }: Paragraph,
  openingEnd: number,
): { readonly text: string; readonly start: number }[] {
  return sentencesOf(block, reading.language).flatMap(({ text, start }) => {
    const skipped = start === 0 ? Math.min(Math.max(datelineEnd, openingEnd), text.length) : 0;
    return skipped === text.length ? [] : [{ text: text.slice(skipped), start: start + skipped }];
  });
}

function scopeOf(text: string, paragraph: Paragraph, soFar: SoFar): SentenceScope {
  const { reading, earlier, around, part, reported, isOutlook, outlookYear, writtenOn } = paragraph;
  const namesIn = (one: string) => findCompanies(one, reading.company, reading.others);
  const own = withoutBracketsOfOthers(text, namesIn);
  const plain = withFullNames(withoutAsides(own, reading.language), earlier.people);
  const tagged = withSameYear(plain, tagSentence(plain, reading), soFar.year);
  const dated = withRelativeTimes(plain, withReportedTimes(plain, tagged, reported), writtenOn);
  return {
    text: plain,
    tokens: withRelativeYears(plain, dated, writtenOn, soFar.told),
    reading,
    around: { ...around, before: [...soFar.tokens], textBefore: soFar.text },
    period: soFar.period,
    year: soFar.year,
    part,
    paragraph: [...soFar.drafts],
    people: earlier.people,
    expected: earlier.expected,
    isOutlook,
    outlookYear,
    latestYear: earlier.latestYear,
    hasCalendarYears: earlier.hasCalendarYears,
    writtenOn,
  };
}

/** What somebody says whom the document gave no office is nobody's but his; "our chief executive" he may name. */
function ofSpeaker(drafts: Draft[], { text, reading }: SentenceScope, isStranger: boolean): Draft[] {
  if (!isStranger) return drafts;
  const isOurs = /(?<!\p{L})our(?!\p{L})/u.test(text);
  return drafts.filter(({ attribute }) => isOurs && reading.roles.some(({ id }) => id === attribute));
}

function noteTimes(
  soFar: SoFar,
  text: string,
  all: readonly Draft[],
  writtenOn: Paragraph['writtenOn'],
): void {
  const said = findPeriods(text);
  // The year whose guidance was changed is not the year of the results after it.
  const drafts = all.filter(({ attribute }) => attribute !== guidanceChange);
  // The year of a founding or of an appointment is not the year of the figures after it.
  const isOfFigures = drafts.some((draft) => draft.period !== null);
  if (isOfFigures) soFar.year = spokenYear(text, said, drafts, soFar.year);
  const yearsTold = drafts.flatMap((draft) =>
    draft.period?.kind === 'year' && draft.polarity === 'stated' ? [draft.period.year] : [],
  );
  if (yearsTold.length > 0) soFar.told = Math.max(...yearsTold);
  const opened = namedYear(text, writtenOn);
  if (opened?.kind === 'year') soFar.year = opened.year;
  const announced = all.length === 0 ? reportedPeriod(text) : null;
  soFar.period = opened ?? announced ?? periodAfter(drafts, said, soFar.period);
}
