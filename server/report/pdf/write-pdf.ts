import { shortTitle } from '../short-title.ts';
import type { Finding, Source } from '@loupe/shared/contract/run-events';
import { currentLanguage } from '../../language/language.ts';
import { placeText } from '../../tools/place-text.ts';
import type { Inline } from '../blocks.ts';
import type { PlainDocument } from '../export-jobs.ts';
import { minuteText } from '../export-days.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { namedFigures, namedSources, type ReportDocument } from '../report-document.ts';
import { BlockDrawing } from './draw-blocks.ts';
import { drawFigures } from './draw-figures.ts';
import { fontSpans } from './fonts.ts';
import { sourcePlace, type Places } from './inline-runs.ts';
import { Sheet, type Tag } from './sheet.ts';
import { colors, type Run, type TextStyle } from './text-style.ts';

const small: TextStyle = { face: 'regular', size: 8.8, color: colors.ink };
const muted: TextStyle = { ...small, color: colors.muted };
const bold: TextStyle = { ...small, face: 'bold' };

/**
 * A report as PDF in the language spoken right now: real text with embedded fonts, bookmarks, page numbers, tagged
 * structure; citations lead to the list of sources, figures to their formula and inputs at the end.
 */
export async function writePdf(document: ReportDocument): Promise<Buffer> {
  const texts = exportTexts();
  const sheet = new Sheet({
    title: document.title,
    language: currentLanguage(),
    author: document.brand,
    foot: `${document.brand} · ${shortTitle(document.title)}`,
    pageText: texts.page,
    date: new Date(document.finishedAt),
  });
  const [figures, sources] = [namedFigures(document), namedSources(document)];
  const places: Places = {
    figures: new Set(figures.map(({ id }) => id)),
    sources: new Set(sources.map(({ n }) => n)),
  };
  const drawing = new BlockDrawing(sheet, places);
  drawHead(drawing, sheet, document);
  drawing.report(document.blocks, sheet.root);
  drawFindings(drawing, sheet, document.findings);
  drawSources(drawing, sheet, sources);
  drawFigures(drawing, sheet, [figures, sources], places);
  return await sheet.finish(drawFoot);
}

function drawHead(drawing: BlockDrawing, sheet: Sheet, document: ReportDocument): void {
  const { head, isUnfinished } = document;
  drawing.runs([{ text: head.join(' · '), style: muted }], 'P', sheet.root);
  sheet.y += 8;
  if (!isUnfinished) return;
  drawing.runs([{ text: exportTexts().unfinished, style: { ...bold, size: 10 } }], 'P', sheet.root);
  sheet.y += 8;
}

/** Blocks alone as PDF, e.g. an invoice. */
export async function writePlainPdf({ title, brand, date, blocks }: PlainDocument): Promise<Buffer> {
  const sheet = new Sheet({
    title,
    language: currentLanguage(),
    author: brand,
    foot: `${brand} · ${title}`,
    pageText: exportTexts().page,
    date: new Date(date),
  });
  new BlockDrawing(sheet, { figures: new Set(), sources: new Set() }).draw(blocks, sheet.root);
  return await sheet.finish(drawFoot);
}

const heading = (text: string): Inline[] => [{ kind: 'text', text }];

function drawFindings(drawing: BlockDrawing, sheet: Sheet, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  drawing.heading(heading(exportTexts().findings), 2, sheet.root);
  for (const { title, status, detail } of findings) {
    const runs: Run[] = [
      { text: title, style: bold },
      ...(status === '' ? [] : [{ text: `  ${status}`, style: { ...small, color: colors.accent } }]),
      ...(detail === '' ? [] : [{ isBreak: true as const }, { text: detail, style: muted }]),
    ];
    drawing.runs(runs, 'P', sheet.root);
    sheet.y += 5;
  }
}

function drawSources(drawing: BlockDrawing, sheet: Sheet, sources: readonly Source[]): void {
  if (sources.length === 0) return;
  drawing.heading(heading(exportTexts().sources), 2, sheet.root);
  sheet.tagged(sheet.root, 'L', (list) => {
    for (const source of sources) drawSource(drawing, sheet, list, source);
  });
}

function drawSource(drawing: BlockDrawing, sheet: Sheet, list: Tag, source: Source): void {
  const texts = exportTexts();
  const facts = [
    source.locator && placeText(source.locator),
    source.is_sample ? texts.sample : null,
    texts.kept(minuteText(source.fetched_at)),
  ].filter(Boolean);
  const runs: Run[] = [
    { text: `${source.n}.  `, style: bold },
    { text: source.title, style: bold },
    { text: `, ${facts.join(', ')}`, style: muted },
    ...(source.url
      ? [
          { isBreak: true } as const,
          { text: source.url, style: { ...small, color: colors.accent, link: { url: source.url } } },
        ]
      : []),
    ...(source.excerpt
      ? [{ isBreak: true } as const, { text: texts.quoted(source.excerpt), style: muted }]
      : []),
  ];
  sheet.ensure(Math.min(120, drawing.heightOfRuns(runs, 0)));
  sheet.place(sourcePlace(source.n));
  drawing.runs(runs, 'LI', list);
  sheet.y += 5;
}

function drawFoot(sheet: Sheet, text: string, y: number): void {
  sheet.artifact(() => {
    let x = sheet.left;
    for (const span of fontSpans(text, 'regular')) {
      sheet.textAt(span.text, span.font, 7.5, colors.muted, x, y);
      x += sheet.measure(span.text, span.font, 7.5);
    }
  });
}
