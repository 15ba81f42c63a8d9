import { useStore } from '@nanostores/react';
import { language } from '@loupe/shared/language';
import { languageNames, languages } from '@loupe/shared/lib/language';
import { $themeChoice, chooseTheme, type ThemeChoice } from '@loupe/shared/stores/theme';
import { Segmented } from '@loupe/shared/ui/segmented';
import { settingsTexts } from '#texts/settings';
import { chooseLanguage } from './language-choice.ts';
import classes from './settings.module.css';

const texts = settingsTexts.look;

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'system', label: texts.system },
];
const spoken = languages.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}));

/** Theme (S6) and language of this device. */
export function LookSection() {
  const theme = useStore($themeChoice);
  return (
    <div className={classes.stack}>
      <div className={classes.part}>
        <p aria-hidden="true">{texts.theme}</p>
        <Segmented label={texts.theme} value={theme} options={themes} onChange={chooseTheme} />
      </div>
      <div className={classes.part}>
        <p aria-hidden="true">{texts.language}</p>
        <Segmented label={texts.language} value={language} options={spoken} onChange={chooseLanguage} />
        <p className={classes.detail}>{texts.languageHint}</p>
      </div>
    </div>
  );
}
