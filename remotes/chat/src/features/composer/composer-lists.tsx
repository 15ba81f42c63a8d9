import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { withoutMention } from '../../lib/agent-mention.ts';
import { usePageObject } from '../../parts/use-page-object.ts';
import type { AgentCatalog } from '../../stores/agent-catalog.ts';
import type { Composer } from '../../stores/composer.ts';
import type { Outside } from '../../stores/outside.ts';
import { createPromptLibrary } from '../../stores/prompt-library.ts';
import { promptTexts } from '#texts/prompts';
import { AgentPicker } from './agent-picker.tsx';
import { placeCaret } from './place-caret.ts';
import { PromptFill } from './prompt-fill.tsx';
import { PromptKeep } from './prompt-keep.tsx';
import { PromptPicker } from './prompt-picker.tsx';
import { useFieldList, type Found } from './use-field-list.ts';
import { usePromptTaking, type PromptRow } from './use-prompt-taking.ts';

/** A sign that was asked for by its button; each time another object. */
export interface AskedSign {
  readonly sign: '@' | '/';
}

export type ComposerListsProps = {
  composer: Composer;
  catalog: AgentCatalog;
  outside: Outside;
  field: RefObject<HTMLTextAreaElement | null>;
  asked: AskedSign | null;
};

/** What opens over the text box while `@` or `/` is typed, and what stands there after a choice. */
export function ComposerLists({ composer, catalog, outside, field, asked }: ComposerListsProps) {
  const id = useId();
  const library = usePageObject(() => createPromptLibrary(outside));
  const [agents, setAgents] = useState<readonly AgentCard[]>([]);
  const [rows, setRows] = useState<readonly PromptRow[]>([]);
  const taking = usePromptTaking(composer, outside, field);
  /** The text around a sign that its button has put there: Escape takes it back. */
  const put = useRef<{ readonly before: string; readonly now: string } | null>(null);
  const list = useFieldList({
    field,
    listId: id,
    count: (found) => {
      if (found.kind === 'agents') return { all: agents.length, first: agents.length > 0 ? 0 : -1 };
      // Where nothing is called like that, Enter sends what was typed.
      return { all: rows.length, first: rows[0]?.kind === 'prompt' || found.query === '' ? 0 : -1 };
    },
    onPick: (found, index) => {
      if (found.kind === 'prompts') return pickRow(found, rows[index]);
      return pickAgent(found, agents[index]);
    },
    onEscape: () => {
      if (put.current?.now === composer.$text.get()) composer.setText(put.current.before);
    },
    onOtherKey: taking.hear,
  });
  const { found } = list;

  function pickAgent(in_: Found, agent: AgentCard | undefined): boolean {
    if (!agent) return false;
    const rest = withoutMention(composer.$text.get(), in_);
    composer.setAgent(agent);
    composer.setText(rest.text);
    list.open(null);
    placeCaret(field, rest.caret);
    return true;
  }

  function pickRow(in_: Found, row: PromptRow | undefined): boolean {
    if (!row) return false;
    list.close();
    taking.take(row, composer.$text.get().slice(0, in_.start + 1 + in_.query.length));
    return true;
  }

  const ask = useEffectEvent(({ sign }: AskedSign) => {
    const before = composer.$text.get();
    const caret = sign === '/' ? 0 : (field.current?.selectionStart ?? 0);
    const lead = before.slice(0, caret);
    const written = lead === '' || /\s$/.test(lead) ? sign : ` ${sign}`;
    const isThere = sign === '/' && before.startsWith(sign);
    const now = isThere ? before : lead + written + before.slice(caret);
    put.current = { before, now };
    composer.setText(now);
    const end = caret + written.length;
    list.open({ kind: sign === '@' ? 'agents' : 'prompts', start: end - 1, query: '' });
    placeCaret(field, end);
  });
  useEffect(() => {
    if (asked) ask(asked);
  }, [asked]);

  return (
    <>
      {found?.kind === 'agents' && (
        <AgentPicker
          id={id}
          catalog={catalog}
          query={found.query}
          activeIndex={list.activeIndex}
          onOptions={setAgents}
          onPick={(agent) => void pickAgent(found, agent)}
          onHover={list.setActiveIndex}
        />
      )}
      {found?.kind === 'prompts' && (
        <PromptPicker
          id={id}
          library={library}
          query={found.query}
          written={composer.$text
            .get()
            .slice(found.start + 1 + found.query.length)
            .trim()}
          activeIndex={list.activeIndex}
          onRows={setRows}
          onPick={(row) => void pickRow(found, row)}
          onHover={list.setActiveIndex}
        />
      )}
      {taking.step?.kind === 'fill' && (
        <PromptFill
          key={taking.step.prompt.id}
          step={taking.step}
          before={taking.filledBefore(taking.step.prompt.id)}
          onChange={taking.keepFilled}
          onInsert={taking.fill}
          onLeave={taking.leave}
        />
      )}
      {taking.step?.kind === 'keep' && (
        <PromptKeep
          outside={outside}
          library={library}
          text={taking.step.text}
          onKept={({ name }) => {
            outside.notify(promptTexts.saved(name), 'success');
            taking.kept();
          }}
          onLeave={taking.leave}
        />
      )}
      <p role="status" className="visually-hidden">
        {taking.news}
      </p>
    </>
  );
}
