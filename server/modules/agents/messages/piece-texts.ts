import { inLanguages } from '../../../language/texts.ts';
import { pieceDe } from './piece-de.ts';
import { pieceEn } from './piece-en.ts';

export const pieceTexts = inLanguages({ en: pieceEn, de: pieceDe });
