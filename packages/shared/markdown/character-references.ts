import type { Extension as MdastExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

/**
 * Character references (`&amp;`, `&#38;`, `&#x26;`) from a table of our own. The library's version asks the browser
 * to decode them with innerHTML, which Trusted Types refuse; its full table is larger than the rest of the renderer.
 * A name that is not in the table stays as it was written.
 */
const NAMED =
  'amp&lt<gt>quot"apos\'nbsp\u00A0iexcl¡cent¢pound£curren¤yen¥brvbar¦sect§uml¨copy©ordf\u00AAlaquo«not¬shy\u00ADreg®macr¯deg°' +
  'plusmn±sup2²sup3³acute´micro\u00B5para¶middot·cedil¸sup1¹ordm\u00BAraquo»frac14¼frac12½frac34¾iquest¿times×divide÷' +
  'Agrave\u00C0Aacute\u00C1Acirc\u00C2Atilde\u00C3Auml\u00C4Aring\u00C5AElig\u00C6Ccedil\u00C7Egrave\u00C8Eacute\u00C9Ecirc\u00CAEuml\u00CB' +
  'Ntilde\u00D1Oacute\u00D3Ocirc\u00D4Ouml\u00D6Oslash\u00D8Uacute\u00DAUuml\u00DCszlig\u00DFagrave\u00E0aacute\u00E1acirc\u00E2atilde\u00E3auml\u00E4' +
  'aring\u00E5aelig\u00E6ccedil\u00E7egrave\u00E8eacute\u00E9ecirc\u00EAeuml\u00EBigrave\u00ECiacute\u00EDicirc\u00EEiuml\u00EFntilde\u00F1' +
  'ograve\u00F2oacute\u00F3ocirc\u00F4otilde\u00F5ouml\u00F6oslash\u00F8ugrave\u00F9uacute\u00FAucirc\u00FBuuml\u00FCyuml\u00FF' +
  'ndash–mdash—lsquo‘rsquo’sbquo‚ldquo“rdquo”bdquo„dagger†Dagger‡bull•hellip…permil‰prime′Prime″lsaquo‹rsaquo›' +
  'euro€trade™larr←uarr↑rarr→darr↓harr↔rArr⇒hArr⇔forall∀part∂exist∃empty∅isin∈notin∉prod∏sum∑minus−radic√prop∝infin∞' +
  'cap∩cup∪int∫sim∼cong≅asymp≈ne≠equiv≡le≤ge≥sub⊂sup⊃ensp\u2002emsp\u2003thinsp\u2009zwnj\u200Czwj\u200D' +
  'Gamma\u0393Delta\u0394Theta\u0398Lambda\u039BPi\u03A0Sigma\u03A3Phi\u03A6Psi\u03A8Omega\u03A9alpha\u03B1beta\u03B2gamma\u03B3delta\u03B4' +
  'epsilon\u03B5zeta\u03B6eta\u03B7theta\u03B8kappa\u03BAlambda\u03BBmu\u03BCnu\u03BDxi\u03BEpi\u03C0rho\u03C1sigma\u03C3tau\u03C4phi\u03C6' +
  'chi\u03C7psi\u03C8omega\u03C9check✓lbrack[rbrack]lpar(rpar)ast*lowbar_grave`num#dollar$percnt%plus+equals=vert|bsol\\';

const TABLE = new Map<string, string>();
for (const [, name, character] of NAMED.matchAll(/([A-Za-z]+\d{0,2})([^A-Za-z\d])/g)) {
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
