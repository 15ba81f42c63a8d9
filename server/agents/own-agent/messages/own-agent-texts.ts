import { inLanguages } from '../../../language/texts.ts';
import { ownAgentDe } from './own-agent-de.ts';
import { ownAgentEn } from './own-agent-en.ts';

export const ownAgentTexts = inLanguages({ en: ownAgentEn, de: ownAgentDe });
