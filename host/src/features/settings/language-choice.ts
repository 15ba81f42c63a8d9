import { environment } from '@loupe/shared/environment';
import { language, LANGUAGE } from '@loupe/shared/language';
import type { Language } from '@loupe/shared/lib/language';
import { createRequest } from '@loupe/shared/stores/request';
import { $session } from '@loupe/shared/stores/session';

/**
 * Keeps the language on this device and in the account, for mails and work in the background, and reloads the page
 * in it; drafts are in storage and stay. The request outlives the page it is sent from.
 */
export function chooseLanguage(next: Language): void {
  if (next === language) return;
  const { storage, page } = environment();
  storage.set(LANGUAGE, next);
  if ($session.get() !== null)
    void createRequest()('POST /account/language', {
      body: { language: next },
      isKeptAlive: true,
      isQuiet: true,
    });
  page.reload();
}
