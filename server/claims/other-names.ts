import { aliasOf, findAlias, namesWithForm, type KnownCompany, type OtherName } from './company-names.ts';
import { introducesShortName } from './know-company.ts';
import { nameKey, splitName, withoutBrackets } from './legal-forms.ts';
import { ownWords } from './namesakes.ts';
import type { PartByPart } from '../part-by-part.ts';
import { roomOfStrangers } from './stranger-names.ts';

const isQuoted = ({ aliases }: KnownCompany) => aliases.some((alias) => /[“”„"]/u.test(alias));

/**
 * Names of other companies: as written with their legal form, the first word of such a name where it is alone, and
 * names without a legal form that the documents bring in as those of companies.
 */
export function* otherNames(texts: readonly string[], company: KnownCompany): PartByPart<OtherName[]> {
  const names = new Map<string, OtherName>();
  const own = ownWords(company.aliases);
  const ownKeys = new Set(company.aliases.map(nameKey));
  const whole = company.aliases.filter((alias) => /\s/.test(alias)).map(aliasOf);
  for (const text of texts) {
    yield;
    for (const { name, key, end } of namesWithForm(text)) {
      // "Rostock eG" of the housing society “Morning” Rostock eG: the quotation marks part its name.
      if (ownKeys.has(key) || [...ownKeys].some((one) => one.endsWith(` ${key}`) && isQuoted(company)))
        continue;
      // "LETTER FROM THE CHAIRMAN OF VERDANE OPTICS PLC", "Mutation Verdane Optics AG": its own with words before it.
      if (whole.some((alias) => key.endsWith(` ${alias.key}`) && findAlias(name, alias).length > 0)) continue;
      const { core } = splitName(name);
      names.set(core, names.get(core) ?? { written: core, key, name });
      const bare = withoutBrackets(core);
      const isOwnWord = ownKeys.has(nameKey(bare)) || own.has(bare.toLowerCase());
      if (bare !== core && !isOwnWord) names.set(bare, names.get(bare) ?? { written: bare, key, name });
      const [first = '', second] = core.split(/\s+/);
      const then = introducesShortName.exec(text.slice(end, end + 80))?.groups?.name;
      if (then !== undefined && !own.has(then.toLowerCase()))
        names.set(then, names.get(then) ?? { written: then, key, name });
      const standsForIt = second !== undefined && first.length > 3 && !own.has(first.toLowerCase());
      if (standsForIt && /^\p{Lu}\p{Ll}/u.test(first))
        names.set(first, names.get(first) ?? { written: first, key, name });
    }
  }
  for (const stranger of yield* roomOfStrangers(texts, own))
    names.set(stranger.written, names.get(stranger.written) ?? stranger);
  return [...names.values()].sort((a, b) => b.written.length - a.written.length);
}
