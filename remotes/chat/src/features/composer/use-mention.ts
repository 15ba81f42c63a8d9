import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { AgentCard } from '@loupe/shared/contract/agents';
import { mentionAt, withoutMention, type Mention } from '../../lib/agent-mention.ts';
import type { Composer } from '../../stores/composer.ts';

/** The `@` list of the composer: opened by typing, moved in by arrows, chosen by Enter or Tab, closed by Escape. */
export function useMention(composer: Composer, field: RefObject<HTMLTextAreaElement | null>) {
  const [mention, setMention] = useState<Mention | null>(null);
  const [options, setOptions] = useState<readonly AgentCard[]>([]);
  const [activeIndex, setActiveIndex] = useState(0);

  function look(box: HTMLTextAreaElement) {
    const next = box.selectionStart === box.selectionEnd ? mentionAt(box.value, box.selectionStart) : null;
    if (next?.start !== mention?.start || next?.query !== mention?.query) setActiveIndex(0);
    setMention(next);
  }

  function pick(agent: AgentCard) {
    const box = field.current;
    composer.setAgent(agent);
    if (mention && box) {
      const rest = withoutMention(composer.$text.get(), mention);
      composer.setText(rest.text);
      requestAnimationFrame(() => {
        box.focus();
        box.setSelectionRange(rest.caret, rest.caret);
      });
    }
    setMention(null);
  }

  /** Opens the list as if `@` had been typed. */
  function start() {
    const box = field.current;
    if (!box) return;
    const text = composer.$text.get();
    const before = text.slice(0, box.selectionStart);
    const sign = before === '' || /\s$/.test(before) ? '@' : ' @';
    composer.setText(before + sign + text.slice(box.selectionStart));
    const caret = before.length + sign.length;
    setActiveIndex(0);
    setMention({ start: caret - 1, query: '' });
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(caret, caret);
    });
  }

  /** True when the key was for the list. */
  function handleKey(event: KeyboardEvent): boolean {
    if (!mention) return false;
    const count = options.length;
    const agent = options[activeIndex];
    if (event.key === 'ArrowDown' && count > 0) setActiveIndex((activeIndex + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActiveIndex((activeIndex - 1 + count) % count);
    else if ((event.key === 'Enter' || event.key === 'Tab') && agent && !event.shiftKey) pick(agent);
    else if (event.key === 'Escape') setMention(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    mention,
    activeIndex,
    optionCount: options.length,
    look,
    pick,
    start,
    handleKey,
    setOptions,
    setActiveIndex,
    close: () => setMention(null),
  };
}
