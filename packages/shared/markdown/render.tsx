import { createElement, memo, type ReactNode } from 'react';
import type { Element, ElementContent } from 'hast';
import { textOf } from './block-title.ts';
import { CodeBlock } from './code-block.tsx';
import { Formula } from './formula.tsx';
import { LongText } from './long-text.tsx';
import { ImagePlace } from './image-place.tsx';
import { ClaimMark, FigureMark, FootnoteMark, SourceMark } from './marks.tsx';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';

/** Shows elements that passed the allow-list. No HTML string is ever made. */
export function renderAll(nodes: readonly ElementContent[]): ReactNode {
  if (nodes.length === 1) return renderNode(nodes[0] as ElementContent, 0);
  return nodes.some(isButton) ? withUnbrokenWords(nodes) : nodes.map(renderNode);
}

function isMark(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.properties['dataSource'] !== undefined;
}

/** Shown as a button inside the line: a source mark or a figure. */
function isButton(node: ElementContent): boolean {
  return isMark(node) || (node.type === 'element' && node.properties['dataFigure'] !== undefined);
}

/** Parts of a word, and letters of each, that fit on the line of a phone: what is longer may be broken anywhere. */
const MOST_PARTS = 8;
const MOST_LETTERS = 24;

function isShort(part: ReactNode): boolean {
  return typeof part !== 'string' || part.length <= MOST_LETTERS;
}

/** Where a line may be broken; not at the narrow space between two marks. */
const BREAKS = /([ \t\r\n]+)/;

/**
 * A mark never begins a line, and no full stop or bracket is torn off a figure: a button may be broken off whatever
 * character stands beside it, so it shares an unbroken span with the letters it touches.
 */
function withUnbrokenWords(nodes: readonly ElementContent[]): ReactNode[] {
  const shown: ReactNode[] = [];
  let word: ReactNode[] = [];
  let hasButton = false;
  const show = (part: ReactNode) => {
    const last = shown.at(-1);
    if (typeof part === 'string' && typeof last === 'string') shown[shown.length - 1] = last + part;
    else shown.push(part);
  };
  const endWord = () => {
    if (hasButton && word.length > 1 && word.length <= MOST_PARTS && word.every(isShort))
      show(
        <span key={`word-${shown.length}`} className={styles.stuck}>
          {word}
        </span>,
      );
    else word.forEach(show);
    word = [];
    hasButton = false;
  };
  nodes.forEach((node, i) => {
    if (node.type === 'text') {
      node.value.split(BREAKS).forEach((piece, place, pieces) => {
        // The space that somebody wrote before a mark is the last piece but an empty one.
        const isBeforeMark = place === pieces.length - 2 && pieces.at(-1) === '' && isMark(nodes[i + 1]);
        if (piece === '') return;
        if (place % 2 === 0 || (isBeforeMark && word.length > 0)) return void word.push(piece);
        endWord();
        show(piece);
      });
    } else if (isButton(node)) {
      word.push(renderNode(node, i));
      hasButton = true;
    } else {
      endWord();
      show(renderNode(node, i));
    }
  });
  endWord();
  return shown;
}

function renderNode(node: ElementContent, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? renderElement(node, key) : null;
}

function renderElement(element: Element, key: number): ReactNode {
  const { tagName, properties, children } = element;
  switch (tagName) {
    case 'a':
      return typeof properties['href'] === 'string' ? (
        <a key={key} href={properties['href']} target="_blank" rel="noopener noreferrer">
          {renderAll(children)}
        </a>
      ) : (
        renderAll(children)
      );
    case 'img':
      return <ImagePlace key={key} address={string(properties['src'])} alt={string(properties['alt'])} />;
    case 'pre':
      return <CodeBlock key={key} code={textOf(element)} language={languageOf(children[0])} />;
    case 'table':
      return renderTable(element, columnsOf(element), key);
    case 'li':
      return <ListItem key={key} item={element} />;
    case 'tbody':
      return <TableBody key={key} body={element} />;
    case 'span':
      return renderSpan(element, key);
    case 'sup':
      return renderSup(element, key);
    case 'input':
      return <TaskMark key={key} isDone={properties['checked'] === true} />;
    case 'p':
      return properties['dataPlain'] === true ? (
        <p key={key} data-plain="">
          <LongText text={textOf(element)} mayBreakLines />
        </p>
      ) : (
        <p key={key} {...attributesOf(element)}>
          {renderAll(children)}
        </p>
      );
    case 'td':
      return (
        <td key={key} {...attributesOf(element)} className={isOneValue(element) ? styles.stuck : undefined}>
          {renderAll(children)}
        </td>
      );
    case 'br':
    case 'hr':
      return createElement(tagName, { key });
    default:
      return createElement(tagName, { key, ...attributesOf(element) }, renderAll(children));
  }
}

/** A day, a span of times: digits with signs between them, which are read as one. */
function isOneValue(cell: Element): boolean {
  return /^[\d:]+[–-][\d:–-]{1,12}$/.test(textOf(cell));
}

/** A table, named by its title or by its columns. */
export function renderTable(table: Element, name: string, key?: number): ReactNode {
  return (
    // A wide table scrolls by itself, so a keyboard has to reach it. A group, not a region: a report may have dozens.
    <div
      key={key}
      className={styles.table}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={messages.table(name)}
    >
      <table>{renderAll(table.children)}</table>
    </div>
  );
}

/** A long list keeps the items that are finished. */
const ListItem = memo(function ListItem({ item }: { item: Element }) {
  return <li {...attributesOf(item)}>{renderAll(item.children)}</li>;
});

/** A long table has several bodies; those that are finished are not drawn again. */
const TableBody = memo(function TableBody({ body }: { body: Element }) {
  return <tbody>{renderAll(body.children)}</tbody>;
});

function attributesOf({ properties }: Element): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  if (typeof properties['start'] === 'number') attributes['start'] = properties['start'];
  if (typeof properties['align'] === 'string') attributes['data-align'] = properties['align'];
  if (properties['dataBlock'] !== undefined) attributes['data-block'] = properties['dataBlock'];
  if (properties['dataTask'] === true) attributes['data-task'] = '';
  return attributes;
}

function renderSpan(element: Element, key: number): ReactNode {
  const { dataMath, dataDelimiters, dataFigure, dataClaim } = element.properties;
  if (typeof dataMath === 'string') {
    const delimiters = string(dataDelimiters);
    const tex = textOf(element);
    const source = delimiters.slice(0, 2) + tex + delimiters.slice(2);
    return <Formula key={key} tex={tex} source={source} display={dataMath === 'display'} />;
  }
  if (typeof dataFigure === 'string') {
    return (
      <FigureMark key={key} id={dataFigure}>
        {renderAll(element.children)}
      </FigureMark>
    );
  }
  if (typeof dataClaim === 'string') {
    return (
      <ClaimMark key={key} id={dataClaim}>
        {renderAll(element.children)}
      </ClaimMark>
    );
  }
  return renderAll(element.children);
}

function renderSup(element: Element, key: number): ReactNode {
  const { dataSource, dataFootnote } = element.properties;
  if (dataSource !== undefined) return <SourceMark key={key} number={string(dataSource)} />;
  if (dataFootnote !== undefined) return <FootnoteMark key={key} identifier={string(dataFootnote)} />;
  return null;
}

function TaskMark({ isDone }: { isDone: boolean }) {
  return (
    <input type="checkbox" disabled checked={isDone} aria-label={isDone ? messages.done : messages.notDone} />
  );
}

function string(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function languageOf(code: ElementContent | undefined): string | undefined {
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  return Array.isArray(names) && names.length > 0 ? String(names[0]).slice('language-'.length) : undefined;
}

function columnsOf(table: Element): string {
  const row = elementIn(elementIn(table));
  if (row === undefined) return '';
  return row.children
    .map(textOf)
    .filter((name) => name.trim() !== '')
    .join(', ')
    .slice(0, 120);
}

function elementIn(element: Element | undefined): Element | undefined {
  const first = element?.children[0];
  return first?.type === 'element' ? first : undefined;
}
