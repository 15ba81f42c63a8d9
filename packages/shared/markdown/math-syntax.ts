/// <reference types="micromark-extension-math" />
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';

const DOLLAR = 36;
const BACKSLASH = 92;
const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

function isEol(code: Code): boolean {
  return code !== null && code < -2;
}
function isSpace(code: Code): boolean {
  return code === -2 || code === -1 || code === 32;
}

/** `\(…\)` and `\[…\]` inside a paragraph. `\\` and `\alpha` belong to the formula. */
function tokenizeBrackets(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let closer = CLOSE_PAREN;
  let token: Token;
  let empty = true;
  return start;

  function start(code: Code): State | undefined {
    effects.enter('mathText');
    effects.enter('mathTextSequence');
    effects.consume(code);
    return open;
  }
  function open(code: Code): State | undefined {
    if (code !== OPEN_PAREN && code !== OPEN_BRACKET) return nok(code);
    if (code === OPEN_BRACKET) closer = CLOSE_BRACKET;
    effects.consume(code);
    effects.exit('mathTextSequence');
    return between;
  }
  function between(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (isEol(code)) {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return between;
    }
    if (code === BACKSLASH) {
      token = effects.enter('mathTextSequence');
      effects.consume(code);
      return close;
    }
    effects.enter('mathTextData');
    return data(code);
  }
  function data(code: Code): State | undefined {
    if (code === null || isEol(code) || code === BACKSLASH) {
      effects.exit('mathTextData');
      return between(code);
    }
    if (!isSpace(code)) empty = false;
    effects.consume(code);
    return data;
  }
  function close(code: Code): State | undefined {
    if (code === closer) {
      if (empty) return nok(code);
      effects.consume(code);
      effects.exit('mathTextSequence');
      effects.exit('mathText');
      return ok;
    }
    // Not the end after all: what is behind the backslash is escaped.
    token.type = 'mathTextData';
    empty = false;
    if (code === null || isEol(code)) return data(code);
    effects.consume(code);
    return data;
  }
}

const nonLazyLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const { parser } = this;
    const now = this.now.bind(this);
    return (code) => {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (parser.lazy[now().line] ? nok(next) : ok(next));
    };
  },
};

/** What the line behind a blank one has at least one of, when it belongs to the formula before. */
export const TEX_SIGNS = /[\\=^_&]|^[ \t]*\$\$/;
const isTexSign = (code: Code) =>
  code === BACKSLASH || code === 61 || code === 94 || code === 95 || code === 38;

/** Blank lines, and behind them one that has TeX in it. */
const blankLines: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let isOpening = true;
    let dollars = 0;
    return eol;
    function eol(code: Code): State | undefined {
      return effects.attempt(nonLazyLine, lineStart, nok)(code);
    }
    function lineStart(code: Code): State | undefined {
      isOpening = true;
      dollars = 0;
      if (code === null || isEol(code)) return code === null ? nok(code) : eol(code);
      effects.enter('mathFlowValue');
      return line(code);
    }
    function line(code: Code): State | undefined {
      if (code === null || isEol(code)) {
        effects.exit('mathFlowValue');
        return isOpening && code !== null ? eol(code) : nok(code);
      }
      if (isTexSign(code)) return found(code);
      if (isOpening && code === DOLLAR && ++dollars === 2) return found(code);
      if (!isSpace(code) && code !== DOLLAR) isOpening = false;
      effects.consume(code);
      return line;
    }
    function found(code: Code): State | undefined {
      effects.consume(code);
      effects.exit('mathFlowValue');
      return ok;
    }
  },
};

function tokenizeTexFlow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  // oxlint-disable-next-line typescript/no-this-alias -- the states below are called without it
  const context = this;
  const interrupt = this.interrupt;
  let marker = DOLLAR;
  let closer = DOLLAR;
  let blank = true;
  let last: Code = null;
  let beforeLast: Code = null;
  return start;

  function start(code: Code): State | undefined {
    marker = code as number;
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    effects.consume(code);
    return open;
  }
  function open(code: Code): State | undefined {
    if (code !== (marker === DOLLAR ? DOLLAR : OPEN_BRACKET)) return nok(code);
    if (code === OPEN_BRACKET) closer = CLOSE_BRACKET;
    effects.consume(code);
    return afterOpen;
  }
  function afterOpen(code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code);
      return afterOpen;
    }
    if (code === null || !isEol(code)) return nok(code);
    effects.exit('mathFlowFence');
    return interrupt ? ok(code) : nextLine(code);
  }
  function nextLine(code: Code): State | undefined {
    return effects.attempt(nonLazyLine, lineStart, after)(code);
  }
  function lineStart(code: Code): State | undefined {
    blank = true;
    last = null;
    beforeLast = null;
    if (code === null) return after(code);
    if (isEol(code)) return blankLine(code);
    effects.enter('mathFlowValue');
    return line(code);
  }
  function blankLine(code: Code): State | undefined {
    // Whether the formula goes on is not known before the next line: a list may begin there.
    context.currentConstruct = undecidedTexFlow;
    return effects.check(blankLines, readOn, after)(code);
  }
  function readOn(code: Code): State | undefined {
    context.currentConstruct = texFlow;
    return nextLine(code);
  }
  function line(code: Code): State | undefined {
    if (code === null || isEol(code)) {
      effects.exit('mathFlowValue');
      const closed = beforeLast === marker && last === closer;
      if (closed || code === null) return after(code);
      return blank ? blankLine(code) : nextLine(code);
    }
    if (!isSpace(code)) {
      blank = false;
      beforeLast = last;
      last = code;
    }
    effects.consume(code);
    return line;
  }
  function after(code: Code): State | undefined {
    effects.exit('mathFlow');
    return ok(code);
  }
}

const bracketText: Construct = { name: 'bracketText', tokenize: tokenizeBrackets };
const texFlow: Construct = { name: 'texFlow', concrete: true, tokenize: tokenizeTexFlow };

/** Behind a blank line the formula may be over: quotes, lists and notes can begin. */
const undecidedTexFlow: Construct = { ...texFlow, concrete: false };

/**
 * What `remark-math` does not read of requirement M4: `\(…\)` and `\[…\]`, and an opener, `$$` or `\[`, that stands alone
 * on its line. The package's own construct for such lines is switched off: a stray opener would swallow the rest of the
 * text, and an opener with TeX behind it would lose it. Ours crosses a blank line only when what follows looks like TeX,
 * and is closed at the end of any of its lines. The tokens are the package's.
 */
export const texSyntax: Extension = {
  flow: { [DOLLAR]: texFlow, [BACKSLASH]: texFlow },
  text: { [BACKSLASH]: bracketText },
  disable: { null: ['mathFlow'] },
};
