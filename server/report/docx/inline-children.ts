import { ExternalHyperlink, InternalHyperlink, Math, TextRun, type ParagraphChild } from 'docx';
import { latexToMath } from 'docx/math';
import type { Inline, TextMarks } from '../blocks.ts';
import { lineFormula } from '../maths/line-formula.ts';

/** Names of bookmarks: letters, digits and `_`, at most 40 (ECMA-376, 17.13.6.2). */
export const figureBookmark = (index: number): string => `figure_${index}`;
export const sourceBookmark = (n: number): string => `source_${n}`;

const mathsLimit = 4000;

/** A formula as an equation of Word; its TeX as text where Word's words do not reach. */
export function equation(tex: string): ParagraphChild {
  try {
    if (tex.length <= mathsLimit) return new Math({ children: [...latexToMath(tex)] });
  } catch {
    // TeX that is not known: nothing of it is lost.
  }
  return new TextRun({ text: tex, font: 'Consolas' });
}

export interface TextLook {
  readonly isBold?: boolean;
  readonly color?: string;
  /** Of a cell, where a long equation would be cut off at the edge of its column: Word breaks none. */
  readonly isInCell?: boolean;
}

/** Letters that the narrowest column of formulas has room for. */
const cellLetters = 18;

function formula(tex: string, { isInCell = false }: TextLook): ParagraphChild {
  const line = isInCell ? lineFormula(tex) : '';
  return line.length > cellLetters ? new TextRun({ text: clean(line) }) : equation(tex);
}

/** Running text for Word; citations are raised links to the list of sources. */
export function inlineChildren(
  inlines: readonly Inline[],
  bookmarks: ReadonlyMap<string, string>,
  sources: ReadonlySet<number>,
  look: TextLook = {},
): ParagraphChild[] {
  return inlines.map((inline): ParagraphChild => {
    switch (inline.kind) {
      case 'text':
        return run(inline.text, inline, look);
      case 'figure': {
        const anchor = bookmarks.get(inline.id);
        const text = run(inline.text, inline, look);
        return anchor === undefined ? text : new InternalHyperlink({ anchor, children: [text] });
      }
      case 'citation':
        return sources.has(inline.n) ? citation(inline.n) : run(inline.text, inline, look);
      case 'link':
        return new ExternalHyperlink({
          link: inline.url,
          children: [new TextRun({ text: clean(inline.text), style: 'Hyperlink' })],
        });
      case 'code':
        return new TextRun({ text: clean(inline.text), font: 'Consolas' });
      case 'maths':
        return formula(inline.tex, look);
      case 'break':
        return new TextRun({ break: 1 });
    }
  });
}

function citation(n: number): ParagraphChild {
  const text = new TextRun({ text: `[${n}]`, superScript: true, style: 'Hyperlink' });
  return new InternalHyperlink({ anchor: sourceBookmark(n), children: [text] });
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

function run(text: string, { isBold, isItalic, isStruck }: TextMarks, look: TextLook): TextRun {
  return new TextRun({
    text: clean(text),
    ...((isBold || look.isBold) && { bold: true }),
    ...(isItalic && { italics: true }),
    ...(isStruck && { strike: true }),
    ...(look.color !== undefined && { color: look.color }),
    ...(rightToLeft.test(text) && !/\p{Script=Latin}/u.test(text) && { rightToLeft: true }),
  });
}

/** Characters that XML 1.0 does not allow would make the file unreadable. */
export function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
