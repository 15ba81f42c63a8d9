import { emptyWords, pageLimits } from '../../packs/page/rules.ts';
import { faultsOf, type Check } from '../fault.ts';
import { titleOf } from '../page.ts';

const isLong = (text: string, most: number) => [...text].length > most;

const isShared = (all: ReadonlyMap<string, readonly unknown[]>, text: string) => all.has(text.toLowerCase());

/** Title and description: there, one, its own, and of a length that is shown whole. */
export const checkTitles: Check = (page, site) => {
  const title = titleOf(page);
  const filled = page.titles.filter(({ text }) => text !== '');
  const description = page.descriptions.find(({ text }) => text !== '');
  const knowsTitle = page.knows.has('title');
  const knowsDescription = page.knows.has('description');
  return [
    ...(knowsTitle && filled.length === 0 ? faultsOf('title_missing', page, [page.itself]) : []),
    ...(filled.length > 1 ? faultsOf('title_several', page, filled) : []),
    ...(knowsTitle && isShared(site.sameTitle, title)
      ? faultsOf('title_same', page, page.titles.slice(0, 1))
      : []),
    ...(filled.length > 0 && (emptyWords.titles as readonly string[]).includes(title.toLowerCase())
      ? faultsOf('title_empty_words', page, page.titles.slice(0, 1))
      : []),
    ...(isLong(title, pageLimits.titleCharacters)
      ? faultsOf('title_long', page, page.titles.slice(0, 1))
      : []),
    ...(knowsDescription && description === undefined
      ? faultsOf('description_missing', page, [page.itself])
      : []),
    ...(description === undefined
      ? []
      : [
          ...(isShared(site.sameDescription, description.text)
            ? faultsOf('description_same', page, [description])
            : []),
          ...(isLong(description.text, pageLimits.descriptionCharacters)
            ? faultsOf('description_long', page, [description])
            : []),
        ]),
  ];
};
