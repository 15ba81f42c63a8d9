import type { Block } from '../../../report/blocks.ts';
import { heading } from '../../../report/build-blocks.ts';
import { inLanguages } from '../../../language/texts.ts';
import { agentTexts, type AgentTexts } from '../../messages/agents-texts.ts';
import { companyDe } from './company-de.ts';
import { companyEn } from './company-en.ts';

export const companyTexts = inLanguages({ en: companyEn, de: companyDe });

/** A section below its heading, as the outline names it. */
export function section(id: keyof AgentTexts['company']['outline'], ...blocks: readonly Block[]): Block[] {
  return [heading(agentTexts().company.outline[id]), ...blocks];
}
