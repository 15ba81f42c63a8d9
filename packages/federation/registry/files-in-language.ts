import { baseLanguage, type Language } from '@loupe/shared/lib/language';
import type { ReleaseBody } from './registry-document.ts';

/** In the name of each script, and of what belongs to it: `.de`; none in the language that texts are written in first. */
export function languagePart(language: Language): string {
  return language === baseLanguage ? '' : `.${language}`;
}

/** A release as a page in a language loads it: entry and scripts are those of the language, when it was built for it. */
export function filesInLanguage<R extends ReleaseBody>(release: R, language: Language): R {
  const own = release.languages?.[language];
  if (!own) return release;
  const exposes = Object.entries(release.exposes).map(
    ([expose, { scripts, styles }]) => [expose, { scripts: own.scripts[expose] ?? scripts, styles }] as const,
  );
  return { ...release, entry: own.entry, exposes: Object.fromEntries(exposes) };
}
