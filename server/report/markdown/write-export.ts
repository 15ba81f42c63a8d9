import type { RootContent } from 'mdast';
import { placeText } from '../../tools/place-text.ts';
import type { Block, Inline, ReportBlocks } from '../blocks.ts';
import { minuteText } from '../export-days.ts';
import { figureGrid } from '../figure-appendix.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { namedFigures, namedSources, type ReportDocument } from '../report-document.ts';
import { chartsRepeatedInTables } from '../charts-repeated-in-tables.ts';
import { standAlone } from './stand-alone.ts';
import { writeInlines } from './write-inlines.ts';
import { reportTree, treeToMarkdown } from './write-report.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });

/** A report as Markdown that stands alone, in the language spoken right now: figures follow as plain notes, sources as footnotes. */
export function writeMarkdown(document: ReportDocument): string {
  const texts = exportTexts();
  // Nothing is drawn here: what a chart shows is in the table that has its numbers.
  const told = chartsRepeatedInTables(document.blocks);
  const { isUnfinished } = document;
  const head = document.head.join(' · ');
  const blocks: ReportBlocks = [
    { kind: 'paragraph', text: [{ kind: 'text', text: head, isItalic: true }] },
    ...(isUnfinished
      ? [
          {
            kind: 'paragraph' as const,
            text: [{ kind: 'text' as const, text: texts.unfinished, isBold: true as const }],
          },
        ]
      : []),
    ...document.blocks.filter((block) => !told.has(block)),
    ...listOf(texts.findings, document.findings.map(findingText)),
    ...figuresOf(document),
  ];
  const sources = namedSources(document);
  const notes = sources.map((source): RootContent => ({
    type: 'footnoteDefinition',
    identifier: `${source.n}`,
    label: `${source.n}`,
    children: [{ type: 'paragraph', children: writeInlines(sourceText(source)) }],
  }));
  const tree = standAlone(reportTree(blocks), new Set(sources.map(({ n }) => n)));
  return treeToMarkdown({ type: 'root', children: [...tree, ...notes] });
}

function listOf(title: string, items: readonly (readonly Inline[])[]): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: [text(title)] },
    {
      kind: 'list',
      start: null,
      items: items.map((one) => ({ isDone: null, blocks: [{ kind: 'paragraph', text: one }] })),
    },
  ];
}

function figuresOf(document: ReportDocument): Block[] {
  const figures = namedFigures(document);
  if (figures.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: [text(exportTexts().figures)] },
    { kind: 'table', form: 'plain', title: [], ...figureGrid(figures, namedSources(document)) },
  ];
}

const findingText = ({ title, status, detail }: ReportDocument['findings'][number]): Inline[] => [
  { kind: 'text', text: title, isBold: true },
  text([status && ` (${status})`, detail && `: ${detail}`].filter(Boolean).join('') || ' '),
];

function sourceText(source: ReportDocument['sources'][number]): Inline[] {
  const texts = exportTexts();
  const facts = [
    source.locator && placeText(source.locator),
    source.is_sample ? texts.sample : null,
    texts.kept(minuteText(source.fetched_at)),
  ].filter(Boolean);
  const url = source.url;
  return [
    { kind: 'text', text: source.title, isBold: true },
    text(`, ${facts.join(', ')}`),
    ...(url && /^https?:/i.test(url) && URL.canParse(url)
      ? [text(', '), { kind: 'link' as const, url, text: url }]
      : []),
    ...(source.excerpt ? [text(`: ${texts.quoted(source.excerpt.replaceAll(/\s+/g, ' '))}`)] : []),
  ];
}
