import type { DocumentTable } from '../statements/read-statements.ts';
import type { Column } from '../table/table.ts';

/** Where something of a page was read: a tag with its line, or a cell of a crawl's table. */
export type Proof =
  | { readonly kind: 'tag'; readonly document: string; readonly line: number; readonly quote: string }
  | { readonly kind: 'cell'; readonly source: DocumentTable; readonly row: number; readonly column: Column };

export interface Said {
  readonly text: string;
  readonly proof: Proof;
}

/** What is known of a page: a crawl's table tells some of it, a saved page all but its status. */
export type Topic =
  | 'title'
  | 'description'
  | 'h1'
  | 'canonical'
  | 'robots'
  | 'status'
  | 'words'
  | 'inlinks'
  /** Everything that is in the page's own tags. */
  | 'tags';

/** One page of a site as the audit sees it. */
export interface AuditPage {
  /** File of a saved page, address in a crawl: the same in every language. */
  readonly name: string;
  /** Absolute address; null where nothing says it, and then it is not guessed. */
  readonly address: string | null;
  readonly knows: ReadonlySet<Topic>;
  /** Shows which page it is, for what is missing on it. */
  readonly itself: Proof;
  readonly titles: readonly Said[];
  readonly descriptions: readonly Said[];
  readonly headings: readonly (Said & { readonly level: number })[];
  readonly canonicals: readonly Said[];
  /** Content of `meta robots` and `meta googlebot`. */
  readonly robots: readonly Said[];
  readonly alternates: readonly (Said & { readonly language: string })[];
  readonly links: readonly (Said & { readonly href: string; readonly rel: string })[];
  readonly images: readonly { readonly alt: string | null; readonly proof: Proof }[];
  readonly data: readonly Said[];
  readonly language: string | null;
  readonly base: string | null;
  readonly hasViewport: boolean;
  readonly refresh: Said | null;
  readonly scripts: number;
  readonly bytes: number | null;
  readonly words: number | null;
  /** Links to it that a crawl counted. */
  readonly inlinks: number | null;
  readonly status: { readonly value: number; readonly proof: Proof } | null;
  /** What it shows, for keywords and duplicates; hidden text is not in it. */
  readonly text: string;
}

/** A page that says nothing yet. */
export const emptyPage = (name: string, itself: Proof): AuditPage => ({
  name,
  address: null,
  knows: new Set(),
  itself,
  titles: [],
  descriptions: [],
  headings: [],
  canonicals: [],
  robots: [],
  alternates: [],
  links: [],
  images: [],
  data: [],
  language: null,
  base: null,
  hasViewport: false,
  refresh: null,
  scripts: 0,
  bytes: null,
  words: null,
  inlinks: null,
  status: null,
  text: '',
});

export const titleOf = ({ titles }: AuditPage): string => titles[0]?.text ?? '';

/** Whether a page asks not to be found. */
export const noindexOf = ({ robots }: AuditPage): Said | undefined =>
  robots.find(({ text }) => /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(text));
