import { MarkdownView, type MarkdownViewProps } from './markdown-view.tsx';

export type StillMarkdownProps = Omit<MarkdownViewProps, 'repair' | 'isStreaming'>;

const asItIs = (source: string) => source;

/** `Markdown` for a text that is whole: the same, without the code for one that is still being written. */
export function StillMarkdown(props: StillMarkdownProps) {
  return <MarkdownView {...props} repair={asItIs} />;
}
