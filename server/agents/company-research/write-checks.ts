import type { Block } from '../../report/blocks.ts';
import { paragraph, quote, table } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said, type Words } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import type { Checked } from './checked-facts.ts';
import { comparisonOf } from './also-said.ts';
import { differenceFigure, reasonOf } from './difference.ts';
import { foreignSources } from './foreign-sources.ts';
import { namedInstead } from './named-companies.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { saidValue } from './said-value.ts';
import type { Quotation, Quotations } from './quotations.ts';
import { writeRestated } from './write-restated.ts';
import { firstSentences, isProfileFact } from './write-profile.ts';
import { countOf, disputedOffices, headlineOf, isUnnamed, marksOf, type Writing } from './writing.ts';

/** How many values are not shown. */
const besides = ({ more }: Checked): string[] => (more === 0 ? [] : [companyTexts().moreValues(more)]);

/** Differing values side by side, each with its words. */
export function writeContradictions(writing: Writing): Block[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  const saidOf = (one: Checked, value: Checked['values'][number]): Words => {
    const { note, evidence } = value;
    const source = texts.quoted(evidence[0]?.quote.slice(0, 240) ?? '');
    return words`${saidValue(writing, one, value, bold)}${note === '' ? '' : ` (${note})`}: ${source}${marksOf(step, evidence)}`;
  };
  const rows = findings.checked
    .filter((one) => one.status === 'for review')
    .map((one): Said[] => {
      const [first, ...others] = one.values;
      return [
        one.label,
        first === undefined ? '—' : saidOf(one, first),
        others.length === 0
          ? '—'
          : joinWords([...others.map((other) => saidOf(one, other)), ...besides(one)], '; '),
        differenceFigure(step, one) ?? '—',
      ];
    });
  return section(
    'contradictions',
    rows.length === 0
      ? paragraph(texts.noneDiffers(agreeing(writing)))
      : table(texts.contradictionHead, rows, { form: 'side-by-side', title: texts.contradictionTitle }),
    ...disputedOffices(findings).map(({ role, holders }) => {
      const named = holders.map(({ name, claims }) => {
        const evidence = claims.map(({ place }) => findings.evidence(place));
        return words`${name}${marksOf(step, evidence)}`;
      });
      return paragraph(texts.officesDiffer(role, joinWords(named, texts.or)));
    }),
    ...writeRestated(writing),
  );
}

/** How many facts two or more documents give alike. */
const agreeing = ({ findings }: Writing) =>
  findings.checked.filter(({ relation, values }) => {
    const places = values.flatMap(({ saidAt }) => saidAt);
    return relation === 'agrees' && new Set(places.map(({ dossier }) => dossier.key)).size > 1;
  }).length;

/** What the documents say beside the facts above, by topic, word for word. */
export function writeQuotes({ step, findings }: Writing, { topics, left, isCut }: Quotations): Block[] {
  if (topics.length === 0) return [];
  const texts = companyTexts();
  const quoteOf = ({ place, question }: Quotation) => {
    const evidence = findings.evidence(place);
    const asked = question === null ? '' : `, ${texts.answering(question)}`;
    const from = `— ${evidence.dossier.name}, ${placeText(evidence.place)}${asked}`;
    return quote(words`${place.quote}${marksOf(step, [evidence])}`, from);
  };
  return section(
    'words',
    paragraph(texts.quotedIntro),
    ...topics.flatMap(({ topic, quotes }) => [
      paragraph(bold(texts.topics[topic])),
      ...quotes.map((one) => quoteOf(one)),
    ]),
    ...(left > 0 ? [paragraph(texts.quotesLeft(left, isCut))] : []),
  );
}

/** "4 documents were read. Of 3 checked facts, 1 is borne out … and 2 were read by this report in one document." */
function countsText({ findings, gathered }: Writing): string {
  const { documentsRead, onlyChecked, ofChecked, checkedParts } = companyTexts();
  const kinds = [
    ['verified', countOf(findings, 'verified')],
    ['single', countOf(findings, 'unverified')],
    ['open', countOf(findings, 'for review')],
  ] as const;
  const said = kinds.filter(([, count]) => count > 0);
  const [only] = said;
  const facts = findings.checked.length;
  const told =
    facts === 1 && only !== undefined
      ? onlyChecked[only[0]]
      : ofChecked(
          facts,
          said.map(([kind, count]) => checkedParts[kind](count)),
        );
  return `${documentsRead(gathered.dossiers.length)} ${told}`;
}

/** How many facts are in several documents, and how the figures of sentences agree with the statements. */
export function writeVerification(writing: Writing): Block[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  if (findings.checked.length === 0) return section('verification', paragraph(texts.nothingToVerify));
  const rows = findings.checked
    .filter((one) => !isProfileFact(one))
    .map((one): Said[] => [
      one.label,
      joinWords(
        [
          ...one.values.map(
            (value) => words`${saidValue(writing, one, value)}${marksOf(step, value.evidence)}`,
          ),
          ...besides(one),
        ],
        ' / ',
      ),
      reasonOf(step, one),
      texts.statuses[one.status],
    ]);
  return section(
    'verification',
    paragraph(countsText(writing)),
    ...(rows.length === 0
      ? []
      : [table(texts.verificationHead, rows, { form: 'scorecard', title: texts.verificationTitle })]),
    paragraph(texts.verificationRule),
  );
}

/** To be called when the texts are written: sources are numbered in the order in which a reader meets them. */
export function addFindings({ step, findings }: Writing): void {
  for (const one of findings.checked) {
    const comparison = comparisonOf(step, one);
    step.addFinding({
      id: one.id,
      title: one.label,
      detail: `${[...one.values.map((value) => value.text), ...besides(one)].join(' / ')}; ${one.reason}`,
      status: one.status,
      ...(comparison === undefined ? {} : { comparison }),
    });
  }
  const adverse = findings.events.filter((event) => event.kind?.isAdverse === true && !event.isRumour);
  if (adverse.length > 0)
    step.addFinding({
      id: 'adverse',
      title: companyTexts().adverseItems(adverse.length),
      detail: companyTexts().latest(dayText(adverse.at(-1)?.date ?? '')),
      status: adverse.length > 2 ? 'medium risk' : 'for review',
    });
}

/** What the transcript says: the finding, who the company is, and on what the documents differ. */
export function answerOf(writing: Writing): Words {
  const { findings, gathered } = writing;
  const texts = companyTexts();
  if (isUnnamed(writing)) return texts.answerUnnamed(headlineOf(writing), namedInstead(writing));
  if (gathered.dossiers.length === 0) return texts.answerEmpty(headlineOf(writing));
  const open = findings.checked.filter((one) => one.status === 'for review').map((one) => one.label);
  const foreign = foreignSources(gathered.dossiers);
  const { takenFor } = findings.read.company;
  const taken = takenFor === null ? '' : texts.takenForAnswer(writing.request.company, takenFor);
  const unread = foreign.length > 0 ? texts.foreignAnswer(foreign) : '';
  const single = countOf(findings, 'unverified');
  return texts.answer({
    headline: headlineOf(writing),
    first: firstSentences(writing),
    single,
    open: open.slice(0, 4),
    unread: `${taken}${unread}`,
  });
}
