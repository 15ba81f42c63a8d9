import type { Options as Schema } from 'rehype-sanitize';

const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const INLINE = ['a', 'br', 'code', 'del', 'em', 'img', 'input', 'span', 'strong', 'sup'];

/** What may name a figure or a claim. */
const MARK_ID = /^[\w.:-]{1,80}$/;

/** What a title may say of the block behind it (`server/report/markdown/block-marks.ts`). */
const BLOCK_NAME = /^(?:caption|limits|timeline|side-by-side|scorecard|schedule|diff|chart-(?:line|bar))$/;

/**
 * Everything that may reach the page (requirements M2, M3, M7): written out, not inherited, so that an update
 * of a library cannot widen it. Runs over the finished tree, after every step that makes elements.
 */
export const schema: Schema = {
  tagNames: [...BLOCKS, ...TABLE, ...INLINE],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    code: [['className', /^language-[\w+#.-]{1,40}$/, 'math-inline', 'math-display'], 'dataDelimiters'],
    ol: ['start'],
    p: ['dataPlain', ['dataBlock', BLOCK_NAME]],
    li: ['dataTask'],
    th: ['align'],
    td: ['align'],
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true, false],
    ],
    span: [
      ['dataFigure', MARK_ID],
      ['dataClaim', MARK_ID],
    ],
    sup: [
      ['dataSource', /^\d{1,4}$/],
      ['dataFootnote', /^.{1,200}$/],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: { tr: ['table'], th: ['tr'], td: ['tr'], li: ['ul', 'ol'] },
  strip: ['script', 'style'],
  // No name or id may pass, so none has to be told apart from the page's own; boxes bring what they need.
  clobber: [],
  clobberPrefix: '',
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
