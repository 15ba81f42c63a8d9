import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';

export type Theme = 'light' | 'dark';

/** Storage key; the value is the bare word. */
const THEME = 'theme';

/** Light unless chosen otherwise (S6). */
export const $theme = atom<Theme>('light');

function storedTheme(): Theme {
  return environment().storage.get(THEME) === 'dark' ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  $theme.set(theme);
  environment().page.setTheme(theme);
}

/** Keeps the choice on this device and shows it, in other tabs too (S6). */
export function chooseTheme(theme: Theme): void {
  environment().storage.set(THEME, theme);
  apply(theme);
}

/** Shows the kept choice and follows other tabs. A storage that was cleared (H3) changes nothing on the screen. */
export function openTheme(): Unsubscribe {
  apply(storedTheme());
  const { storage } = environment();
  return storage.onChange((key) => {
    if (key === THEME && storage.get(THEME) !== null) apply(storedTheme());
  });
}
