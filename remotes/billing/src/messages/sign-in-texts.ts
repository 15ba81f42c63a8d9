import { inLanguage } from '@loupe/shared/language';
import * as de from './sign-in-de.ts';
import * as en from './sign-in-en.ts';

export const { signInTexts } = inLanguage<typeof en>({ en, de });
