import { coverageOf, type KeywordCoverage } from '../../page-audit/keywords.ts';
import type { Audit } from '../../page-audit/audit-site.ts';
import type { Proof } from '../../page-audit/page.ts';
import type { ConsoleRow } from '../../page-audit/search-console.ts';
import type { Site } from '../../page-audit/site.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph, table } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { rowMark, type TableWriting } from '../ground/table-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { section, seoTexts } from './messages/seo-texts.ts';
import { idOf, pageMark, pagesFigure, proofMark, restFigure } from './page-words.ts';

/** Keywords with where they came from: the form, or the row of an export. */
export interface Keyword {
  readonly text: string;
  readonly row: ConsoleRow | null;
}

export interface Covered extends KeywordCoverage {
  readonly row: ConsoleRow | null;
}

export const covered = (keywords: readonly Keyword[], site: Site): Covered[] =>
  keywords.map(({ text, row }) => ({ ...coverageOf(text, site.pages), row }));

/** Where each keyword is, and which of them several pages want. */
export function keywordSection(w: TableWriting, all: readonly Covered[], isGiven: boolean): Block[] {
  const texts = seoTexts().report;
  if (all.length === 0) return section('keywords', paragraph(texts.noKeywords));
  const rows = all.map(({ keyword, places, row }): Said[] => {
    const [best] = places;
    const mark = row === null ? '' : rowMark(w, row.source, row.row);
    const name = words`${keyword}${mark}`;
    if (best === undefined) return [name, texts.notThere, texts.no, texts.no, texts.no, ''];
    const seen = (proof: Proof | null) =>
      proof === null ? texts.no : words`${texts.yes}${proofMark(w, proof)}`;
    // A row of a crawl shows no text.
    if (!best.page.knows.has('tags'))
      return [
        name,
        pageMark(w, best.page),
        seen(best.inTitle),
        seen(best.inHeading),
        seen(best.inDescription),
        '',
      ];
    const times = pagesFigure(
      w,
      { id: `keyword-${idOf(keyword)}`, label: texts.timesOf(keyword), value: numberText(best.inText, 0) },
      [{ page: best.page, proof: best.page.itself }],
    );
    return [
      name,
      pageMark(w, best.page),
      seen(best.inTitle),
      seen(best.inHeading),
      seen(best.inDescription),
      times,
    ];
  });
  const competing = all
    .filter(({ inTitles }) => inTitles > 1)
    .map(({ keyword, places }) => {
      const own = places.flatMap(({ page, inTitle }) => (inTitle === null ? [] : [{ page, proof: inTitle }]));
      const count = pagesFigure(
        w,
        { id: `competing-${idOf(keyword)}`, label: texts.competing(keyword) },
        own,
      );
      return texts.compete(bold(keyword), count);
    });
  return section(
    'keywords',
    ...(isGiven ? [] : [paragraph(texts.keywordsFrom)]),
    table(texts.keywordHead, rows, { right: [5] }),
    ...(competing.length > 0 ? [list(competing)] : []),
  );
}

/** Titles that pages share, and pairs of pages that say nearly the same. */
export function sameSection(w: TableWriting, site: Site, same: Audit['same'], most: number): Block[] {
  const texts = seoTexts().report;
  const titles = [...site.sameTitle.values()].slice(0, most).map((pages) => {
    const shown = pages.slice(0, 6).map((page) => pageMark(w, page, page.titles[0]?.proof));
    const rest = pages.length > 6 ? [texts.others] : [];
    return texts.sameTitles(bold(pages[0]?.titles[0]?.text ?? ''), joinWords([...shown, ...rest], '; '));
  });
  const rows = same.slice(0, most).map(({ pages: [a, b], likeness }): Said[] => [
    pageMark(w, a),
    pageMark(w, b),
    pagesFigure(
      w,
      {
        id: `likeness-${idOf(a.name)}-${idOf(b.name)}`,
        label: texts.likeness(a.name, b.name),
        value: percentText(likeness, 0),
        formula: String.raw`\frac{|A \cap B|}{|A \cup B|}`,
      },
      [a, b].map((page) => ({ page, proof: page.itself })),
    ),
  ]);
  if (titles.length + rows.length === 0) return section('same', paragraph(texts.nothingSame));
  return section(
    'same',
    ...(titles.length > 0 ? [list(titles)] : []),
    ...(rows.length > 0 ? [table(texts.sameHead, rows, { right: [2] })] : []),
  );
}

/** How many pages link to each page, the fewest first, and what is linked and was not read. */
export function linkSection(w: TableWriting, site: Site, most: number): Block[] {
  const texts = seoTexts().report;
  const pages = site.pages.filter((page) => page.knows.has('tags') || page.inlinks !== null);
  if (pages.length < 2) return section('links', paragraph(texts.noLinks));
  const counted = pages
    .map((page) => ({ page, from: site.linksTo(page), count: page.inlinks ?? site.linksTo(page).length }))
    .toSorted((a, b) => a.count - b.count);
  const rows = counted.slice(0, most).map(({ page, from, count }): Said[] => {
    const shown = {
      id: `links-${idOf(page.name)}`,
      label: texts.linksTo(page.name),
      value: numberText(count, 0),
    };
    const inputs = from.map((one) => ({ page: one.from, proof: one.proof }));
    return [
      pageMark(w, page),
      pagesFigure(w, shown, inputs.length > 0 ? inputs : [{ page, proof: page.itself }]),
    ];
  });
  const unread = site.unread.slice(0, most).map(({ address, proofs }): Said[] => [
    words`${address}${proofs[0] === undefined ? '' : proofMark(w, proofs[0])}`,
    figureLink(w.step, {
      id: `linked-${idOf(address)}`,
      label: texts.linkedFrom(address),
      value: numberText(proofs.length, 0),
      formula: 'n',
      inputs: [],
      source_n: null,
    }),
  ]);
  const rest = site.unread.length - unread.length;
  return section(
    'links',
    paragraph(texts.linked),
    table(texts.linkHead, rows, { right: [1] }),
    ...(unread.length > 0
      ? [paragraph(texts.unreadLead), table(texts.unreadHead, unread, { right: [1] })]
      : []),
    ...(rest > 0 ? [paragraph(texts.more(restFigure(w, 'links', rest)))] : []),
  );
}
