import { CopyButton } from '../ui/copy-button.tsx';
import { useActions } from './actions.ts';
import { LongText } from './long-text.tsx';
import styles from './markdown.module.css';
import { messages } from './messages/texts.ts';
import { useCodeLanguage } from './use-code-language.ts';

/** A code block with its language, given or guessed, and a copy button (requirements M6, F10). */
export function CodeBlock({ code, language }: { code: string; language: string | undefined }) {
  const { copy } = useActions();
  const guessed = useCodeLanguage(language, code);
  return (
    <div className={styles.code} data-language={guessed}>
      <div className={styles.codeHead}>
        <span>{guessed}</span>
        {copy === undefined ? null : (
          <CopyButton getText={() => code} copy={copy} label={messages.copyCode(guessed)} />
        )}
      </div>
      {/* Wide code scrolls by itself, so a keyboard has to reach it. A group, not a region: a text may have dozens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={messages.code(guessed)}>
        <code>
          <LongText text={code} />
        </code>
      </pre>
    </div>
  );
}
