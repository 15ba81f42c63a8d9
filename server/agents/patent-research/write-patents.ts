import type { Block } from '../../report/blocks.ts';
import { lead, list, listOr, paragraph, table, title } from '../../report/build-blocks.ts';
import { splitSentences } from '../../claims/sentence-split.ts';
import type { Cover } from '../../likeness/cover.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import type { PatentDate, DateKind } from '../../patents/patent.ts';
import type { ComparedPatent } from '../../patents/prior-art.ts';
import { nearestClasses, searchStrings } from '../../patents/search-strings.ts';
import { numberText } from '../../tools/number-text.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { cite } from '../ground/dossier.ts';
import { computedFigure, type TableWriting } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { Research } from './gather.ts';
import { patentTexts, section } from './messages/patent-texts.ts';

/** A longer passage is quoted by its beginning. */
const longestQuote = 420;

/** A passage without the number of its claim, which is no sentence. */
const quoted = (text: string): string => text.replace(/^\d{1,3}[.)]\s+/u, '').slice(0, longestQuote);

/** What a document is called: its number, else its title, else its file. */
function nameOf(research: Research, one: ComparedPatent): string {
  const { number, title: named } = one.patent;
  return number ?? named ?? research.dossierOf(one).name;
}

/** A document with the place that names it. */
function documentSaid({ step }: TableWriting, research: Research, one: ComparedPatent): Words {
  const dossier = research.dossierOf(one);
  const name = nameOf(research, one);
  const passage = one.patent.passages[0];
  const holding = dossier.document.passages.find(({ text }) => text.includes(name));
  const lines = holding?.text.split('\n').find((line) => line.includes(name));
  const quote = lines ?? passage?.text.slice(0, longestQuote) ?? name;
  const place = holding?.locator ?? passage?.locator ?? '';
  return words`${name}${sourceLinks(cite(step, { dossier, place, quote }))}`;
}

/** An element: the form's own words, or those of the file that describes the invention. */
function elementSaid({ step }: TableWriting, { described }: Research, text: string): Said {
  if (described === null) return text;
  const place = described.document.passages.find((one) => one.text.includes(text))?.locator;
  return words`${text}${sourceLinks(cite(step, { dossier: described, place: place ?? '', quote: text }))}`;
}

function countFigure(w: TableWriting, id: string, label: string, value: string): Words {
  const { counted } = patentTexts().report;
  return computedFigure(w, { id, label, value, formula: 'n' }, [{ name: counted, value, figure: true }]);
}

function coveredFigure(w: TableWriting, research: Research, one: ComparedPatent): Words {
  const { labels, ofElements } = patentTexts().report;
  const at = [...research.ranked, ...research.setApart].indexOf(one) + 1;
  const value = ofElements(numberText(one.covered, 0), numberText(research.elements.length, 0));
  return countFigure(w, `covered-${at}`, labels.covered(nameOf(research, one)), value);
}

/** Whom to read first, how many elements are found nowhere, and what was set apart. */
export function writeHead(w: TableWriting, research: Research): Block[] {
  const texts = patentTexts().report;
  const { ranked, gaps, setApart } = research;
  addFindings(w, research);
  const nearest = ranked.find(({ covered }) => covered > 0);
  const headline = nearest === undefined ? texts.headlineNone : texts.headline(nameOf(research, nearest));
  const count = (id: 'gaps' | 'apart', value: number) =>
    countFigure(w, id, texts.labels[id], numberText(value, 0));
  const said: Said[] = [
    nearest === undefined
      ? texts.leadNone
      : texts.lead(documentSaid(w, research, nearest), coveredFigure(w, research, nearest)),
    gaps.length > 0 ? texts.leadGaps(count('gaps', gaps.length)) : texts.leadNoGaps,
    ...(setApart.length > 0 ? [texts.leadApart(count('apart', setApart.length))] : []),
    texts.noAdvice,
  ];
  writeAnswer(w.step, joinWords(said.slice(0, 2), ' '));
  const first = ranked
    .filter(({ covered }) => covered > 0)
    .slice(0, 3)
    .map((one) => texts.readFirst(documentSaid(w, research, one), coveredFigure(w, research, one)));
  return [
    title(headline),
    lead(joinWords(said, ' ')),
    ...section('first', listOr(first, texts.nothingFirst)),
    ...section('prior', priorTable(w, research)),
  ];
}

function priorTable(w: TableWriting, research: Research): Block {
  const texts = patentTexts().report;
  const rows = research.ranked.map((one): Said[] => [
    documentSaid(w, research, one),
    coveredFigure(w, research, one),
    one.status === null ? texts.titleOnly : texts.status[one.status],
    dateSaid(w, research, one.patent.dates.publication ?? one.patent.dates.filing),
  ]);
  if (rows.length === 0) return paragraph(texts.nothingFirst);
  return table(texts.priorHead, rows, { title: texts.priorTitle });
}

function addFindings({ step }: TableWriting, research: Research): void {
  const { ofElements, standing, titleOnly } = patentTexts().report;
  for (const [i, one] of [...research.ranked, ...research.setApart].entries()) {
    const detail = ofElements(numberText(one.covered, 0), numberText(research.elements.length, 0));
    const kind = one.standing?.kind ?? 'none';
    step.addFinding({
      id: `document-${i + 1}`,
      title: nameOf(research, one),
      detail: one.isTitleOnly ? titleOnly : one.status === null ? standing[kind] : detail,
      status: one.status ?? 'for review',
    });
  }
}

const mapWidth = { standard: 5, deep: 10 } as const;

/** Elements down, documents across; then the passage that comes nearest to each element. */
export function compareSections(w: TableWriting, research: Research, depth: 'standard' | 'deep'): Block[] {
  const texts = patentTexts().report;
  const { elements, ranked } = research;
  const shown = ranked.slice(0, mapWidth[depth]);
  const rows = elements.map(({ text }, at): Said[] => [
    elementSaid(w, research, text),
    ...shown.map((one) => {
      const cover = one.covers[at];
      return cover?.isCovered === true
        ? words`${texts.found}${markOf(w, research, one, at)}`
        : texts.notFound;
    }),
  ]);
  const head = [texts.mapHead, ...shown.map((one) => documentSaid(w, research, one))];
  const quotes = elements.flatMap(({ text }, at) => quoteOf(w, research, text, at));
  return [
    ...section(
      'map',
      shown.length === 0 ? paragraph(texts.nothingFirst) : table(head, rows, { title: texts.mapTitle }),
    ),
    ...section('quotes', listOr(quotes, texts.noQuotes)),
  ];
}

function markOf({ step }: TableWriting, research: Research, one: ComparedPatent, at: number): Words {
  const passage = one.covers[at]?.passage;
  if (passage === null || passage === undefined) return [];
  const quote = quoted(passage.text);
  return sourceLinks(cite(step, { dossier: research.dossierOf(one), place: passage.locator, quote }));
}

/** The sentences of a passage that share a word with the element, each with the mark of the passage. */
function sentencesSaid(
  w: TableWriting,
  research: Research,
  { one, at, cover }: { readonly one: ComparedPatent; readonly at: number; readonly cover: Cover },
): Words {
  const { quotation } = patentTexts().report;
  const text = quoted(cover.passage?.text ?? '');
  const isCut = cover.passage?.text.endsWith(text) === false;
  const all = splitSentences(text, 'en').map((sentence) => sentence.text);
  const telling = all.filter((sentence) => cover.shared.some((word) => sentence.includes(word)));
  const shown = telling.length > 0 ? telling : all;
  return joinWords(
    shown.map((sentence) => {
      const dots = isCut && sentence === all.at(-1) ? ' …' : '';
      return words`${quotation(`${sentence}${dots}`)}${markOf(w, research, one, at)}`;
    }),
    ' ',
  );
}

/** The passage of the first document that holds the element. */
function quoteOf(w: TableWriting, research: Research, text: string, at: number): Words[] {
  const texts = patentTexts().report;
  const one = research.ranked.find(({ covers }) => covers[at]?.isCovered === true);
  const cover = one?.covers[at];
  if (one === undefined || cover?.passage === null || cover === undefined) return [];
  return [
    texts.quote(
      elementSaid(w, research, text),
      documentSaid(w, research, one),
      sentencesSaid(w, research, { one, at, cover }),
      cover.shared.join(', '),
    ),
  ];
}

function dateSaid({ step }: TableWriting, research: Research, date: PatentDate | undefined): Said {
  const texts = patentTexts().report;
  if (date === undefined) return texts.standing['date not found'];
  const dossier = research.dossierOfDate(date);
  return words`${date.written}${sourceLinks(cite(step, { dossier, place: date.locator, quote: date.written }))}`;
}

/** An element found nowhere, with the document that has the most of its words: another word may say the same. */
function gapSaid(w: TableWriting, research: Research, text: string, at: number): Words {
  const texts = patentTexts().report;
  const sharedIn = (one: ComparedPatent) => one.covers[at]?.shared ?? [];
  const [near] = research.ranked.toSorted((a, b) => sharedIn(b).length - sharedIn(a).length);
  const element = elementSaid(w, research, text);
  if (near === undefined || sharedIn(near).length === 0) return words`${texts.gaps(element)}`;
  const shared = words`${sharedIn(near).join(', ')}${markOf(w, research, near, at)}`;
  return words`${texts.gapsNear(element, documentSaid(w, research, near), shared)}`;
}

/** Dates as written, where each document lies, and the elements found nowhere. */
export function dateSections(w: TableWriting, research: Research): Block[] {
  const texts = patentTexts().report;
  const { ranked, setApart, gaps, elements } = research;
  const rows = [...ranked, ...setApart].map((one): Said[] => {
    const date = (kind: DateKind) =>
      one.patent.dates[kind] === undefined ? texts.noDate : dateSaid(w, research, one.patent.dates[kind]);
    const kind = one.standing?.kind ?? 'none';
    return [
      documentSaid(w, research, one),
      date('priority'),
      date('filing'),
      date('publication'),
      texts.standing[kind],
    ];
  });
  const missing = gaps.flatMap((at) => {
    const element = elements[at];
    return element === undefined ? [] : [gapSaid(w, research, element.text, at)];
  });
  return [
    ...section('dates', table(texts.datesHead, rows, { title: texts.datesTitle })),
    ...section('gaps', listOr(missing, texts.noGaps)),
  ];
}

const mostClasses = 5;

/** Boolean strings from the words of the documents, and the classes of the nearest. */
export function searchSection(w: TableWriting, research: Research): Block[] {
  const texts = patentTexts().report;
  const { ranked, elements } = research;
  const queries = searchStrings(elements, ranked).map((query, at) =>
    texts.search(
      computedFigure(
        w,
        {
          id: `search-${at + 1}`,
          label: texts.labels.search(numberText(at + 1, 0)),
          value: query,
          formula: String.raw`\land, \lor`,
        },
        [{ name: elements[at]?.text ?? '', value: query, figure: true }],
      ),
    ),
  );
  const classes = nearestClasses(ranked, mostClasses).join(', ');
  const said =
    classes === ''
      ? []
      : [paragraph(texts.classes(countFigure(w, 'classes', texts.labels.classes, classes)))];
  return section('search', queries.length === 0 ? paragraph(texts.noSearch) : list(queries), ...said);
}
