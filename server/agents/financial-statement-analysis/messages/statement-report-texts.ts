import { inLanguages } from '../../../language/texts.ts';
import { agentTexts, type AgentTexts } from '../../messages/agents-texts.ts';
import { statementReportDe } from './statement-report-de.ts';
import { statementReportEn } from './statement-report-en.ts';

export const statementReportTexts = inLanguages({ en: statementReportEn, de: statementReportDe });

/** Heading of a section, as the outline names it. */
export function heading(section: keyof AgentTexts['statements']['outline']): string {
  return `## ${agentTexts().statements.outline[section]}\n\n`;
}
