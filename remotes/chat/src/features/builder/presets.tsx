import { useStore } from '@nanostores/react';
import type { InputField } from '@loupe/shared/contract/agents';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextField } from '@loupe/shared/ui/text-field';
import { builderTexts } from '../../messages/builder-texts.ts';
import type { BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

/** Fields of the agent it is built on that are always the same; files and depth are chosen each time. */
export function Presets({ page }: { page: BuilderPage }) {
  const fields = useStore(page.$baseFields);
  const { presets } = useStore(page.$document);
  const shown = fields.filter(
    ({ kind, name }) => kind !== 'file' && kind !== 'files' && name !== 'depth' && name !== 'sample',
  );
  if (shown.length === 0) return null;
  const set = (name: string, value: string) => page.change({ presets: { ...presets, [name]: value } });
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{builderTexts.presets}</legend>
      <p className={classes.note}>{builderTexts.presetsHint}</p>
      {shown.map((field) => (
        <Preset key={field.name} field={field} value={presets[field.name] ?? ''} onChange={set} />
      ))}
    </fieldset>
  );
}

type PresetProps = {
  field: InputField;
  value: string;
  onChange: (name: string, value: string) => void;
};

function Preset({ field, value, onChange }: PresetProps) {
  const frame = { name: `preset-${field.name}`, label: field.label, value };
  if (field.kind === 'choice') {
    const options = [
      { value: '', label: builderTexts.presetNone },
      ...field.options.filter((option) => option.value !== ''),
    ];
    return <SelectField {...frame} options={options} onChange={(next) => onChange(field.name, next)} />;
  }
  return (
    <TextField
      {...frame}
      isOptional
      placeholder={builderTexts.presetNone}
      autoComplete="off"
      onChange={(next) => onChange(field.name, next)}
    />
  );
}
