import { useStore } from '@nanostores/react';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { TextArea } from '@loupe/shared/ui/text-area';
import { builderTexts } from '#texts/builder';
import type { BuilderPage } from '../../stores/builder-page.ts';
import { BlockRows } from './block-rows.tsx';
import { InputRows } from './input-rows.tsx';
import { Presets } from './presets.tsx';
import classes from './builder.module.css';

/** Its questions, its form, the parts of its report; of one that is built on another, what is always the same. */
export function WorkPart({ page }: { page: BuilderPage }) {
  const document = useStore(page.$document);
  const isAlone = document.base === null;
  return (
    <section aria-label={builderTexts.work} className={classes.part}>
      <SectionLabel>{builderTexts.work}</SectionLabel>
      {isAlone ? (
        <>
          <TextArea
            name="questions"
            label={builderTexts.questions}
            hint={builderTexts.questionsHint}
            placeholder={builderTexts.questionsExample}
            rows={4}
            value={document.questions.join('\n')}
            onChange={(text) => page.change({ questions: text.split('\n') })}
          />
          <InputRows page={page} />
          <BlockRows page={page} />
        </>
      ) : (
        <Presets page={page} />
      )}
      <TextArea
        name="instructions"
        label={builderTexts.instructions}
        hint={builderTexts.instructionsHint}
        rows={4}
        isOptional
        maxLength={ownAgentLimits.instructions}
        value={document.instructions}
        onChange={(instructions) => page.change({ instructions })}
      />
    </section>
  );
}
