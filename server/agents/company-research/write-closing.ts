import type { Block } from '../../report/blocks.ts';
import { checklist, limits, listOr, paragraph } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import type { ClaimPlace } from '../../claims/claim.ts';
import { isOfCompanies } from '../../claims/peer-tables.ts';
import { dayText } from '../../tools/number-text.ts';
import type { Dossier } from '../ground/dossier.ts';
import { foot } from '../ground/write-steps.ts';
import { isFollowed } from './followed.ts';
import { foreignSources } from './foreign-sources.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { saidValue } from './said-value.ts';
import { timeText } from './value-text.ts';
import { attributeOf, marksOf, nameOf, type Writing } from './writing.ts';

function openQuestions(writing: Writing): Words[] {
  const { step, findings, today } = writing;
  const texts = companyTexts();
  const marks = (place: ClaimPlace) => marksOf(step, [findings.evidence(place)]);
  const questions = findings.checked
    .filter((one) => one.status === 'for review')
    .map((one) => {
      const said = one.values.map(
        (value) => words`${saidValue(writing, one, value)}${marksOf(step, value.evidence.slice(0, 1))}`,
      );
      const kind = attributeOf(one.attribute)?.kind;
      return texts.whichHolds(
        one.label,
        joinWords(said, texts.orPlain),
        kind === 'count' || kind === 'stock',
      );
    });
  for (const person of findings.people) {
    const { name, role, state, leaving: claims } = person;
    const claim = claims.find(({ polarity }) => polarity === 'expected') ?? claims[0];
    const isOpen = state === 'leaving' || state === 'left';
    if (isOpen && claim !== undefined && !isFollowed(person, findings.people))
      questions.push(words`${texts.whoFollows(name, nameOf(role))}${marks(claim.place)}`);
  }
  const leaving = new Set(
    findings.people.flatMap((person) => person.leaving.map((claim) => claim.place.quote)),
  );
  for (const event of findings.events
    .filter(
      (one) =>
        one.kind?.isAdverse === true && !one.isRumour && one.date <= today && !leaving.has(one.place.quote),
    )
    .slice(-4))
    questions.push(
      words`${texts.whatBecame(timeText(event.date), event.text.replace(/\.$/, ''))}${marks(event.place)}`,
    );
  for (const { date, text, place } of findings.ahead.slice(0, 4))
    questions.push(words`${texts.toWatch(dayText(date), text)}${marks(place)}`);
  return questions;
}

/** The documents read with the day each copy was kept, said once where it is the same. */
function readText(dossiers: readonly Dossier[]): string {
  const texts = companyTexts();
  const byDay = Map.groupBy(dossiers, ({ keptAt }) => dayText(keptAt));
  return texts.read(
    [...byDay].map(([day, group]) =>
      texts.kept(
        group.map(({ name }) => name),
        day,
      ),
    ),
  );
}

/** How the documents were read, before what was left out. */
function methodBlocks(writing: Writing): Block[] {
  const texts = companyTexts();
  return [
    paragraph(words`${readText(writing.gathered.dossiers)} ${texts.how}`),
    limits(texts.limitsTitle, limitsOf(writing)),
  ];
}

/** What was not read, not taken as fact, or not looked at. */
function limitsOf({ step, gathered, request, findings }: Writing): Said[] {
  const texts = companyTexts();
  const { read } = findings;
  const foreign = foreignSources(gathered.dossiers);
  const names = (isOne: (key: string) => boolean) =>
    gathered.dossiers.filter(({ key }) => isOne(key)).map(({ name }) => name);
  const ofCompanies = gathered.dossiers.filter(({ document }) => document.tables.some(isOfCompanies));
  const isOfCompany = (key: string) => ofCompanies.every((one) => one.key !== key);
  const unsure = names((key) => !read.subjects.has(key) && !read.naming.has(key) && isOfCompany(key));
  const nameless = names((key) => read.nameless.has(key)).filter((name) => unsure.includes(name));
  const unclear = unsure.filter((name) => !nameless.includes(name));
  const assumed = names((key) => read.assumed.has(key));
  return [
    ...gathered.failed.map(({ name, reason }) => texts.unread(name, reason)),
    ...(foreign.length > 0 ? [texts.foreignLimit(foreign)] : []),
    ...(nameless.length > 0 ? [texts.nameless(nameless)] : []),
    ...(unclear.length > 0 ? [texts.unclear(unclear, read.company.name)] : []),
    ...(ofCompanies.length > 0 ? [texts.ofCompanies(ofCompanies.map(({ name }) => name))] : []),
    ...(assumed.length > 0 ? [texts.assumed(assumed, read.company.name)] : []),
    ...read.orders.map(
      (order) => words`${texts.order(order.quote.slice(0, 240))}${marksOf(step, [findings.evidence(order)])}`,
    ),
    ...findings.rumours.map(
      ({ place }) => words`${texts.rumourSaid(place.quote)}${marksOf(step, [findings.evidence(place)])}`,
    ),
    ...(gathered.leftOut > 0 ? [texts.leftOut(gathered.leftOut)] : []),
    texts.expected,
    ...(gathered.dossiers.every(({ kind }) => kind !== 'web') ? [texts.noWeb(request.sample !== null)] : []),
  ];
}

/** What to ask next. */
export function writeQuestions(writing: Writing): Block[] {
  return section('questions', listOr(openQuestions(writing), companyTexts().noQuestions));
}

/** Kinds of documents that were not found (`missing`), how it was made, and the foot. */
export function writeClosing(writing: Writing, missing: readonly string[]): Block[] {
  const texts = companyTexts();
  const { dossiers } = writing.gathered;
  const isUnsure = foreignSources(dossiers).length > 0;
  const intro = words`${texts.missing}${isUnsure ? ` ${texts.foreignMissing}` : ''}`;
  return [
    ...section(
      'missing',
      ...(missing.length > 0 ? [paragraph(intro), checklist(missing)] : [paragraph(texts.nothingMissing)]),
    ),
    ...section('method', ...methodBlocks(writing)),
    ...foot(dossiers.some(({ isSample }) => isSample)),
  ];
}
