import type { Inline, TextMarks } from '../blocks.ts';
import { flatParts } from '../maths/flatten.ts';
import type { MathsNode } from '../maths/maths-node.ts';
import { readTex } from '../maths/read-tex.ts';
import type { Face } from './fonts.ts';
import { mathsBox } from './maths-box.ts';
import type { Sheet } from './sheet.ts';
import { colors, type InlineBox, type Run, type TextStyle } from './text-style.ts';

/** What running text can lead to: only what is in the lists at the end of the document. */
export interface Places {
  readonly figures: ReadonlySet<string>;
  readonly sources: ReadonlySet<number>;
}

export const figurePlace = (id: string) => `figure:${id}`;
export const sourcePlace = (n: number) => `source:${n}`;

export interface BaseStyle {
  readonly size: number;
  readonly color?: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  /** Formulas on one line, which may be broken. */
  readonly isFlat?: true;
}

/** Running text as what is set on the page; citations are raised, as notes do. */
export function inlineRuns(inlines: readonly Inline[], base: BaseStyle, sheet: Sheet, places: Places): Run[] {
  return inlines.flatMap((inline, index): Run[] => {
    const style = styleOf(inline, base);
    switch (inline.kind) {
      case 'text':
        return [{ text: inline.text, style }];
      case 'figure':
        return [
          {
            text: inline.text,
            style: places.figures.has(inline.id)
              ? { ...style, link: { place: figurePlace(inline.id) } }
              : style,
          },
        ];
      case 'citation':
        return citationRuns(inline, inlines[index - 1], style, places);
      case 'link':
        return [{ text: inline.text, style: { ...style, color: colors.accent, link: { url: inline.url } } }];
      case 'code':
        return [{ text: inline.text, style: { ...style, size: style.size * 0.94, color: colors.muted } }];
      case 'maths':
        return mathsRuns(inline.tex, style, sheet, base.isFlat === true);
      case 'break':
        return [{ isBreak: true }];
    }
  });
}

function citationRuns(
  { n, text }: Extract<Inline, { kind: 'citation' }>,
  before: Inline | undefined,
  style: TextStyle,
  { sources }: Places,
): Run[] {
  if (!sources.has(n)) return [{ text, style }];
  const raised: TextStyle = {
    ...style,
    size: style.size * 0.68,
    rise: style.size * 0.34,
    color: colors.accent,
  };
  // A thin space keeps “2” and “4” from reading as “24”.
  const apart: Run[] = before?.kind === 'citation' ? [{ text: '\u202f', style: raised }] : [];
  return [...apart, { text: `${n}`, style: { ...raised, link: { place: sourcePlace(n) } } }];
}

/** A formula; as it was written where it is not known. */
function mathsRuns(tex: string, style: TextStyle, sheet: Sheet, isFlat: boolean): Run[] {
  const node = readTex(tex, false);
  if (!node) return [{ text: tex, style: { ...style, color: colors.muted } }];
  const boxOf = (part: MathsNode): InlineBox =>
    mathsBox(part, { sheet, size: style.size, color: style.color });
  if (!isFlat) return [{ box: boxOf(node), style }];
  // A thin space between the parts is where a line may end.
  const thin: Run = { text: ' ', style: { ...style, size: style.size * 0.2 } };
  return flatParts(node).flatMap((part, at): Run[] => [
    ...(at > 0 ? [thin] : []),
    { box: boxOf(part), style },
  ]);
}

function styleOf(
  inline: Inline,
  { size, color = colors.ink, isBold = false, isItalic = false }: BaseStyle,
): TextStyle {
  const marks: TextMarks = 'isBold' in inline || 'isItalic' in inline || 'isStruck' in inline ? inline : {};
  const face = faceOf(isBold || marks.isBold === true, isItalic || marks.isItalic === true);
  return { face, size, color, ...(marks.isStruck && { isStruck: true as const }) };
}

function faceOf(isBold: boolean, isItalic: boolean): Face {
  if (isBold) return isItalic ? 'boldItalic' : 'bold';
  return isItalic ? 'italic' : 'regular';
}
