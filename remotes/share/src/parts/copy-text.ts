import { createCopyAction } from '@loupe/shared/stores/copy';

/** Copies and tells the person (F10); true when it worked. */
export async function copyText(text: string): Promise<boolean> {
  const action = createCopyAction();
  await action.copy(text);
  return action.$isCopied.get();
}
