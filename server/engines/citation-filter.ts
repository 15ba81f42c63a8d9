import type { KnownEvidence } from './claim-list/judge-claim.ts';
import { looseFragment, mayBecomeFragment, readFragmentLink, type FragmentTarget } from './fragment-link.ts';
import { engineTexts } from './messages/engines-texts.ts';
import { readUnitAfter, valueAfter } from './unit-after.ts';

/** Checks a streamed text's links to sources and figures while it passes; holds back only an unfinished link. */
export interface CitationFilter {
  /** Takes a piece of text, returns what can be shown. */
  push(text: string): string;
  /** Returns what was held back. */
  end(): string;
}

/** Enough of what was shown last to know a sign or a currency. */
const remembered = 8;

/**
 * `[n](#source:n)` of an unknown source becomes "(no source)". The link of a known figure prints the figure's own value,
 * whatever the text says; the link of an unknown one keeps its text only. No other address into the evidence passes.
 */
export function createCitationFilter(known: KnownEvidence): CitationFilter {
  let held = '';
  let before = '';
  /** Value of the figure that was printed last, while what follows may be its unit. */
  let printed: string | null = null;

  const linkText = (label: string, { type, id }: FragmentTarget): string => {
    if (type === 'claim') return label;
    if (type === 'source') {
      const source = /^\d{1,6}$/.test(id) ? known.findSource(Number(id)) : null;
      return source ? `[${source.n}](#source:${source.n})` : engineTexts().noSource;
    }
    const figure = known.findFigure(id);
    if (!figure) return label;
    printed = figure.value;
    return `[${asLabel(valueAfter(before, figure.value))}](#figure:${id})`;
  };

  /** Takes what can be decided off the text; the rest has to wait. */
  const pass = (text: string, isWhole: boolean): { readonly shown: string; readonly rest: string } => {
    let shown = '';
    let rest = text;
    const show = (piece: string, length: number) => {
      shown += piece;
      before = (before + piece).slice(-remembered);
      rest = rest.slice(length);
    };
    while (rest !== '') {
      if (printed !== null) {
        const unit = readUnitAfter(printed, rest, isWhole);
        if (unit.kind === 'open') break;
        printed = null;
        rest = rest.slice(unit.length);
        continue;
      }
      const at = rest.search(/[[#]/);
      if (at !== 0) {
        const length = at < 0 ? rest.length : at;
        show(rest.slice(0, length), length);
      } else if (rest.startsWith('#')) {
        if (!isWhole && mayBecomeFragment(rest)) break;
        show(looseFragment.test(rest.slice(0, 10)) && rest.search(looseFragment) === 0 ? '' : '#', 1);
      } else {
        const link = readFragmentLink(rest);
        if (link.kind === 'open' && !isWhole) break;
        if (link.kind === 'link') show(linkText(link.label, link.to), link.length);
        else show('[', 1);
      }
    }
    return { shown, rest };
  };

  return {
    push: (text) => {
      const { shown, rest } = pass(held + text.replaceAll('\0', ''), false);
      held = rest;
      return shown;
    },
    end: () => {
      const { shown } = pass(held, true);
      held = '';
      return shown;
    },
  };
}

/** A value as the text of a link: nothing in it is markup. */
function asLabel(value: string): string {
  return value.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
