import type { Inline, TextMarks } from './blocks.ts';

/** Running text. */
export type Words = readonly Inline[];

/** What a sentence is put together from: a string is plain text, whatever signs are in it. */
export type Said = string | Inline | Words;

/** Said things as running text, on one line. */
export function toWords(said: Said): Words {
  if (typeof said === 'string')
    return said === '' ? [] : [{ kind: 'text', text: said.replace(/\s*[\n\r\t]\s*/g, ' ') }];
  return 'kind' in said ? [said] : said;
}

/** Text of a template with figures, citations and other running text in it: words`Revenue was ${figure}.` */
export function words(texts: TemplateStringsArray, ...said: readonly Said[]): Words {
  return joined(texts.flatMap((text, i) => [...toWords(text), ...toWords(said[i] ?? '')]));
}

/** Several said things one after another, with the same between each two. */
export function joinWords(said: readonly Said[], between: Said = ''): Words {
  return joined(
    said.flatMap((one, i) => (i === 0 ? [...toWords(one)] : [...toWords(between), ...toWords(one)])),
  );
}

function marked(said: Said, marks: TextMarks): Words {
  return toWords(said).map((inline) =>
    inline.kind === 'code' || inline.kind === 'maths' || inline.kind === 'break'
      ? inline
      : { ...inline, ...marks },
  );
}

export const bold = (said: Said) => marked(said, { isBold: true });
export const italic = (said: Said) => marked(said, { isItalic: true });

const looksAlike = (a: TextMarks, b: TextMarks) =>
  a.isBold === b.isBold && a.isItalic === b.isItalic && a.isStruck === b.isStruck;

/** Neighbouring pieces of text that look alike as one. */
export function joined(inlines: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const inline of inlines) {
    const last = out.at(-1);
    if (inline.kind === 'text' && inline.text === '') continue;
    if (inline.kind === 'text' && last?.kind === 'text' && looksAlike(inline, last))
      out[out.length - 1] = { ...last, text: last.text + inline.text };
    else out.push(inline);
  }
  return out;
}
