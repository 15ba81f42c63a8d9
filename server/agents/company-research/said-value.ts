import { words, type Said } from '../../report/words.ts';
import type { Checked } from './checked-facts.ts';
import { companyTexts } from './messages/company-texts.ts';
import { computedFigure } from './write-figures.ts';
import type { Writing } from './writing.ts';

/** A value as it is shown; what was computed is the figure that shows from what. */
export function saidValue(
  writing: Writing,
  { attribute, time }: Checked,
  { text, isComputed }: Checked['values'][number],
  mark: (said: Said) => Said = (said) => said,
): Said {
  const figure = isComputed ? computedFigure(writing, attribute, time) : null;
  return figure === null ? mark(text) : words`${mark(figure)} (${companyTexts().computed})`;
}
