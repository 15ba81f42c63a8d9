import type { RunContext } from './run-context.ts';
import { addressesIn, bareAddress } from './web-access.ts';

/** Takes addresses out of a streamed text; holds back only what may still become one. */
export interface AddressFilter {
  push(text: string): string;
  end(): string;
}

/** Longer labels and targets are no links that anybody writes: what looks like an address in them goes all the same. */
const longest = 2_000;
const link = /!?\[([^[\]\n]{0,300})\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/g;
const evidence = /^\s*<?#(?:source|figure|claim|block):/;
const openLink = /!?\[[^[\]\n]{0,300}(?:\](?:\([^)\n]*)?)?$|\](?:\([^)\n]*)?$|!$/;
const lateTarget = /\]\((?!\s*<?#)[^)\n]*\)?/g;
const definition = /^([ \t>]{0,9}\[[^\]\n]+\]):/gm;
const bareAddressText = /(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s<>"'`)\]]+|\bwww\.[^\s<>"'`)\]]+/gi;
const openAddress =
  /(?:(?<![\p{L}\p{N}])(?:h(?:t(?:t(?:ps?)?)?)?|w{1,3})|[a-z][a-z0-9+.-]{1,20}:\/{0,2}|\/{1,2}|(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s<>"'`)\]]+|www\.[^\s<>"'`)\]]*)$/iu;

/**
 * A link or an image of a model's own can carry away what a file says, as soon as it is shown or clicked. Only addresses
 * that the person named or that a source of the run has stay; of a link its label is left, of an address its host.
 */
export function createAddressFilter(
  run: Pick<RunContext, 'facts' | 'listEvidence' | 'findSource'>,
): AddressFilter {
  let held = '';
  const clean = (text: string) => withoutAddresses(text, (url) => isKnown(run, url));
  return {
    push: (text) => {
      held += text;
      const from = heldFrom(held);
      const ready = clean(held.slice(0, from));
      held = held.slice(from);
      return ready;
    },
    end: () => {
      const rest = clean(held);
      held = '';
      return rest;
    },
  };
}

const targetOf = (target: string) => /^\s*<?([^\s<>]*)/.exec(target)?.[1] ?? '';

function withoutAddresses(text: string, isAllowed: (url: string) => boolean): string {
  const isFine = (target: string) => evidence.test(target) || isAllowed(targetOf(target));
  return text
    .replace(link, (whole, label: string, target: string) => (isFine(target) ? whole : label))
    .replace(lateTarget, (whole) => (isFine(whole.slice(2).replace(/\)$/, '')) ? whole : ']'))
    .replace(definition, '$1 :')
    .replace(bareAddressText, (url) => (isAllowed(url) ? url : hostOf(url)));
}

/** Where that begins of which nobody knows yet what it becomes. */
function heldFrom(text: string): number {
  const starts = [openLink, openAddress].flatMap((pattern) => pattern.exec(text)?.index ?? []);
  const from = Math.min(text.length, ...starts);
  return text.length - from > longest ? text.length : from;
}

function isKnown(run: Pick<RunContext, 'facts' | 'listEvidence' | 'findSource'>, url: string): boolean {
  const { prompt, inputs, history } = run.facts;
  const wanted = bareAddress(url);
  const said = [
    prompt,
    ...Object.values(inputs),
    ...history.filter(({ role }) => role === 'user').map(({ text }) => text),
  ];
  if (said.some((text) => addressesIn(text).includes(wanted))) return true;
  return run.listEvidence().sources.some((n) => {
    const own = run.findSource(n)?.url ?? null;
    return own !== null && bareAddress(own) === wanted;
  });
}

function hostOf(url: string): string {
  return url
    .replace(/^[^/]*\/\//, '')
    .replace(/^www\./i, '')
    .replace(/[/?#:\\].*$/, '');
}
