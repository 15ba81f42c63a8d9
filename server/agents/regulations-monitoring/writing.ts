import type { ClauseRowWriting } from '../ground/clause-rows.ts';
import { sectionsOf } from '../ground/rows-shown.ts';
import type { Asked, Dated, Duty } from './duties.ts';
import { regulationTexts } from './messages/regulation-texts.ts';
import type { Texts } from './read-texts.ts';

/** What each part of the report is written from. */
export interface RegulationWriting extends ClauseRowWriting {
  readonly texts: Texts;
  readonly asked: Asked;
  readonly duties: readonly Duty[];
  readonly dated: readonly Dated[];
}

export const section = sectionsOf(() => regulationTexts().form.outline);
