import type { ReactNode } from 'react';
import type { Element, ElementContent } from 'hast';
import type { Components } from 'react-markdown';
import { textOf } from './block-title.ts';
import { CodeBlock } from './code-block.tsx';
import { Formula } from './formula.tsx';
import { ImagePlace } from './image-place.tsx';
import { LongText } from './long-text.tsx';
import { ClaimMark, FigureMark, FootnoteMark, SourceMark } from './marks.tsx';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';
import { columnsOf, TableFrame } from './table-frame.tsx';

type Shown = { node?: Element | undefined; children?: ReactNode };

/** How the elements of a text are shown that are more than their words; all others are what their name says. */
export const components: Components = {
  a: Link,
  code: Code,
  img: ({ node }) => <ImagePlace address={textProperty(node, 'src')} alt={textProperty(node, 'alt')} />,
  input: TaskMark,
  p: Paragraph,
  pre: ({ node }) =>
    node === undefined ? null : <CodeBlock code={textOf(node)} language={languageOf(node.children[0])} />,
  span: Span,
  sup: Raised,
  table: ({ node, children }) => (
    <TableFrame name={node === undefined ? '' : columnsOf(node)}>{children}</TableFrame>
  ),
  td: ({ node, children }) => (
    <td data-align={alignOf(node)} className={isOneValue(node) ? styles.stuck : undefined}>
      {children}
    </td>
  ),
  th: ({ node, children }) => <th data-align={alignOf(node)}>{children}</th>,
};

function property(node: Element | undefined, name: string): unknown {
  return node?.properties[name];
}

function textProperty(node: Element | undefined, name: string): string {
  const value = property(node, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function Link({ node, children }: Shown) {
  const address = textProperty(node, 'href');
  return address === '' ? (
    children
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Code({ node, children }: Shown) {
  const names = property(node, 'className');
  const isDisplay = Array.isArray(names) && names.includes('math-display');
  if (node === undefined || !(isDisplay || (Array.isArray(names) && names.includes('math-inline'))))
    return <code>{children}</code>;
  return <Formula formula={node} delimiters={textProperty(node, 'dataDelimiters')} display={isDisplay} />;
}

function Paragraph({ node, children }: Shown) {
  if (node !== undefined && property(node, 'dataPlain') === true)
    return (
      <p data-plain="">
        <LongText text={textOf(node)} mayBreakLines />
      </p>
    );
  return <p data-block={property(node, 'dataBlock')}>{children}</p>;
}

function Span({ node, children }: Shown) {
  if (property(node, 'dataStuck') === true) return <span className={styles.stuck}>{children}</span>;
  const figure = textProperty(node, 'dataFigure');
  if (figure !== '') return <FigureMark id={figure}>{children}</FigureMark>;
  const claim = textProperty(node, 'dataClaim');
  return claim === '' ? children : <ClaimMark id={claim}>{children}</ClaimMark>;
}

function Raised({ node }: Shown) {
  const source = textProperty(node, 'dataSource');
  if (source !== '') return <SourceMark number={source} />;
  const footnote = textProperty(node, 'dataFootnote');
  return footnote === '' ? null : <FootnoteMark identifier={footnote} />;
}

function TaskMark({ node }: Shown) {
  const isDone = property(node, 'checked') === true;
  return (
    <input type="checkbox" disabled checked={isDone} aria-label={isDone ? messages.done : messages.notDone} />
  );
}

/** A day, a span of times: digits with signs between them, which are read as one. */
function isOneValue(cell: Element | undefined): boolean {
  return cell !== undefined && /^[\d:]+[–-][\d:–-]{1,12}$/.test(textOf(cell));
}

function alignOf(cell: Element | undefined): string | undefined {
  return textProperty(cell, 'align') || undefined;
}

function languageOf(code: ElementContent | undefined): string | undefined {
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  return Array.isArray(names) && names.length > 0 ? String(names[0]).slice('language-'.length) : undefined;
}
