import { inLanguages } from '../../language/texts.ts';
import { agentsDe } from './agents-de.ts';
import { agentsEn } from './agents-en.ts';

export type AgentTexts = typeof agentsEn;
export const agentTexts = inLanguages({ en: agentsEn, de: agentsDe });
