import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { agentTexts, type AgentTexts } from '../../messages/agents-texts.ts';
import { methodDe } from './method-de.ts';
import { methodEn } from './method-en.ts';
import { noteDe } from './note-de.ts';
import { noteEn } from './note-en.ts';
import { reportDe } from './report-de.ts';
import { reportEn } from './report-en.ts';

export const reportTexts = inLanguages({ en: reportEn, de: reportDe });
export const noteTexts = inLanguages({ en: noteEn, de: noteDe });
export const methodTexts = inLanguages({ en: methodEn, de: methodDe });

/** A section below its heading, as the outline names it. */
export function section(id: keyof AgentTexts['stock']['outline'], ...blocks: readonly Block[]): Block[] {
  return [heading(agentTexts().stock.outline[id]), ...blocks];
}
