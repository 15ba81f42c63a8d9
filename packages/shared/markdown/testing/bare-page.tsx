/* The renderer alone, on a page without any policy: what gets past it would run. Bundled by e2e/markdown. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { provideEnvironment } from '@loupe/shared/environment';
import { Markdown } from '../markdown.tsx';
import { codeLanguages } from '../use-code-language.ts';

interface BarePage {
  /** Draws the text, whole or in pieces of so many characters; answers with what is there then, without ids. */
  show?(text: string, piece: number | null): Promise<string>;
  /** Draws the text in pieces of so many characters as a stream brings them: each update is a task of its own. */
  stream?(text: string, piece: number): Promise<void>;
}

provideEnvironment(
  createBrowserEnvironment({
    apiBaseUrl: '/api',
    backofficeBaseUrl: '/api',
    brandName: 'Loupe',
    externalLinkHost: '',
  }),
);
const place = document.querySelector('main') as HTMLElement;
let root: Root | null = null;

function draw(text: string, isStreaming: boolean): void {
  flushSync(() => root?.render(<Markdown text={text} isStreaming={isStreaming} />));
}

const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

/** Formulas are drawn once their engine has come, a long text once its last part was read. */
async function settled(): Promise<void> {
  do await nextFrame();
  while (place.querySelector('[data-state="loading"], [aria-busy]'));
}

function begin(): void {
  root?.unmount();
  root = createRoot(place);
}

const bare = globalThis as BarePage;

bare.show = async (text, piece) => {
  // What a text looks like must not depend on when this comes.
  await codeLanguages.load();
  begin();
  if (piece !== null) for (let end = piece; end < text.length; end += piece) draw(text.slice(0, end), true);
  draw(text, false);
  await settled();
  return place.innerHTML.replaceAll(/_r_\w+_/g, '_');
};

const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

bare.stream = async (text, piece) => {
  begin();
  for (let end = piece; end < text.length; end += piece) {
    await nextTask();
    draw(text.slice(0, end), true);
  }
  await nextTask();
  draw(text, false);
  await settled();
};
