import { useStore } from '@nanostores/react';
import { ownAgentLimits, ownAgentTools } from '@loupe/shared/lib/own-agent-limits';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { NumberField } from '@loupe/shared/ui/number-field';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { builderTexts } from '#texts/builder';
import type { BuilderChoices, BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

const toggled = <T extends string>(all: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...new Set([...all, one])] : all.filter((other) => other !== one);

/** Tools, reference data and the cap. */
export function AllowedPart({ page, choices }: { page: BuilderPage; choices: BuilderChoices }) {
  const document = useStore(page.$document);
  const isAlone = document.base === null;
  return (
    <section aria-label={builderTexts.allowed} className={classes.part}>
      <SectionLabel>{builderTexts.allowed}</SectionLabel>
      <div className={classes.checks}>
        {ownAgentTools.map((tool) => (
          <Checkbox
            key={tool}
            name={`tool-${tool}`}
            label={builderTexts.tools[tool]}
            isChecked={document.tools.includes(tool)}
            onChange={(isOn) => page.change({ tools: toggled(document.tools, tool, isOn) })}
          />
        ))}
      </div>
      <p className={classes.note}>{builderTexts.never}</p>
      {isAlone && choices.packs.length > 0 && (
        <fieldset className={classes.rows}>
          <legend className={classes.legend}>{builderTexts.packs}</legend>
          <p className={classes.note}>{builderTexts.packsHint}</p>
          <div className={classes.checks}>
            {choices.packs.map(({ name, title }) => (
              <Checkbox
                key={name}
                name={`pack-${name}`}
                label={title}
                isChecked={document.packs.includes(name)}
                onChange={(isOn) => page.change({ packs: toggled(document.packs, name, isOn) })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <NumberField
        name="cap"
        label={builderTexts.cap}
        value={document.cap_credits}
        min={ownAgentLimits.capMin}
        max={ownAgentLimits.capMax}
        onChange={(cap) =>
          page.change({
            cap_credits: Math.min(
              ownAgentLimits.capMax,
              Math.max(1, Math.round(cap ?? ownAgentLimits.capMin)),
            ),
          })
        }
      />
    </section>
  );
}
