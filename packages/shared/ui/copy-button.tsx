import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { uiTexts } from '#texts/ui';
import { Button, IconButton, type ButtonProps } from './button.tsx';

/** How long the copied flag stays (F10), milliseconds. */
const COPIED_FOR_MS = 500;

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'onCopy'> & {
  /** Called at the click, so that the text is the current one. */
  getText: () => string;
  /** Copies and tells the person; gives false when it failed. */
  copy: (text: string) => Promise<boolean>;
  label?: string;
  hasText?: boolean;
};

/** Copies a text; shows a tick for 500 ms when it worked (F10). */
export function CopyButton({
  getText,
  copy,
  label = uiTexts.copy,
  hasText = false,
  ...rest
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function handleClick() {
    setCopied(await copy(getText()));
  }

  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  const shared = { ...rest, icon, 'data-copied': isCopied, onClick: () => void handleClick() };
  if (!hasText) return <IconButton {...shared} label={isCopied ? uiTexts.copied : label} />;
  return <Button {...shared}>{isCopied ? uiTexts.copied : label}</Button>;
}
