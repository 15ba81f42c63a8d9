import type { ReportSpan } from '@loupe/shared/contract/agents';
import type { Language } from '@loupe/shared/lib/language';
import { decimalMarkOf } from '@loupe/shared/lib/printed-number';
import { plainText, titleText, type Block, type Inline } from '../../report/blocks.ts';
import { readReport } from '../../report/markdown/read-report.ts';

/** How a report begins: what it is called and made of, its answer, and what it lists first. */
export interface SamplePiece {
  readonly title: string;
  readonly made_of: string;
  readonly lead: ReportSpan[];
  readonly points: ReportSpan[][];
}

/** As many as somebody reads beside a form. */
const mostPoints = 2;

function spanOf(inline: Inline): ReportSpan {
  if (inline.kind === 'break') return { kind: 'text', text: ' ' };
  if (inline.kind === 'maths') return { kind: 'text', text: inline.tex };
  if (inline.kind === 'figure') return { kind: 'figure', text: inline.text };
  if (inline.kind === 'citation') return { kind: 'source', text: String(inline.n) };
  const isStrong = inline.kind === 'text' && inline.isBold === true;
  return { kind: isStrong ? 'strong' : 'text', text: inline.text };
}

function textOf(blocks: readonly Block[]): readonly Inline[] | null {
  const [first] = blocks;
  return first?.kind === 'paragraph' ? first.text : null;
}

/** Null for a report that does not begin so. */
export function samplePieceOf(markdown: string, language: Language): SamplePiece | null {
  const blocks = readReport(markdown, decimalMarkOf(language));
  const title = blocks.find(({ kind }) => kind === 'title');
  const quote = blocks.find(({ kind }) => kind === 'quote');
  const lead = blocks.find(({ kind }) => kind === 'lead');
  const list = blocks.find(({ kind }) => kind === 'list');
  const madeOf = quote?.kind === 'quote' ? textOf(quote.blocks) : null;
  if (title?.kind !== 'title' || madeOf === null || lead?.kind !== 'lead' || list?.kind !== 'list')
    return null;
  const points = list.items.flatMap((item) => {
    const text = textOf(item.blocks);
    return text === null ? [] : [text.map(spanOf)];
  });
  return {
    title: titleText(title.text),
    made_of: plainText(madeOf),
    lead: lead.text.map(spanOf),
    points: points.slice(0, mostPoints),
  };
}
