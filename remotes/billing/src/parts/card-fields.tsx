import { TextField } from '@loupe/shared/ui/text-field';
import { expiryText } from '../lib/card-expiry.ts';
import { brandOf, codeLengthOf, digitsOf, groupedNumber } from '../lib/card-number.ts';
import type { CardErrors, CardValues } from '../lib/card-values.ts';
import { afterTyping } from '../lib/typed-text.ts';
import { cardTexts as texts } from '#texts/card';
import classes from './card-fields.module.css';

export type CardFieldsProps = {
  values: CardValues;
  errors: CardErrors;
  onChange: (name: keyof CardValues, value: string) => void;
};

/** The four fields of a new card, with the browser's own card fill-in (R15). */
export function CardFields({ values, errors, onChange }: CardFieldsProps) {
  const brand = brandOf(values.number);
  const codeLength = codeLengthOf(values.number);
  /** A field that is left as it was keeps its error. */
  function tidy(name: 'number' | 'expiry', format: (text: string) => string) {
    const tidied = format(values[name]);
    if (tidied !== values[name]) onChange(name, tidied);
  }
  return (
    <div className={classes.fields}>
      <TextField
        className={classes.whole}
        label={texts.number}
        labelEnd={brand !== 'unknown' && <span className={classes.brand}>{texts.brands[brand]}</span>}
        name="number"
        autoComplete="cc-number"
        inputMode="numeric"
        isRequired
        maxLength={40}
        value={values.number}
        error={errors.number}
        onChange={(typed) => onChange('number', afterTyping(values.number, typed, groupedNumber))}
        onBlur={() => tidy('number', groupedNumber)}
      />
      <TextField
        label={texts.expiry}
        hint={texts.expiryHint}
        name="expiry"
        autoComplete="cc-exp"
        inputMode="numeric"
        isRequired
        maxLength={12}
        value={values.expiry}
        error={errors.expiry}
        onChange={(typed) => onChange('expiry', afterTyping(values.expiry, typed, expiryText))}
        onBlur={() => tidy('expiry', expiryText)}
      />
      <TextField
        label={texts.code}
        hint={codeLength === 4 ? texts.codeHintFour : texts.codeHint}
        name="code"
        autoComplete="cc-csc"
        inputMode="numeric"
        isRequired
        maxLength={8}
        value={values.code}
        error={errors.code}
        onChange={(typed) => onChange('code', digitsOf(typed))}
      />
      <TextField
        className={classes.whole}
        label={texts.name}
        name="name"
        autoComplete="cc-name"
        autoCapitalize="words"
        isRequired
        maxLength={120}
        value={values.name}
        error={errors.name}
        onChange={(typed) => onChange('name', typed)}
      />
    </div>
  );
}
