import type { ReactNode } from 'react';
import type { ElementContent } from 'hast';
import ReactMarkdown from 'react-markdown';
import { components } from './components.tsx';
import { rehypeGiven } from './rehype-given.ts';
import { withUnbrokenWords } from './unbroken-words.ts';

/** Shows elements that passed the allow-list. No HTML string is ever made. */
export function renderAll(nodes: readonly ElementContent[]): ReactNode {
  if (nodes.every((node) => node.type === 'text')) return nodes.map((node) => node.value).join('');
  return <ReactMarkdown rehypePlugins={[[rehypeGiven, withUnbrokenWords(nodes)]]} components={components} />;
}
