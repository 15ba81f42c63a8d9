import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';

export type Theme = 'light' | 'dark';
/** What a person may choose: one of the themes, or whichever the system asks for. */
export type ThemeChoice = Theme | 'system';

/** Storage key; the value is the bare word. The inline script of the page reads it too, before the first paint. */
const THEME = 'theme';

/** Light unless chosen otherwise (S6). */
export const $themeChoice = atom<ThemeChoice>('light');

/** The theme that is shown. */
export const $theme = atom<Theme>('light');

function storedChoice(): ThemeChoice {
  const stored = environment().storage.get(THEME);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return environment().page.isDarkPreferred() ? 'dark' : 'light';
}

function apply(choice: ThemeChoice): void {
  const theme = themeOf(choice);
  $themeChoice.set(choice);
  $theme.set(theme);
  environment().page.setTheme(theme);
}

/** Keeps the choice on this device and shows it, in other tabs too (S6). */
export function chooseTheme(choice: ThemeChoice): void {
  environment().storage.set(THEME, choice);
  apply(choice);
}

/**
 * Shows the kept choice, follows other tabs and, when that was chosen, the system. A storage that was cleared (H3)
 * changes nothing on the screen.
 */
export function openTheme(): Unsubscribe {
  apply(storedChoice());
  const { storage, page } = environment();
  const stops = [
    storage.onChange((key) => {
      if (key === THEME && storage.get(THEME) !== null) apply(storedChoice());
    }),
    page.onDarkPreferred(() => apply($themeChoice.get())),
  ];
  return () => stops.forEach((stop) => stop());
}
