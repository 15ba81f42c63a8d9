import { texts } from '#texts';
import { lazyPart } from './lazy-part.tsx';
import classes from './lazy-markdown.module.css';

type MarkdownProps = {
  text: string;
  isStreaming?: boolean;
  language?: string | undefined;
  variant?: 'chat' | 'report';
  onFigure?: (id: string, anchor: HTMLElement) => void;
  onSource?: (n: number, anchor: HTMLElement) => void;
  onClaim?: (id: string) => void;
};

const Fetched = lazyPart<MarkdownProps>(
  async () => (await import(/* webpackChunkName: "answer" */ '@loupe/shared/markdown/markdown')).Markdown,
  texts.plainText,
);

/** The one markdown renderer, fetched with the first text; until then the text itself is readable. */
export function LazyMarkdown(props: MarkdownProps) {
  return <Fetched {...props} fallback={<div className={classes.plain}>{props.text}</div>} />;
}
