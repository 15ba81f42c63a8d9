import type { Construct, Extension } from 'micromark-util-types';
import type { Processor } from 'unified';

/** The constructs by which `remark-gfm` finds addresses that are written bare: one for every letter a text can have. */
const ADDRESSES = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);

/** Comes after `remark-gfm`: a reader that does not look for bare addresses. */
export function remarkWithoutAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    text: withoutAddresses(extension.text),
  }));
  // Of all that `remark-gfm` brings only the search for addresses goes over the finished tree.
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .filter(({ transforms }) => transforms === undefined || transforms === null);
}

function withoutAddresses(text: Extension['text']): Extension['text'] {
  const kept = Object.entries(text ?? {}).map(([code, constructs]) => {
    const list: Construct[] = [constructs ?? []].flat();
    return [code, list.filter(({ name }) => name === undefined || !ADDRESSES.has(name))] as const;
  });
  return Object.fromEntries(kept.filter(([, list]) => list.length > 0));
}
