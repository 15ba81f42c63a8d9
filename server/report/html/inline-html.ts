import katex from 'katex';
import type { Inline } from '../blocks.ts';
import { escapeHtml } from './html-text.ts';

/** Where figures and sources are on the page, by their place in its lists. */
export interface Anchors {
  figure(id: string): string | null;
  source(n: number): string | null;
  sourceLabel(n: number): string;
}

const longestTex = 4000;

/** Running text. Figures lead to their formula, citations to their source, both on the same page. */
export function inlineHtml(inlines: readonly Inline[], anchors: Anchors): string {
  return inlines.map((inline) => oneInline(inline, anchors)).join('');
}

function oneInline(inline: Inline, anchors: Anchors): string {
  switch (inline.kind) {
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`;
    case 'maths':
      return mathsHtml(inline.tex, false);
    case 'text':
      return marked(inline, escapeHtml(inline.text));
    case 'link':
      return marked(inline, linkHtml(inline.url, inline.text));
    case 'figure': {
      const anchor = anchors.figure(inline.id);
      const text = escapeHtml(inline.text);
      return marked(inline, anchor === null ? text : `<a class="figure" href="#${anchor}">${text}</a>`);
    }
    case 'citation': {
      const anchor = anchors.source(inline.n);
      if (anchor === null) return '';
      const label = escapeHtml(anchors.sourceLabel(inline.n));
      return `<sup><a href="#${anchor}" aria-label="${label}">${escapeHtml(inline.text)}</a></sup>`;
    }
  }
}

type Marked = Extract<Inline, { kind: 'text' | 'link' | 'figure' }>;

function marked({ isBold, isItalic, isStruck }: Marked, html: string): string {
  const bold = isBold ? `<strong>${html}</strong>` : html;
  const italic = isItalic ? `<em>${bold}</em>` : bold;
  return isStruck ? `<s>${italic}</s>` : italic;
}

/** Only addresses of pages are links. */
export function linkHtml(url: string, text: string): string {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return escapeHtml(text);
  return `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;
}

/** MathML, which a browser sets without fonts of ours; TeX that is not known is shown as it was written. */
export function mathsHtml(tex: string, isDisplayed: boolean): string {
  if (tex.length <= longestTex)
    try {
      return katex.renderToString(tex, {
        output: 'mathml',
        displayMode: isDisplayed,
        throwOnError: true,
        strict: 'ignore',
        trust: false,
        maxExpand: 200,
        maxSize: 20,
      });
    } catch {
      // Not TeX that is known: as it was written.
    }
  return `<code>${escapeHtml(tex)}</code>`;
}
