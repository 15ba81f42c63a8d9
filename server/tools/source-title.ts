import type { Source } from '@loupe/shared/contract/run-events';
import { toolTexts } from './messages/tools-texts.ts';

/** How a document is called among the sources: what comes with the product says so. */
export function titleOf(document: {
  readonly kind: Source['kind'];
  readonly name: string;
  readonly isSample: boolean;
}): string {
  if (document.isSample) return toolTexts().sampleData(document.name);
  return document.kind === 'library' ? toolTexts().referenceData(document.name) : document.name;
}
