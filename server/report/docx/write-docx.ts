import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type FileChild,
} from 'docx';
import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { currentLanguage } from '../../language/language.ts';
import { placeText } from '../../tools/place-text.ts';
import { minuteText } from '../export-days.ts';
import { figureGrid } from '../figure-appendix.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { namedFigures, namedSources, type ReportDocument } from '../report-document.ts';
import { shortTitle } from '../short-title.ts';
import { blockChildren, tableOf, type DocxSetting } from './block-children.ts';
import { clean, figureBookmark, sourceBookmark } from './inline-children.ts';

const muted = '57534A';
const locales = { en: 'en-GB', de: 'de-DE' } as const;

/**
 * A report as Word document in the language spoken right now: headings, lists, tables, equations and charts are Word's own;
 * citations and figures are links to the lists at the end.
 */
export async function writeDocx(document: ReportDocument): Promise<Buffer> {
  const [figures, sources] = [namedFigures(document), namedSources(document)];
  const starts: number[] = [];
  const setting: DocxSetting = {
    bookmarks: new Map(figures.map(({ id }, index) => [id, figureBookmark(index)])),
    sources: new Set(sources.map(({ n }) => n)),
    numberingOf: (start) => `list_${starts.push(start)}`,
  };
  const children = [
    ...headOf(document),
    ...blockChildren(document.blocks, setting),
    ...findingsOf(document),
    ...figuresOf(figures, sources, setting),
    ...sourcesOf(sources),
  ];
  const file = new Document({
    title: clean(document.title),
    creator: clean(document.brand),
    lastModifiedBy: clean(document.brand),
    styles: stylesOf(),
    numbering: { config: starts.map((start, index) => numberingOf(`list_${index + 1}`, start)) },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1240, bottom: 1240, left: 1200, right: 1200 },
          },
        },
        footers: { default: footerOf(document) },
        children,
      },
    ],
  });
  return await Packer.toBuffer(file);
}

/** Lines as high as what is in them, equations too; without the rule some take the number for a fixed height. */
const lines = (line: number) => ({ line, lineRule: LineRuleType.AUTO });

function stylesOf() {
  const language = { value: locales[currentLanguage()] };
  const font = 'Calibri';
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: '1D1B16', font },
    paragraph: { spacing: { before, after: 120, ...lines(252) }, keepNext: true },
  });
  return {
    default: {
      document: { run: { font, size: 21, language }, paragraph: { spacing: { after: 140, ...lines(276) } } },
      title: { run: { size: 42, bold: true, font }, paragraph: { spacing: { after: 200, ...lines(240) } } },
      heading1: heading(29, 320),
      heading2: heading(24, 240),
      heading3: heading(22, 200),
      heading4: heading(21, 200),
      heading5: heading(21, 200),
    },
    paragraphStyles: [
      { id: 'Lead', name: 'Lead', basedOn: 'Normal', next: 'Normal', run: { size: 24 } },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        run: { size: 18 },
        paragraph: { spacing: { after: 0, ...lines(240) } },
      },
      {
        id: 'FineText',
        name: 'Fine Text',
        basedOn: 'TableText',
        run: { size: 14 },
      },
      {
        id: 'Note',
        name: 'Note',
        basedOn: 'Normal',
        run: { size: 18 },
        paragraph: { spacing: { after: 100, ...lines(252) } },
      },
    ],
  };
}

const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

function numberingOf(reference: string, start: number) {
  const levels = Array.from({ length: 9 }, (_, level) => ({
    level,
    format: formats[level % formats.length] ?? LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    start,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
  }));
  return { reference, levels };
}

const footText = (...children: readonly (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
  new TextRun({ size: 16, color: muted, children: [...children] });

function footerOf({ brand, title }: ReportDocument): Footer {
  const [before, between, after] = exportTexts().page(-1, -2).split(/-1|-2/);
  return new Footer({
    children: [
      new Paragraph({
        children: [
          footText(clean(`${brand} · ${shortTitle(title)} · ${before ?? ''}`)),
          footText(PageNumber.CURRENT),
          footText(between ?? ''),
          footText(PageNumber.TOTAL_PAGES),
          footText(after ?? ''),
        ],
      }),
    ],
  });
}

function headOf({ head, isUnfinished }: ReportDocument): Paragraph[] {
  const texts = exportTexts();
  const words = clean(head.join(' · '));
  return [
    new Paragraph({ style: 'Note', children: [new TextRun({ text: words, color: muted })] }),
    ...(isUnfinished
      ? [new Paragraph({ children: [new TextRun({ text: texts.unfinished, bold: true })] })]
      : []),
  ];
}

const headingOf = (text: string) =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });
const grey = (text: string, more: object = {}) => new TextRun({ text: clean(text), color: muted, ...more });

function findingsOf({ findings }: ReportDocument): FileChild[] {
  if (findings.length === 0) return [];
  return [
    headingOf(exportTexts().findings),
    ...findings.map(
      ({ title, status, detail }) =>
        new Paragraph({
          style: 'Note',
          children: [
            new TextRun({ text: clean(title), bold: true }),
            ...(status === '' ? [] : [grey(` (${status})`)]),
            ...(detail === '' ? [] : [grey(detail, { break: 1 })]),
          ],
        }),
    ),
  ];
}

function figuresOf(
  figures: readonly Figure[],
  sources: readonly Source[],
  setting: DocxSetting,
): FileChild[] {
  if (figures.length === 0) return [];
  const places = figures.map((_, index) => figureBookmark(index));
  return [
    headingOf(exportTexts().figures),
    tableOf(figureGrid(figures, sources), setting, { style: 'FineText', places, shares: [21, 15, 21, 43] }),
  ];
}

function sourcesOf(sources: readonly Source[]): FileChild[] {
  if (sources.length === 0) return [];
  const texts = exportTexts();
  return [
    headingOf(texts.sources),
    ...sources.map((source) => {
      const facts = [
        source.locator && placeText(source.locator),
        source.is_sample ? texts.sample : null,
        texts.kept(minuteText(source.fetched_at)),
      ].filter(Boolean);
      const link = source.url
        ? [
            new TextRun({ break: 1 }),
            new ExternalHyperlink({
              link: source.url,
              children: [new TextRun({ text: clean(source.url), style: 'Hyperlink' })],
            }),
          ]
        : [];
      return new Paragraph({
        style: 'Note',
        children: [
          new Bookmark({
            id: sourceBookmark(source.n),
            children: [new TextRun({ text: clean(`${source.n}. ${source.title}`), bold: true })],
          }),
          grey(`, ${facts.join(', ')}`),
          ...link,
          ...(source.excerpt ? [grey(texts.quoted(source.excerpt), { break: 1 })] : []),
        ],
      });
    }),
  ];
}
