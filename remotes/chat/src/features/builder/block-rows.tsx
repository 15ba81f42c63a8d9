import { useStore } from '@nanostores/react';
import { Plus, X } from 'lucide-react';
import type { OwnBlock, OwnBlockKind } from '@loupe/shared/contract/own-agents';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextArea } from '@loupe/shared/ui/text-area';
import { TextField } from '@loupe/shared/ui/text-field';
import { newBlock } from '../../lib/own-document.ts';
import { builderTexts } from '#texts/builder';
import type { BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

const KINDS = Object.entries(builderTexts.blockKinds).map(([value, label]) => ({
  value: value as OwnBlockKind,
  label,
}));

/** The parts of its report, one row each, in their order. */
export function BlockRows({ page }: { page: BuilderPage }) {
  const { blocks } = useStore(page.$document);
  const set = (at: number, part: Partial<OwnBlock>) =>
    page.change({ blocks: blocks.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  const add = () => page.change({ blocks: [...blocks, newBlock(builderTexts.blockKinds.tables)] });
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{builderTexts.blocks}</legend>
      <p className={classes.note}>{builderTexts.blocksHint}</p>
      {blocks.map((block, at) => (
        // A part has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.row}>
          <TextField
            name={`block-${at}`}
            label={builderTexts.blockTitle}
            value={block.title}
            maxLength={80}
            autoComplete="off"
            onChange={(title) => set(at, { title })}
            className={classes.grow}
          />
          <SelectField<OwnBlockKind>
            name={`block-${at}-kind`}
            label={builderTexts.blockKind}
            value={block.kind}
            options={KINDS}
            onChange={(kind) => set(at, { kind })}
          />
          <IconButton
            label={builderTexts.remove(block.title || builderTexts.unnamed)}
            icon={<X aria-hidden="true" />}
            onClick={() => page.change({ blocks: blocks.filter((_, i) => i !== at) })}
          />
          {block.kind === 'text' && (
            <TextArea
              name={`block-${at}-note`}
              label={builderTexts.blockNote}
              rows={2}
              maxLength={ownAgentLimits.note}
              value={block.note}
              onChange={(note) => set(at, { note })}
              className={classes.whole}
            />
          )}
        </div>
      ))}
      {blocks.length < ownAgentLimits.blocks && (
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={add}>
          {builderTexts.addBlock}
        </Button>
      )}
    </fieldset>
  );
}
