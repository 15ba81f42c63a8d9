import type { Finding, Source } from '@loupe/shared/contract/run-events';
import { currentLanguage } from '../../language/language.ts';
import { placeText } from '../../tools/place-text.ts';
import { minuteText } from '../export-days.ts';
import { figureGrid } from '../figure-appendix.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { namedFigures, namedSources, type ReportDocument } from '../report-document.ts';
import { blocksHtml, tableHtml } from './block-html.ts';
import { escapeHtml } from './html-text.ts';
import { linkHtml, type Anchors } from './inline-html.ts';
import { pageStyle } from './page-style.ts';

/** Nothing is fetched and nothing runs, whatever is in the page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * A report as one web page, in the language spoken right now: no script, no font and no picture from elsewhere, so that
 * it opens without a network. Each number leads to its formula and each citation to its source, on the same page.
 */
export function writeHtml(document: ReportDocument): string {
  const texts = exportTexts();
  const [figures, sources] = [namedFigures(document), namedSources(document)];
  const anchors = anchorsOf(
    figures.map(({ id }) => id),
    sources.map(({ n }) => n),
  );
  const prepared = document.head.join(' · ');
  const parts = [
    `<p class="prepared">${escapeHtml(prepared)}</p>`,
    document.isUnfinished ? `<p class="unfinished">${escapeHtml(texts.unfinished)}</p>` : '',
    blocksHtml(document.blocks, anchors),
    section(texts.findings, document.findings.length > 0 && findingsHtml(document.findings)),
    section(
      texts.figures,
      figures.length > 0 &&
        tableHtml(
          figureGrid(figures, sources),
          [],
          anchors,
          'figures',
          figures.map((_, at) => `f${at + 1}`),
        ),
    ),
    section(texts.sources, sources.length > 0 && sourcesHtml(sources)),
  ];
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(document.title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${parts.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

function anchorsOf(figureIds: readonly string[], ns: readonly number[]): Anchors {
  const figures = new Map(figureIds.map((id, at) => [id, `f${at + 1}`]));
  const sources = new Set(ns);
  return {
    figure: (id) => figures.get(id) ?? null,
    source: (n) => (sources.has(n) ? `s${n}` : null),
    sourceLabel: (n) => exportTexts().source(n),
  };
}

const section = (title: string, html: string | false) =>
  html === false ? '' : `<section><h2>${escapeHtml(title)}</h2>\n${html}</section>`;

function findingsHtml(findings: readonly Finding[]): string {
  const items = findings.map(({ title, status, detail }) => {
    const rest = [status && ` (${status})`, detail && `: ${detail}`].filter(Boolean).join('');
    return `<li dir="auto"><strong>${escapeHtml(title)}</strong>${escapeHtml(rest)}</li>`;
  });
  return `<ul>${items.join('\n')}</ul>`;
}

function sourcesHtml(sources: readonly Source[]): string {
  const texts = exportTexts();
  const items = sources.map((source) => {
    const facts = [
      source.locator && placeText(source.locator),
      source.is_sample ? texts.sample : null,
      texts.kept(minuteText(source.fetched_at)),
    ].filter(Boolean);
    const link = source.url ? ` · ${linkHtml(source.url, source.url)}` : '';
    const excerpt = source.excerpt.replaceAll(/\s+/g, ' ').trim();
    return (
      `<li id="s${source.n}" value="${source.n}"><strong dir="auto">${escapeHtml(source.title)}</strong>` +
      `<div class="place">${escapeHtml(facts.join(' · '))}${link}</div>` +
      `${excerpt ? `<div class="excerpt" dir="auto">${escapeHtml(texts.quoted(excerpt))}</div>` : ''}</li>`
    );
  });
  return `<ol class="sources">${items.join('\n')}</ol>`;
}
