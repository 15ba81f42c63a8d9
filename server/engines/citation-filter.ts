import { engineTexts } from './messages/engines-texts.ts';

/** Checks a streamed text's links to sources and figures while it passes; holds back only an unfinished link. */
export interface CitationFilter {
  /** Takes a piece of text, returns what can be shown. */
  push(text: string): string;
  /** Returns what was held back. */
  end(): string;
  /** Citations so far that lead to a source. */
  readonly cited: number;
}

const wholeLink = /^\[([^[\]\n]{0,80})\]\(#(source|figure):([^()\s]{1,60})\)/;
const maybeLink = /^\[[^[\]\n]{0,80}(?:\](?:\((?:#[^()\s]{0,70})?)?)?$/;

/** `[n](#source:n)` of an unknown source becomes "(no source)"; the link of an unknown figure keeps its text only. */
export function createCitationFilter(known: {
  hasSource(n: number): boolean;
  hasFigure(id: string): boolean;
}): CitationFilter {
  let held = '';
  let cited = 0;

  const checked = (label: string, kind: string, target: string): string => {
    if (kind === 'figure') return known.hasFigure(target) ? `[${label}](#figure:${target})` : label;
    const n = /^\d+$/.test(target) ? Number(target) : 0;
    if (!known.hasSource(n)) return engineTexts().noSource;
    cited += 1;
    return `[${n}](#source:${n})`;
  };

  return {
    get cited() {
      return cited;
    },
    push: (text) => {
      let rest = held + text;
      let shown = '';
      held = '';
      for (let start = rest.indexOf('['); start >= 0; start = rest.indexOf('[')) {
        shown += rest.slice(0, start);
        rest = rest.slice(start);
        const [link, label = '', kind = '', target = ''] = wholeLink.exec(rest) ?? [];
        if (link !== undefined) {
          shown += checked(label, kind, target);
          rest = rest.slice(link.length);
        } else if (maybeLink.test(rest)) {
          held = rest;
          return shown;
        } else {
          shown += '[';
          rest = rest.slice(1);
        }
      }
      return shown + rest;
    },
    end: () => {
      const last = held;
      held = '';
      return last;
    },
  };
}
