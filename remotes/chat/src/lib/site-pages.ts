import { promptsPath } from './prompts-path.ts';
import { searchTexts } from '#texts/search';

/** A page of the site that the search leads to. */
export interface SitePage {
  readonly key: keyof typeof searchTexts.pageNames;
  readonly label: string;
  readonly path: string;
}

const pages: readonly (Omit<SitePage, 'label'> & { readonly needs?: string })[] = [
  { key: 'newChat', path: '/chat' },
  { key: 'explore', path: '/explore', needs: 'view_explore' },
  { key: 'builder', path: '/explore/builder', needs: 'view_explore' },
  { key: 'usage', path: '/credit-usage' },
  { key: 'pricing', path: '/pricing' },
  { key: 'prompts', path: promptsPath },
  { key: 'settings', path: '/settings' },
  { key: 'admin', path: '/admin', needs: 'admin' },
];

/** The pages that somebody with these permissions may open. */
export function pagesFor(permissions: readonly string[]): readonly SitePage[] {
  return pages
    .filter(({ needs }) => needs === undefined || permissions.includes(needs))
    .map(({ key, path }) => ({ key, path, label: searchTexts.pageNames[key] }));
}
