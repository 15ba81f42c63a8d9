import type { Extension as MdastExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

/**
 * Character references (`&amp;`, `&#38;`, `&#x26;`) from a table of our own. The library's version asks the browser
 * to decode them with innerHTML, which Trusted Types refuse; its full table is larger than the rest of the renderer.
 * Ours has the 252 names of HTML 4. A name that is not in the table stays as it was written.
 */
/** Those of HTML 4 that stand in a row: Latin-1 from U+00A0, and Greek, whose capitals lie 32 before the small letters. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc ' +
  'Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute ' +
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
/** The others of HTML 4, and names of signs that mean something in markdown: each with its character. */
const OTHERS =
  'quot"num#dollar$percnt%amp&apos\'lpar(rpar)ast*plus+lt<equals=gt>lbrack[bsol\\rbrack]lowbar_grave`' +
  'vert|OEligŒoeligœScaronŠscaronšYumlŸfnofƒcircˆtilde˜thetasymϑupsihϒpivϖensp\u2002emsp\u2003' +
  'thinsp\u2009zwnj\u200Czwj\u200Dlrm\u200Erlm\u200Fndash–mdash—lsquo‘rsquo’sbquo‚ldquo“rdquo”bdquo„' +
  'dagger†Dagger‡bull•hellip…permil‰prime′Prime″lsaquo‹rsaquo›oline‾frasl⁄euro€imageℑweierp℘realℜtrade™' +
  'alefsymℵlarr←uarr↑rarr→darr↓harr↔crarr↵lArr⇐uArr⇑rArr⇒dArr⇓hArr⇔forall∀part∂exist∃empty∅nabla∇isin∈' +
  'notin∉ni∋prod∏sum∑minus−lowast∗radic√prop∝infin∞ang∠and∧or∨cap∩cup∪int∫there4∴sim∼cong≅asymp≈ne≠' +
  'equiv≡le≤ge≥sub⊂sup⊃nsub⊄sube⊆supe⊇oplus⊕otimes⊗perp⊥sdot⋅lceil⌈rceil⌉lfloor⌊rfloor⌋lang〈rang〉loz◊' +
  'spades♠clubs♣hearts♥diams♦check✓';

const TABLE = new Map<string, string>();
for (const [i, name] of LATIN.split(' ').entries()) TABLE.set(name, String.fromCharCode(160 + i));
for (const [i, name] of GREEK.split(' ').entries()) {
  TABLE.set(name, String.fromCharCode(945 + i));
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  if (name !== 'sigmaf') TABLE.set(capital, String.fromCharCode(913 + i));
}
for (const [, name, character] of OTHERS.matchAll(/([A-Za-z]+\d{0,2})([^A-Za-z\d])/g)) {
  if (name !== undefined && character !== undefined) TABLE.set(name, character);
}

/** Decodes what stands between `&` and `;`, or undefined when it names nothing. */
function decodeReference(reference: string): string | undefined {
  if (!reference.startsWith('#')) return TABLE.get(reference);
  const isHex = reference[1] === 'x' || reference[1] === 'X';
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isControl = code < 9 || code === 11 || (code > 13 && code < 32) || (code > 126 && code < 160);
  const isInvalid = code > 0x10ffff || (code > 0xd7ff && code < 0xe000) || (code & 0xfffe) === 0xfffe;
  return isControl || isInvalid ? '\uFFFD' : String.fromCodePoint(code);
}

const VALID = /^(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{0,30})$/;

function isReferencePart(code: Code): boolean {
  if (code === null) return false;
  return code === 35 || (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const slice = this.sliceSerialize.bind(this);
  let size = 0;
  return (code) => {
    effects.enter('characterReference');
    effects.enter('characterReferenceMarker');
    effects.consume(code);
    effects.exit('characterReferenceMarker');
    return first;
  };
  function first(code: Code): State | undefined {
    if (!isReferencePart(code)) return nok(code);
    effects.enter('characterReferenceValue');
    return value(code);
  }
  function value(code: Code): State | undefined {
    if (isReferencePart(code) && size++ < 32) {
      effects.consume(code);
      return value;
    }
    if (code !== 59) return nok(code);
    const written = slice(effects.exit('characterReferenceValue'));
    if (!VALID.test(written) || decodeReference(written) === undefined) return nok(code);
    effects.enter('characterReferenceMarker');
    effects.consume(code);
    effects.exit('characterReferenceMarker');
    effects.exit('characterReference');
    return ok;
  }
}

const ownReference: Construct = { name: 'ownCharacterReference', tokenize };

export const characterReferenceSyntax: Extension = {
  text: { 38: ownReference },
  string: { 38: ownReference },
  disable: { null: ['characterReference'] },
};

/** As the library folds labels, without decoding what is in them: that too would go through innerHTML. */
function keepLabel(label: string, target: { label?: string; identifier?: string }): void {
  target.label = label;
  target.identifier = foldLabel(label);
}

/** Folds a label the way references are matched (CommonMark 0.31, "matches"). */
export function foldLabel(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();
}

export const characterReferenceFromMarkdown: MdastExtension = {
  exit: {
    characterReferenceValue(token: Token) {
      const text = this.stack.at(-1);
      if (text !== undefined && 'value' in text)
        text.value += decodeReference(this.sliceSerialize(token)) ?? '';
    },
    labelText(token: Token) {
      const target = this.stack.at(-2);
      if (target !== undefined) keepLabel(this.sliceSerialize(token), target as { label?: string });
    },
  },
};
