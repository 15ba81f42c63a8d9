import { isUnitWord } from './units.ts';

const anyLink = /\[((?:\\.|[^[\]\n\\])*)\]\(#(source|figure|claim):([^()\s]+)\)/g;

/** The links of a statement, and what is left when its marks are read and not seen. */
export interface StatementText {
  /** As read. */
  readonly plain: string;
  /** As read, without the values of figures. */
  readonly own: string;
  readonly sources: readonly number[];
  readonly figures: readonly string[];
  /** What is around the link of a figure as if it were its unit: "million EUR" after "97.42". */
  readonly unitsOfFigures: readonly { readonly id: string; readonly words: readonly string[] }[];
}

/** Reads a statement's markdown. Links to sources and figures were checked before: each leads somewhere. */
export function readStatement(markdown: string): StatementText {
  const sources = new Set<number>();
  const figures = new Set<string>();
  const read = (valueOfFigure: (label: string) => string) =>
    markdown.replace(anyLink, (_whole, label: string, kind: string, target: string) => {
      if (kind === 'source') sources.add(Number(target));
      if (kind === 'figure') figures.add(target);
      return kind === 'figure' ? valueOfFigure(label) : '';
    });
  const plain = tidy(read((label) => label));
  const own = tidy(read(() => ' '));
  return { plain, own, sources: [...sources], figures: [...figures], unitsOfFigures: unitsIn(markdown) };
}

const figureLink = /\[(?:\\.|[^[\]\n\\])*\]\(#figure:([^()\s]+)\)/g;
const unitBefore = /(?:[€$£¥]|\b(?:EUR|USD|GBP|CHF|JPY))[ \u00a0\u202f]?$/;
const wordAfter = /^[ \u00a0\u202f]?(%|‰|[€$£¥]|\p{L}+)/u;

function unitsIn(markdown: string): StatementText['unitsOfFigures'] {
  return [...markdown.matchAll(figureLink)].flatMap((match) => {
    const words = unitBefore.exec(markdown.slice(0, match.index))?.[0].trim().split(' ') ?? [];
    let rest = markdown.slice(match.index + match[0].length);
    for (let word = wordAfter.exec(rest); word?.[1] && isMeasure(word[1]); word = wordAfter.exec(rest)) {
      words.push(word[1]);
      rest = rest.slice(word[0].length);
    }
    return words.length > 0 ? [{ id: match[1] ?? '', words }] : [];
  });
}

/** A scale, a currency or a share: what makes another number of a number. */
function isMeasure(word: string): boolean {
  return isUnitWord(word) && !/^(?:points?|punkte?)$/i.test(word);
}

/** Text without the marks of Markdown. */
function tidy(markdown: string): string {
  return (
    markdown
      .replace(/^\s*\||\|\s*$/g, '')
      // The title of a block of the report is no sentence.
      .replace(/^\[[^\]]*\]\(#block:[^)]*\)$/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|__|~~|`|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
      .replace(/\s*\|\s*/g, ' · ')
      .replace(/\\([\\`*_[\]<>|#~])/g, '$1')
      // Brackets that reports write so that they make no link.
      .replace(/&#(40|41|91|93);/g, (_whole, code: string) => String.fromCharCode(Number(code)))
      .replace(/\n\s*>?/g, ' ')
      .replace(/[ \t]+/g, ' ')
      .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1')
      .trim()
  );
}
