import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading as headingBlock } from '../../../report/build-blocks.ts';
import { agentTexts, type AgentTexts } from '../../messages/agents-texts.ts';
import { statementReportDe } from './statement-report-de.ts';
import { statementReportEn } from './statement-report-en.ts';

export const statementReportTexts = inLanguages({ en: statementReportEn, de: statementReportDe });

/** Heading of a section, as the outline names it. */
export function heading(section: keyof AgentTexts['statements']['outline']): Block {
  return headingBlock(agentTexts().statements.outline[section]);
}
