import { useStore } from '@nanostores/react';
import { Check } from 'lucide-react';
import { DateField } from '@loupe/shared/ui/date-field';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { SelectField } from '@loupe/shared/ui/select-field';
import { Switch } from '@loupe/shared/ui/switch';
import { TextField } from '@loupe/shared/ui/text-field';
import { localDay } from '@loupe/shared/lib/dates/calendar';
import { expiryChoices } from '../../lib/share-expiry.ts';
import { shareTexts } from '#texts/share';
import type { Shares } from '../../stores/shares.ts';
import classes from './share-dialog.module.css';

/** What becomes public, how long, and whether a password is asked for. */
export function ShareOptionsForm({ shares }: { shares: Shares }) {
  const options = useStore(shares.$options);
  return (
    <section aria-label={shareTexts.public} className={classes.part}>
      <SectionLabel as="h3">{shareTexts.public}</SectionLabel>
      <p className={classes.always}>
        <Check size={16} aria-hidden="true" className={classes.tick} />
        {shareTexts.always}
      </p>
      <Switch
        name="share-steps"
        label={shareTexts.steps}
        hint={shareTexts.stepsHint}
        isOn={options.steps}
        onChange={(steps) => shares.change({ steps })}
      />
      <Switch
        name="share-file-names"
        label={shareTexts.fileNames}
        hint={shareTexts.fileNamesHint}
        isOn={options.fileNames}
        onChange={(fileNames) => shares.change({ fileNames })}
      />
      <Switch
        name="share-prompts"
        label={shareTexts.prompts}
        hint={shareTexts.promptsHint}
        isOn={options.prompts}
        onChange={(prompts) => shares.change({ prompts })}
      />
      <p className={classes.note}>{shareTexts.frozen}</p>
      <Protection shares={shares} />
    </section>
  );
}

function Protection({ shares }: { shares: Shares }) {
  const { expiry, date, password } = useStore(shares.$options);
  const problems = useStore(shares.$problems);
  const now = shares.now();
  return (
    <div className={classes.fields}>
      <SelectField
        name="share-expiry"
        label={shareTexts.expiry}
        value={expiry}
        options={expiryChoices.map((value) => ({ value, label: shareTexts.expiries[value] }))}
        onChange={(next) => shares.change({ expiry: next })}
      />
      {expiry === 'date' && (
        <DateField
          name="share-date"
          label={shareTexts.date}
          value={date}
          min={localDay(now)}
          max={localDay(now, 5)}
          error={problems.date}
          onChange={(next) => shares.change({ date: next })}
        />
      )}
      <TextField
        type="password"
        name="share-password"
        label={shareTexts.password}
        hint={shareTexts.passwordHint}
        isOptional
        value={password}
        error={problems.password}
        autoComplete="new-password"
        maxLength={200}
        onChange={(next) => shares.change({ password: next })}
      />
    </div>
  );
}
