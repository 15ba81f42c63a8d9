import { memo, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ActionsContext, FootnotesContext, useActions, type Actions } from './actions.ts';
import { afterFrame } from './after-frame.ts';
import { prepareCopies } from './copy-loader.ts';
import type { Block, BlockName } from './block-title.ts';
import { GROUP_SIZE, type Footnote } from './document-state.ts';
import type { OpenEnd } from './document.ts';
import { createKeptDocument } from './kept-document.ts';
import { isStoredImage } from './links.ts';
import { LongList, longElementOf, TableInParts } from './long-block.tsx';
import { goTo } from './marks.tsx';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';
import { NamedBlock } from './named-block.tsx';
import { renderAll } from './render.tsx';
import { columnsOf } from './table-frame.tsx';

export interface MarkdownViewProps {
  /** The whole text so far. While it only grows, an update costs no more than its open end. */
  text: string;
  /** More is to come: what is open at the end is shown as if it were closed. */
  isStreaming?: boolean;
  /** The language the text is written in; that of the page by default. */
  language?: string | undefined;
  /** How the end is shown while more is to come; the same at every render. */
  openEnd: OpenEnd;
  /** `report` is set in serif with a reading measure, `chat` in the interface's type. */
  variant?: 'chat' | 'report';
  /** A link to `#figure:<id>` was activated. Without it figures are plain text. */
  onFigure?: (id: string, element: HTMLElement) => void;
  /** A link to `#source:<n>` was activated. Without it source numbers are plain. */
  onSource?: (number: number, element: HTMLElement) => void;
  /** A link to `#claim:<id>` was activated. Without it what it says is shown and leads nowhere. */
  onClaim?: (id: string) => void;
  /** Which images may be shown at once. Default: `/api/files/…` of this origin. */
  isOwnImage?: (address: string) => boolean;
  /** Copies the text of a code block and tells the person; gives false when it failed (F10). */
  onCopy?: (text: string) => Promise<boolean>;
}

/** Draws a text, whole or growing. Used through `Markdown` and `StillMarkdown`. */
export function MarkdownView(props: MarkdownViewProps) {
  const { text, isStreaming = false, variant = 'chat', openEnd } = props;
  const [document] = useState(() => createKeptDocument(openEnd));
  const snapshot = document.update(text, isStreaming);
  const { groups, footnotes, isComplete } = snapshot;
  const [, drawNextPart] = useReducer((steps: number) => steps + 1, 0);
  useEffect(() => {
    if (snapshot.isComplete) return;
    // Each part of a long update has a task and a frame of its own, so that the page stays responsive.
    return afterFrame(drawNextPart);
  }, [snapshot]);
  const actions = useStableActions(props);
  useEffect(prepareCopies, []);
  return (
    <div
      className={`${styles.root} ${styles[variant]}`}
      data-markdown={variant}
      lang={props.language}
      aria-busy={isStreaming || !isComplete || undefined}
    >
      <ActionsContext value={actions}>
        <FootnotesContext value={footnotes.numbers}>
          {groups.map((blocks, i) => (
            // Groups only ever grow at the end, so their place is their identity.
            <BlockGroup
              key={i}
              blocks={blocks}
              before={groups[i - 1]?.at(-1)}
              isFull={blocks.length === GROUP_SIZE && i < groups.length - 1}
            />
          ))}
          {footnotes.list.length === 0 ? null : <FootnoteList list={footnotes.list} />}
        </FootnotesContext>
      </ActionsContext>
    </div>
  );
}

const BlockGroup = memo(function BlockGroup({
  blocks,
  before,
  isFull,
}: {
  blocks: readonly Block[];
  before: Block | undefined;
  isFull: boolean;
}) {
  return (
    <div className={isFull ? styles.fullGroup : styles.group}>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} name={(blocks[i - 1] ?? before)?.names} />
      ))}
    </div>
  );
});

const BlockView = memo(function BlockView({ block, name }: { block: Block; name: BlockName | undefined }) {
  const [table] = block.elements;
  if (name !== undefined && table?.type === 'element' && table.tagName === 'table')
    return <NamedBlock table={table} name={name} />;
  const long = longElementOf(block);
  if (long === undefined) return renderAll(block.elements);
  return long.tagName === 'table' ? (
    <TableInParts table={long} name={columnsOf(long)} />
  ) : (
    <LongList list={long} />
  );
});

const FootnoteList = memo(function FootnoteList({ list }: { list: readonly Footnote[] }) {
  const { idPrefix: prefix } = useActions();
  return (
    <section className={styles.footnotes} aria-label={messages.footnotes}>
      <ol>
        {list.map(({ identifier, elements }, i) => (
          <li key={identifier} id={`${prefix}note-${i + 1}`} tabIndex={-1}>
            {renderAll(elements)}
            <button
              type="button"
              className={styles.mark}
              aria-label={messages.backToText(i + 1)}
              onClick={(event) => goTo(event, `${prefix}mention-${i + 1}`)}
            >
              ↩
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});

/** Handlers may be new functions at every render; the blocks must not be drawn again for that. */
function useStableActions({
  onFigure,
  onSource,
  onClaim,
  onCopy,
  language,
  isOwnImage = isStoredImage,
}: MarkdownViewProps): Actions {
  const latest = useRef({ onFigure, onSource, onClaim, onCopy });
  useLayoutEffect(() => {
    latest.current = { onFigure, onSource, onClaim, onCopy };
  });
  const idPrefix = useId();
  const hasFigure = onFigure !== undefined;
  const hasSource = onSource !== undefined;
  const hasClaim = onClaim !== undefined;
  const hasCopy = onCopy !== undefined;
  return useMemo(
    () => ({
      figure: hasFigure ? (id, element) => latest.current.onFigure?.(id, element) : undefined,
      source: hasSource ? (number, element) => latest.current.onSource?.(number, element) : undefined,
      claim: hasClaim ? (id) => latest.current.onClaim?.(id) : undefined,
      copy: hasCopy ? (text) => latest.current.onCopy?.(text) ?? Promise.resolve(false) : undefined,
      isOwnImage,
      language,
      idPrefix,
    }),
    [hasFigure, hasSource, hasClaim, hasCopy, isOwnImage, language, idPrefix],
  );
}
