import type { MathsNode } from '../maths/maths-node.ts';
import { fontSpans, type Face } from './fonts.ts';
import type { Sheet } from './sheet.ts';
import type { InlineBox } from './text-style.ts';

/** Where and how large a part of a formula is set: TeX's text, script and second script sizes. */
interface Setting {
  readonly sheet: Sheet;
  readonly size: number;
  readonly color: string;
}

const smaller = (setting: Setting): Setting => ({ ...setting, size: Math.max(5, setting.size * 0.72) });
const empty: InlineBox = { width: 0, ascent: 0, descent: 0, draw: () => undefined };

/** A formula as real text: letters, signs and lines of fractions and roots at their places. Points. */
export function mathsBox(node: MathsNode | null, setting: Setting): InlineBox {
  if (!node) return empty;
  switch (node.kind) {
    case 'row':
      return rowBox(node.children, setting);
    case 'fraction':
      return fractionBox(node, setting);
    case 'root':
      return rootBox(node, setting);
    case 'scripts':
      return scriptsBox(node, setting);
    case 'stack':
      return stackBox(node, setting);
    case 'grid':
      return gridBox(node.rows, setting);
    case 'sign':
      return signBox(node.text, setting);
    default:
      return textBox(node.text, node.isItalic ? 'italic' : 'regular', setting);
  }
}

function textBox(text: string, face: Face, { sheet, size, color }: Setting): InlineBox {
  const spans = fontSpans(text, face).map((span) => ({
    ...span,
    width: sheet.measure(span.text, span.font, size),
  }));
  return {
    width: spans.reduce((sum, span) => sum + span.width, 0),
    ascent: size * 0.76,
    descent: size * 0.22,
    draw: (x, baseline) => {
      let at = x;
      for (const span of spans) {
        sheet.textAt(span.text, span.font, size, color, at, baseline);
        at += span.width;
      }
    },
  };
}

const spaced = /^[=<>≤≥≠≈≡∼→←⇒∈∝±+−×÷⋅*:]$/u;
const large = /^[∑∏∫∮⋃⋂]$/u;

function signBox(text: string, setting: Setting): InlineBox {
  if (large.test(text)) return textBox(text, 'regular', { ...setting, size: setting.size * 1.35 });
  const box = textBox(text === '-' ? '−' : text, 'regular', setting);
  if (text === ',' || text === ';') return { ...box, width: box.width + setting.size * 0.16 };
  return spaced.test(text) ? padded(box, setting.size * 0.24) : box;
}

const padded = (box: InlineBox, pad: number): InlineBox => ({
  ...box,
  width: box.width + 2 * pad,
  draw: (x, baseline) => box.draw(x + pad, baseline),
});

const isFence = (node: MathsNode | undefined) => node?.kind === 'sign' && node.grows === true;

/** Brackets grow with what is between them. */
function rowBox(children: readonly MathsNode[], setting: Setting): InlineBox {
  const boxes = children.map((child) => mathsBox(child, setting));
  const others = boxes.filter((_, index) => !isFence(children[index]));
  const ascent = Math.max(0, ...others.map((box) => box.ascent));
  const descent = Math.max(0, ...others.map((box) => box.descent));
  const isFirst = (index: number) => index === 0 || isFence(children[index - 1]);
  return beside(
    boxes.map((box, index) => {
      const child = children[index];
      if (child?.kind === 'sign' && child.grows)
        return grown(child.text, Math.max(box.ascent, ascent), Math.max(box.descent, descent), setting);
      // A sign in front of a number belongs to it.
      if (child?.kind === 'sign' && isFirst(index) && /^[+−-]$/u.test(child.text))
        return textBox(child.text.replace('-', '−'), 'regular', setting);
      return box;
    }),
  );
}

function grown(text: string, ascent: number, descent: number, setting: Setting): InlineBox {
  const size = Math.max(setting.size, (ascent + descent) * 1.02);
  if (size < setting.size * 1.25) return textBox(text, 'regular', setting);
  const box = textBox(text, 'regular', { ...setting, size });
  // Brackets reach from 0.72 above to 0.2 below the line: their middle goes to the middle of what they hold.
  const drop = size * 0.26 - (ascent - descent) / 2;
  return { width: box.width, ascent, descent, draw: (x, baseline) => box.draw(x, baseline + drop) };
}

function beside(boxes: readonly InlineBox[]): InlineBox {
  return {
    width: boxes.reduce((sum, box) => sum + box.width, 0),
    ascent: Math.max(0, ...boxes.map((box) => box.ascent)),
    descent: Math.max(0, ...boxes.map((box) => box.descent)),
    draw: (x, baseline) => {
      let at = x;
      for (const box of boxes) {
        box.draw(at, baseline);
        at += box.width;
      }
    },
  };
}

function fractionBox(node: Extract<MathsNode, { kind: 'fraction' }>, setting: Setting): InlineBox {
  const { sheet, size, color } = setting;
  const inner = { ...setting, size: Math.max(5, size * 0.88) };
  const [over, under] = [mathsBox(node.over, inner), mathsBox(node.under, inner)];
  const width = Math.max(over.width, under.width) + size * 0.3;
  const [axis, gap] = [size * 0.27, size * 0.14];
  return {
    width: width + size * 0.16,
    ascent: axis + gap + over.ascent + over.descent,
    descent: under.ascent + under.descent + gap - axis,
    draw: (left, baseline) => {
      const x = left + size * 0.08;
      over.draw(x + (width - over.width) / 2, baseline - axis - gap - over.descent);
      under.draw(x + (width - under.width) / 2, baseline - axis + gap + under.ascent);
      if (node.hasLine) sheet.rule(x, baseline - axis, width, color, size * 0.05);
    },
  };
}

function rootBox(node: Extract<MathsNode, { kind: 'root' }>, setting: Setting): InlineBox {
  const { sheet, size, color } = setting;
  const inside = mathsBox(node.inside, setting);
  const degree = mathsBox(node.degree, smaller(smaller(setting)));
  const hook = size * 0.62;
  const lead = Math.max(0, degree.width - hook * 0.45);
  const top = inside.ascent + size * 0.12;
  return {
    width: lead + hook + inside.width + size * 0.1,
    ascent: top + size * 0.1,
    descent: inside.descent,
    draw: (left, baseline) => {
      const x = left + lead;
      const [low, high] = [baseline + inside.descent * 0.9, baseline - top];
      degree.draw(left, baseline - size * 0.42);
      sheet.doc
        .save()
        .lineWidth(size * 0.055)
        .strokeColor(color)
        .moveTo(x + hook * 0.08, baseline - size * 0.22)
        .lineTo(x + hook * 0.3, baseline - size * 0.3)
        .lineTo(x + hook * 0.58, low)
        .lineTo(x + hook * 0.95, high)
        .lineTo(x + hook + inside.width + size * 0.06, high)
        .stroke()
        .restore();
      inside.draw(x + hook, baseline);
    },
  };
}

function scriptsBox(node: Extract<MathsNode, { kind: 'scripts' }>, setting: Setting): InlineBox {
  const base = mathsBox(node.base, setting);
  const [sub, sup] = [mathsBox(node.sub, smaller(setting)), mathsBox(node.sup, smaller(setting))];
  const down = Math.max(setting.size * 0.2, base.descent - setting.size * 0.06);
  const up = Math.max(setting.size * 0.38, base.ascent - sup.ascent * 0.55);
  return {
    width: base.width + Math.max(sub.width, sup.width) + setting.size * 0.06,
    ascent: Math.max(base.ascent, node.sup ? up + sup.ascent : 0),
    descent: Math.max(base.descent, node.sub ? down + sub.descent : 0),
    draw: (x, baseline) => {
      base.draw(x, baseline);
      sub.draw(x + base.width, baseline + down);
      sup.draw(x + base.width, baseline - up);
    },
  };
}

const bar = /^[ˉ‾¯―]$/u;

function stackBox(node: Extract<MathsNode, { kind: 'stack' }>, setting: Setting): InlineBox {
  const { sheet, size, color } = setting;
  const base = mathsBox(node.base, setting);
  if (node.above?.kind === 'sign' && bar.test(node.above.text) && !node.below) {
    const lift = base.ascent * 0.92 + size * 0.02;
    return {
      ...base,
      ascent: lift + size * 0.1,
      draw: (x, baseline) => {
        base.draw(x, baseline);
        sheet.rule(x + size * 0.04, baseline - lift, base.width - size * 0.08, color, size * 0.05);
      },
    };
  }
  const small = node.isAccent ? setting : smaller(setting);
  const [below, above] = [mathsBox(node.below, small), mathsBox(node.above, small)];
  const width = Math.max(base.width, below.width, above.width);
  const up = node.isAccent ? size * 0.2 : base.ascent + above.descent + size * 0.08;
  const down = base.descent + below.ascent + size * 0.06;
  return {
    width: width + (node.isAccent ? 0 : size * 0.1),
    ascent: node.above ? Math.max(base.ascent, up + above.ascent) : base.ascent,
    descent: node.below ? down + below.descent : base.descent,
    draw: (x, baseline) => {
      base.draw(x + (width - base.width) / 2, baseline);
      below.draw(x + (width - below.width) / 2, baseline + down);
      above.draw(x + (width - above.width) / 2, baseline - up);
    },
  };
}

function gridBox(rows: readonly (readonly MathsNode[])[], setting: Setting): InlineBox {
  const boxes = rows.map((row) => row.map((cell) => mathsBox(cell, setting)));
  const count = Math.max(0, ...boxes.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...boxes.map((row) => row[at]?.width ?? 0)),
  );
  const gap = setting.size * 0.5;
  const heights = boxes.map((row) => ({
    ascent: Math.max(setting.size * 0.7, ...row.map((box) => box.ascent)),
    descent: Math.max(setting.size * 0.3, ...row.map((box) => box.descent)),
  }));
  const total = heights.reduce((sum, one) => sum + one.ascent + one.descent + setting.size * 0.15, 0);
  const top = total / 2 + setting.size * 0.27;
  return {
    width: widths.reduce((sum, width) => sum + width + gap, 0),
    ascent: top,
    descent: total - top,
    draw: (left, baseline) => {
      let y = baseline - top;
      boxes.forEach((row, index) => {
        const { ascent = 0, descent = 0 } = heights[index] ?? {};
        let x = left;
        row.forEach((box, at) => {
          box.draw(x + ((widths[at] ?? 0) - box.width) / 2, y + ascent);
          x += (widths[at] ?? 0) + gap;
        });
        y += ascent + descent + setting.size * 0.15;
      });
    },
  };
}
