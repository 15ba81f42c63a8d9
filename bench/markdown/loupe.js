import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { provideEnvironment } from '../../packages/shared/environment.ts';
import { Markdown } from '../../packages/shared/markdown/markdown.tsx';
import '../../packages/shared/ui/tokens.css';

/**
 * The renderer as a candidate of the streaming markdown harness: one root, each update committed at once.
 * React comes from the harness, so this file belongs to no package here.
 */

const inert = document.implementation.createHTMLDocument('');

// What the renderer asks of the page; the harness collects page errors.
provideEnvironment({
  parseFragment: (markup) => {
    const template = inert.createElement('template');
    template.innerHTML = markup;
    return template.content;
  },
  log: { error: (message, detail) => reportError(new Error(`${message}: ${JSON.stringify(detail)}`)) },
});

const onCopy = () => Promise.resolve(true);

export function mount(container) {
  const root = createRoot(container);
  return {
    update(text, isFinal) {
      flushSync(() => root.render(createElement(Markdown, { text, isStreaming: !isFinal, onCopy })));
    },
    unmount: () => root.unmount(),
  };
}
