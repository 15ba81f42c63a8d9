import type { PhrasingContent, Text } from 'mdast';
import type { Inline, TextMarks } from '../blocks.ts';

/** Inlines as markdown's own tree. */
export function writeInlines(inlines: readonly Inline[]): PhrasingContent[] {
  return inlines.map(writeInline);
}

function writeInline(inline: Inline): PhrasingContent {
  switch (inline.kind) {
    case 'text':
      return marked(words(inline.text), inline);
    case 'figure':
      return marked(link(`#figure:${inline.id}`, inline.text), inline);
    case 'citation':
      return marked(link(`#source:${inline.n}`, inline.text), inline);
    case 'link':
      return marked(link(inline.url, inline.text), inline);
    case 'code':
      return { type: 'inlineCode', value: inline.text };
    case 'maths':
      return { type: 'inlineMath', value: inline.tex, data: { opener: '\\(' } };
    case 'break':
      return { type: 'break' };
  }
}

const words = (value: string): Text => ({ type: 'text', value });
const link = (url: string, text: string): PhrasingContent => ({ type: 'link', url, children: [words(text)] });

function marked(node: PhrasingContent, { isBold, isItalic, isStruck }: TextMarks): PhrasingContent {
  let out = node;
  if (isStruck) out = { type: 'delete', children: [out] };
  if (isItalic) out = { type: 'emphasis', children: [out] };
  if (isBold) out = { type: 'strong', children: [out] };
  return out;
}
