import { MarkdownView, type MarkdownViewProps } from './markdown-view.tsx';
import { openEnd } from './open-end.ts';

export type MarkdownProps = Omit<MarkdownViewProps, 'openEnd'>;

/** The one markdown renderer of the product (requirements M1-M7): safe for any text, made for growing ones. */
export function Markdown(props: MarkdownProps) {
  return <MarkdownView {...props} openEnd={openEnd} />;
}
