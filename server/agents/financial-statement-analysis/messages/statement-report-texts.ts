import { inLanguages } from '../../../language/texts.ts';
import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { agentTexts, type AgentTexts } from '../../messages/agents-texts.ts';
import { statementReportDe } from './statement-report-de.ts';
import { statementReportEn } from './statement-report-en.ts';

export const statementReportTexts = inLanguages({ en: statementReportEn, de: statementReportDe });

/** A section below its heading, as the outline names it. */
export function section(id: keyof AgentTexts['statements']['outline'], ...blocks: readonly Block[]): Block[] {
  return [heading(agentTexts().statements.outline[id]), ...blocks];
}
