import { TextField } from '@loupe/shared/ui/text-field';
import { settingsTexts } from '#texts/settings';

export type OwnPasswordFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
};

/** The password typed once more: asked for before anything that could take the account away. */
export function OwnPasswordField({ value, error, onChange }: OwnPasswordFieldProps) {
  return (
    <TextField
      name="password"
      type="password"
      label={settingsTexts.yourPassword}
      autoComplete="current-password"
      isRequired
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
