import { useStore } from '@nanostores/react';
import { agentIcons, type AgentIconName } from '@loupe/shared/lib/agent-icons';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { CardIcon } from '@loupe/shared/ui/card';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextField } from '@loupe/shared/ui/text-field';
import { builderTexts } from '#texts/builder';
import { AgentIcon } from '../../parts/agent-icon.tsx';
import type { BuilderChoices, BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

const ICONS = agentIcons.map((value) => ({ value, label: builderTexts.icons[value] }));

/** Title, icon, what it is for, and what it is built on. */
export function AboutPart({ page, choices }: { page: BuilderPage; choices: BuilderChoices }) {
  const document = useStore(page.$document);
  const bases = [
    { value: '', label: builderTexts.baseNone },
    ...choices.bases.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return (
    <section aria-label={builderTexts.about} className={classes.part}>
      <SectionLabel>{builderTexts.about}</SectionLabel>
      <div className={classes.titleRow}>
        <CardIcon>
          <AgentIcon name={document.icon} />
        </CardIcon>
        <TextField
          name="title"
          label={builderTexts.title}
          value={document.title}
          maxLength={ownAgentLimits.title}
          isRequired
          autoComplete="off"
          onChange={(title) => page.change({ title })}
          className={classes.grow}
        />
        <SelectField<AgentIconName>
          name="icon"
          label={builderTexts.icon}
          value={document.icon}
          options={ICONS}
          onChange={(icon) => page.change({ icon })}
        />
      </div>
      <TextField
        name="outcome"
        label={builderTexts.outcome}
        hint={builderTexts.outcomeHint}
        value={document.outcome}
        maxLength={ownAgentLimits.outcome}
        isOptional
        autoComplete="off"
        onChange={(outcome) => page.change({ outcome })}
      />
      <SelectField
        name="base"
        label={builderTexts.base}
        hint={builderTexts.baseHint}
        value={document.base ?? ''}
        options={bases}
        onChange={(base) => page.change({ base: base === '' ? null : base })}
      />
    </section>
  );
}
