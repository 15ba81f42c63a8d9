import { languages } from '@loupe/shared/lib/language';
import type { LoaderContext } from '@rspack/core';

/**
 * Loader of development builds: what is in the place of a file of texts, `…en.ts`, is the choice between it and the
 * same texts in the other languages, made by the language of the page when it runs.
 */
// oxlint-disable-next-line import/no-default-export -- the bundler calls the default export of a loader
export default function chooseTexts(this: LoaderContext): string {
  const file = (language: string) => this.resourcePath.replace(/\w+(\.[jt]s)$/, `${language}$1?written`);
  const texts = languages.map((language) => `${language}: () => require(${JSON.stringify(file(language))})`);
  return `const { language } = require('@loupe/shared/language');
module.exports = { ${texts.join(', ')} }[language]();`;
}
