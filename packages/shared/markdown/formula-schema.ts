import type { Options as Schema } from 'rehype-sanitize';

const LENGTH = String.raw`[-+]?\d*\.?\d+(?:em|ex|px|pt|mu|width|%)?`;
const COLOUR = String.raw`(?:#[\da-fA-F]{3,8}|[a-zA-Z]{1,30})`;
const SIZES =
  '(?:min-)?width|height|top|bottom|left|vertical-align|margin(?:-left|-right)?|padding-left|border(?:-top|-right|-bottom)?-width';
const DECLARATION = [
  `(?:${SIZES}):${LENGTH}(?: ${LENGTH})?`,
  `(?:background-|border-)?color:${COLOUR}`,
  `border: *${LENGTH} solid ${COLOUR}`,
  'border(?:-right)?-style:(?:solid|dashed)',
  'position:relative',
].join('|');

/** What KaTeX sets on an element of its own: sizes, distances and colours, nothing that is fetched or covers the page. */
const STYLE = new RegExp(`^(?:(?:${DECLARATION});?)*$`);
const CLASS = /^[\w-]{1,40}$/;
const MEASURE = new RegExp(`^${LENGTH}$`);
const MEASURES = new RegExp(`^${LENGTH}(?: ${LENGTH})*$`);
const NAMED_COLOUR = new RegExp(`^${COLOUR}$`);
const WORDS = /^[a-z]+(?: [a-z]+)*$/;
const VARIANT = /^[a-z]+(?:-[a-z]+)*$/;

const MATHS =
  'math semantics annotation mrow mi mn mo mtext mspace msup msub msubsup munder mover munderover mfrac msqrt mroot ' +
  'mtable mtr mtd mstyle mpadded mphantom menclose';

/** Everything that a drawn formula may consist of (requirement M2): what KaTeX makes, written out. */
export const formulaSchema: Schema = {
  tagNames: ['span', 'svg', 'path', 'line', ...MATHS.split(' ')],
  attributes: {
    '*': [
      ['className', CLASS],
      ['style', STYLE],
    ],
    span: [['ariaHidden', 'true', true]],
    svg: [
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ['width', MEASURE],
      ['height', MEASURE],
      ['viewBox', MEASURES],
      ['preserveAspectRatio', /^(?:none|x(?:Min|Mid|Max)Y(?:Min|Mid|Max)(?: slice)?)$/],
    ],
    path: [['d', /^[\s\d.,\-MLHVCSQTAZmlhvcsqtaz]*$/]],
    line: [
      ['x1', MEASURE],
      ['y1', MEASURE],
      ['x2', MEASURE],
      ['y2', MEASURE],
      ['strokeWidth', MEASURE],
    ],
    math: [
      ['xmlns', 'http://www.w3.org/1998/Math/MathML'],
      ['display', 'block'],
    ],
    annotation: [['encoding', 'application/x-tex']],
    mfrac: [['linethickness', MEASURE]],
    mi: [['mathvariant', VARIANT]],
    mn: [['mathvariant', VARIANT]],
    mtext: [['mathvariant', VARIANT]],
    mo: [
      ['mathvariant', VARIANT],
      ['fence', 'true', 'false'],
      ['separator', 'true'],
      ['stretchy', 'true', 'false'],
      ['lspace', MEASURE],
      ['rspace', MEASURE],
      ['minsize', MEASURE],
      ['maxsize', MEASURE],
    ],
    mover: [['accent', 'true']],
    munder: [['accentunder', 'true']],
    menclose: [['notation', WORDS]],
    mpadded: [
      ['width', MEASURE],
      ['height', MEASURE],
      ['depth', MEASURE],
      ['lspace', MEASURE],
      ['voffset', MEASURE],
      ['mathbackground', NAMED_COLOUR],
    ],
    mspace: [
      ['width', MEASURE],
      ['height', MEASURE],
      ['mathbackground', NAMED_COLOUR],
    ],
    mstyle: [
      ['displaystyle', 'true', 'false'],
      ['scriptlevel', /^\d$/],
      ['mathcolor', NAMED_COLOUR],
      ['mathsize', MEASURE],
    ],
    mtable: [
      ['width', MEASURE],
      ['columnalign', WORDS],
      ['columnlines', WORDS],
      ['columnspacing', MEASURES],
      ['rowlines', WORDS],
      ['rowspacing', MEASURES],
    ],
    mtd: [['width', MEASURE]],
  },
  strip: [],
  clobber: [],
  clobberPrefix: '',
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
