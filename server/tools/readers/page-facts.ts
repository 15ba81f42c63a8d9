import { Parser } from 'htmlparser2';

/** A tag as the page writes it, cut where it is long, and its line. */
interface PageTag {
  readonly line: number;
  readonly tag: string;
}

export interface PageText extends PageTag {
  readonly text: string;
}

/** What a page says of itself beside its text: the tags that search engines and screen readers go by. */
export interface PageFacts {
  /** Address that a browser wrote into a page it saved: `<!-- saved from url=(0024)https://… -->`. */
  readonly savedFrom: string | null;
  readonly base: string | null;
  readonly language: string | null;
  readonly titles: readonly PageText[];
  /** By `name`, `property` or `http-equiv`, in small letters; `text` is the content. */
  readonly metas: readonly (PageText & { readonly name: string })[];
  readonly canonicals: readonly PageText[];
  readonly alternates: readonly (PageText & { readonly language: string })[];
  readonly headings: readonly (PageText & { readonly level: number })[];
  /** `text` is what is read of the link: its text, the words of its pictures, its label. */
  readonly links: readonly (PageText & { readonly href: string; readonly rel: string })[];
  readonly images: readonly (PageTag & { readonly alt: string | null; readonly src: string })[];
  /** Texts of `application/ld+json`. */
  readonly data: readonly PageText[];
  readonly scripts: number;
  readonly bytes: number;
}

/** So many tags of one kind are kept: a page with more is judged by these. */
const most = { tags: 2_000, tag: 300, data: 20_000 } as const;

type Attributes = Readonly<Record<string, string>>;
type Draft = {
  -readonly [K in keyof PageFacts]: PageFacts[K] extends readonly (infer T)[] ? T[] : PageFacts[K];
};

/** What has begun and whose text is still read. */
interface Open {
  readonly name: string;
  readonly depth: number;
  text: string;
  close(text: string): void;
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const voids = new Set([
  'meta',
  'link',
  'img',
  'base',
  'br',
  'input',
  'hr',
  'source',
  'area',
  'wbr',
  'col',
  'embed',
]);
const isUnseen = ({ hidden, style = '' }: Attributes) =>
  hidden !== undefined || /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);

/** Facts of a page with their lines. What the page does not show is no heading, link or picture of it. */
export function pageFacts(html: string): PageFacts {
  const draft: Draft = {
    savedFrom: null,
    base: null,
    language: null,
    titles: [],
    metas: [],
    canonicals: [],
    alternates: [],
    headings: [],
    links: [],
    images: [],
    data: [],
    scripts: 0,
    bytes: new TextEncoder().encode(html).length,
  };
  const open: Open[] = [];
  let [depth, unseen, at, line] = [0, 0, 0, 1];
  const place = (index: number, end: number): PageTag => {
    for (; at < index; at += 1) if (html.charCodeAt(at) === 10) line += 1;
    return { line, tag: clean(html.slice(index, Math.min(end + 1, index + most.tag))) };
  };
  const begin = (name: string, close: Open['close']) => open.push({ name, depth, text: '', close });

  const parser = new Parser({
    oncomment: (text) => {
      draft.savedFrom ??= /saved from url=\(\d+\)(\S+)/.exec(text)?.[1] ?? null;
    },
    onopentag: (name, attributes) => {
      const where = place(parser.startIndex, parser.endIndex);
      if (!voids.has(name)) depth += 1;
      if (
        unseen > 0 ||
        name === 'template' ||
        name === 'svg' ||
        (name !== 'html' && name !== 'body' && isUnseen(attributes))
      ) {
        if (unseen === 0 && !voids.has(name)) unseen = depth;
        return;
      }
      readTag(draft, name, attributes, where, begin);
      const words = name === 'img' ? attributes.alt : attributes['aria-label'];
      if (words !== undefined)
        for (const one of open) if (one.name === 'a' || one.name[0] === 'h') one.text += ` ${words} `;
    },
    ontext: (text) => {
      if (unseen === 0) for (const one of open) one.text += text;
    },
    onclosetag: (name) => {
      if (voids.has(name)) return;
      while ((open.at(-1)?.depth ?? 0) >= depth) {
        const last = open.pop();
        last?.close(last.text);
      }
      if (unseen === depth) unseen = 0;
      depth -= 1;
    },
  });
  parser.end(html);
  return draft;
}

function keep<T>(list: T[], one: T): void {
  if (list.length < most.tags) list.push(one);
}

function readTag(
  draft: Draft,
  name: string,
  attributes: Attributes,
  where: PageTag,
  begin: (name: string, close: (text: string) => void) => void,
): void {
  const content = clean(attributes.content ?? '');
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (name === 'html') draft.language = clean(attributes.lang ?? '') || null;
  else if (name === 'base') draft.base ??= attributes.href ?? null;
  else if (name === 'title')
    begin(name, (text) =>
      keep(draft.titles, { ...where, tag: `<title>${clean(text)}</title>`, text: clean(text) }),
    );
  else if (name === 'meta') {
    const said = (attributes.name ?? attributes.property ?? attributes['http-equiv'] ?? '').toLowerCase();
    if (said !== '') keep(draft.metas, { ...where, name: said, text: content });
  } else if (name === 'link') readLink(draft, attributes, where);
  else if (level !== undefined)
    begin(name, (text) =>
      keep(draft.headings, {
        ...where,
        tag: `<${name}>${clean(text)}</${name}>`,
        level: Number(level),
        text: clean(text),
      }),
    );
  else if (name === 'a' && attributes.href !== undefined) {
    const { href, rel = '', title = '' } = attributes;
    const label = attributes['aria-label'] ?? '';
    begin(name, (text) =>
      keep(draft.links, {
        ...where,
        href: href.trim(),
        rel: rel.toLowerCase(),
        text: clean(text) || clean(label) || clean(title),
      }),
    );
  } else if (name === 'img')
    keep(draft.images, { ...where, alt: attributes.alt ?? null, src: attributes.src ?? '' });
  else if (name === 'script') {
    const type = attributes.type ?? '';
    if (/^application\/ld\+json/i.test(type))
      begin(name, (text) => keep(draft.data, { ...where, text: text.trim().slice(0, most.data) }));
    // What is data or a template is not run, and makes no text.
    else if (/^(?:$|module$|(?:text|application)\/(?:x-)?(?:java|ecma)script)/i.test(type.trim()))
      draft.scripts += 1;
  }
}

function readLink(draft: Draft, { rel = '', href = '', hreflang }: Attributes, where: PageTag): void {
  const kinds = rel.toLowerCase().split(/\s+/);
  if (kinds.includes('canonical')) keep(draft.canonicals, { ...where, text: href.trim() });
  if (kinds.includes('alternate') && hreflang !== undefined)
    keep(draft.alternates, { ...where, text: href.trim(), language: hreflang.trim() });
}
