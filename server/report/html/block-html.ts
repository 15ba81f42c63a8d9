import { titleText, type Block, type Cell, type ChartBlock, type Grid, type ListItem } from '../blocks.ts';
import { chartData } from '../chart-data.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { chartsRepeatedInTables } from '../charts-repeated-in-tables.ts';
import { chartSvg } from './chart-svg.ts';
import { escapeHtml } from './html-text.ts';
import { inlineHtml, mathsHtml, type Anchors } from './inline-html.ts';

/** The blocks of a report. Of a chart whose numbers are in a table of the report only the drawing is shown. */
export function blocksHtml(blocks: readonly Block[], anchors: Anchors): string {
  const told = chartsRepeatedInTables(blocks);
  return blocks.map((block) => blockHtml(block, anchors, told)).join('\n');
}

function blockHtml(block: Block, anchors: Anchors, told: ReadonlySet<Block>): string {
  const inner = (blocks: readonly Block[]) => blocks.map((one) => blockHtml(one, anchors, told)).join('\n');
  const text = 'text' in block && typeof block.text !== 'string' ? inlineHtml(block.text, anchors) : '';
  switch (block.kind) {
    case 'title':
      return `<h1 dir="auto">${text}</h1>`;
    case 'lead':
      return `<p class="lead" dir="auto">${text}</p>`;
    case 'heading':
      return `<h${block.level} dir="auto">${text}</h${block.level}>`;
    case 'paragraph':
      return `<p dir="auto">${text}</p>`;
    case 'maths':
      return `<div class="maths">${mathsHtml(block.tex, true)}</div>`;
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`;
    case 'list':
      return listHtml(block.items, block.start, inner);
    case 'quote':
      return `<blockquote>${inner(block.blocks)}</blockquote>`;
    case 'limits':
      return `<section class="limits"><p dir="auto"><strong>${inlineHtml(block.title, anchors)}</strong></p>${listHtml(block.items, null, inner)}</section>`;
    case 'rule':
      return '<hr>';
    case 'table':
      return tableHtml(block, block.title, anchors, block.form);
    case 'chart':
      return chartHtml(block, anchors, told.has(block));
  }
}

function listHtml(
  items: readonly ListItem[],
  start: number | null,
  inner: (blocks: readonly Block[]) => string,
): string {
  const rows = items
    .map(({ isDone, blocks }) => {
      const box = isDone === null ? '' : `<span class="box">${isDone ? '☑' : '☐'}</span> `;
      return `<li${isDone === null ? '' : ' class="task"'}>${box}${inner(blocks)}</li>`;
    })
    .join('');
  if (start === null) return `<ul>${rows}</ul>`;
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${rows}</ol>`;
}

/** A table that is scrolled by itself where it is wide; `rowIds` are places that links lead to. */
export function tableHtml(
  { columns, rows }: Grid,
  title: readonly Cell['text'][number][],
  anchors: Anchors,
  form = 'plain',
  rowIds: readonly string[] = [],
): string {
  const heads = columns
    .map(
      (column) =>
        `<th scope="col" class="${column.align}" dir="auto">${inlineHtml(column.title, anchors)}</th>`,
    )
    .join('');
  const body = rows
    .map((row, at) => {
      const cells = row
        .map(
          ({ text }, i) =>
            `<td class="${columns[i]?.align ?? 'left'}" dir="auto">${inlineHtml(text, anchors)}</td>`,
        )
        .join('');
      const id = rowIds[at];
      return `<tr${id === undefined ? '' : ` id="${id}"`}>${cells}</tr>`;
    })
    .join('\n');
  const name = titleText(title) || columns.map((column) => titleText(column.title)).join(', ');
  const caption = title.length > 0 ? `<caption dir="auto">${inlineHtml(title, anchors)}</caption>` : '';
  return (
    `<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(name)}">` +
    `<table data-form="${form}">${caption}<thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`
  );
}

function chartHtml(block: ChartBlock, anchors: Anchors, isTold: boolean): string {
  const data = chartData(block);
  const title = titleText(block.title);
  if (data === null) return tableHtml(block, block.title, anchors);
  const [first = '', last = ''] = [data.points[0], data.points.at(-1)];
  const series = data.series.map(({ name }) => name).join(', ');
  const drawing = chartSvg(block.shape, data, exportTexts().chartOf(title, series, first, last));
  const caption = `<figcaption dir="auto">${inlineHtml(block.title, anchors)}${data.unit ? ` (${escapeHtml(data.unit)})` : ''}</figcaption>`;
  return `<figure>${caption}${drawing}${isTold ? '' : tableHtml(block, [], anchors)}</figure>`;
}
