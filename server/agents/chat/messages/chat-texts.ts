import { inLanguages } from '../../../language/texts.ts';
import { chatDe } from './chat-de.ts';
import { chatEn } from './chat-en.ts';

export const chatTexts = inLanguages({ en: chatEn, de: chatDe });
