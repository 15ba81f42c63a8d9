import { railTexts } from '#texts';
import type { VirtualRowsProps } from '../features/rail-list/virtual-rows.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Beyond so many rows only those in view are in the page. */
export const VIRTUAL_FROM = 200;

/** A long list of rows; the code for it comes when there is one. */
export const LazyVirtualRows = lazyPart<VirtualRowsProps>(
  async () => (await import('../features/rail-list/virtual-rows.tsx')).VirtualRows,
  railTexts.failed,
);
