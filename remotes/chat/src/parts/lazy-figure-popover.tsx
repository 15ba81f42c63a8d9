import type { FigurePopoverProps } from '../features/panel/figure-popover.tsx';
import { figureTexts } from '../messages/texts.ts';
import { lazyPart } from './lazy-part.tsx';

/** The popover with a number's formula, fetched with the first click on one. */
export const LazyFigurePopover = lazyPart<FigurePopoverProps>(
  async () => (await import('../features/panel/figure-popover.tsx')).FigurePopover,
  figureTexts.unknown,
);
