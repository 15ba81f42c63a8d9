import { chartShapes, type ChartShape } from '@loupe/shared/lib/chart-data';
import { tableForms, type TableForm } from '../blocks.ts';

/** What a paragraph that only names a block says of the one behind it. */
export type BlockMark =
  | { readonly kind: 'table'; readonly form: Exclude<TableForm, 'plain'> }
  | { readonly kind: 'caption' }
  | { readonly kind: 'chart'; readonly shape: ChartShape }
  | { readonly kind: 'limits' };

const prefix = '#block:';

/**
 * A block that markdown has no syntax for is a title that links to `#block:…`, and behind it a table or a list. Wherever
 * the link is not known it is shown as the plain title (decision 0025).
 */
export function markAddress(mark: BlockMark): string {
  if (mark.kind === 'chart') return `${prefix}chart-${mark.shape}`;
  return `${prefix}${mark.kind === 'table' ? mark.form : mark.kind}`;
}

export function readMarkAddress(address: string): BlockMark | null {
  if (!address.startsWith(prefix)) return null;
  const name = address.slice(prefix.length);
  if (name === 'limits' || name === 'caption') return { kind: name };
  const form = tableForms.find((one) => one === name);
  if (form !== undefined && form !== 'plain') return { kind: 'table', form };
  const shape = chartShapes.find((one) => name === `chart-${one}`);
  return shape ? { kind: 'chart', shape } : null;
}
