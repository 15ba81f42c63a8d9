import { inLanguages } from '../../../language/texts.ts';
import { agentTexts, type AgentTexts } from '../../messages/agents-texts.ts';
import { companyDe } from './company-de.ts';
import { companyEn } from './company-en.ts';

export const companyTexts = inLanguages({ en: companyEn, de: companyDe });

/** Heading of a section, as the outline names it. */
export function heading(section: keyof AgentTexts['company']['outline']): string {
  return `## ${agentTexts().company.outline[section]}`;
}
