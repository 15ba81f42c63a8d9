import { MarkdownView, type MarkdownViewProps } from './markdown-view.tsx';
import { repairTail } from './repair.ts';

export type MarkdownProps = Omit<MarkdownViewProps, 'repair'>;

/** The one markdown renderer of the product (requirements M1-M7): safe for any text, made for growing ones. */
export function Markdown(props: MarkdownProps) {
  return <MarkdownView {...props} repair={repairTail} />;
}
