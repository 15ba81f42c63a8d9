import type { OpenEnd } from './document.ts';
import { MarkdownView, type MarkdownViewProps } from './markdown-view.tsx';

export type StillMarkdownProps = Omit<MarkdownViewProps, 'openEnd' | 'isStreaming'>;

const asItIs: OpenEnd = { repair: (source) => source, withWords: (elements) => elements };

/** `Markdown` for a text that is whole: the same, without the code for one that is still being written. */
export function StillMarkdown(props: StillMarkdownProps) {
  return <MarkdownView {...props} openEnd={asItIs} />;
}
