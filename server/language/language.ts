import { AsyncLocalStorage } from 'node:async_hooks';
import { languages, type Language } from '@loupe/shared/lib/language';

const spoken = new AsyncLocalStorage<Language>();

/** Does work whose texts are read by somebody of this language: a request, a run, a mail. */
export function speaking<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}

/** The language of the work being done; English when nobody said. */
export function currentLanguage(): Language {
  return spoken.getStore() ?? 'en';
}

/** The language of an Accept-Language header that is preferred most and spoken here; null when it names none. */
export function languageOfHeader(header: string | undefined): Language | null {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...options] = entry.trim().toLowerCase().split(';');
      const weight = options.find((option) => option.trim().startsWith('q='));
      return {
        tag: tag.split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight.trim().slice(2)),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const found = languages.find((language) => language === tag);
    if (found !== undefined) return found;
  }
  return null;
}
