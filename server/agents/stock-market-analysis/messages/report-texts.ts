import { inLanguages } from '../../../language/texts.ts';
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

/** Heading of a section, as the outline names it. */
export function heading(section: keyof AgentTexts['stock']['outline']): string {
  return `## ${agentTexts().stock.outline[section]}`;
}
