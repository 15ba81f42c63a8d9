import { environment } from '@loupe/shared/environment';
import { language, LANGUAGE } from '@loupe/shared/language';
import type { Language } from '@loupe/shared/lib/language';

/** Keeps the language on this device and begins the page anew in it; drafts are in storage and stay. */
export function chooseLanguage(next: Language): void {
  if (next === language) return;
  const { storage, page } = environment();
  storage.set(LANGUAGE, next);
  page.reload();
}
