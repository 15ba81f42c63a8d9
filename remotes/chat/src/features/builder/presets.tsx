import { useStore } from '@nanostores/react';
import { holdsFiles } from '../../lib/start-form.ts';
import { builderTexts } from '#texts/builder';
import type { BuilderPage } from '../../stores/builder-page.ts';
import { ValueField } from './value-field.tsx';
import classes from './builder.module.css';

/** Fields of the agent it is built on that are always the same; files and depth are chosen each time. */
export function Presets({ page }: { page: BuilderPage }) {
  const fields = useStore(page.$baseFields);
  const { presets } = useStore(page.$document);
  const shown = fields.filter(
    (field) => !holdsFiles(field) && field.name !== 'depth' && field.name !== 'sample',
  );
  if (shown.length === 0) return null;
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{builderTexts.presets}</legend>
      <p className={classes.note}>{builderTexts.presetsHint}</p>
      {shown.map((field) => (
        <ValueField
          key={field.name}
          field={field}
          name={`preset-${field.name}`}
          value={presets[field.name] ?? ''}
          empty={builderTexts.presetNone}
          onChange={(value) => page.change({ presets: { ...presets, [field.name]: value } })}
        />
      ))}
    </fieldset>
  );
}
