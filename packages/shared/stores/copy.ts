import { atom, type ReadableAtom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { storeTexts } from '#texts/stores';

export const COPIED_MS = 500;

export interface CopyAction {
  /** True for 500 ms after a successful copy (F10). */
  readonly $isCopied: ReadableAtom<boolean>;
  /** True when it worked. */
  copy(text: string): Promise<boolean>;
}

/** Copies to the clipboard and says how it went (F10); true when it worked. */
export async function copyText(text: string): Promise<boolean> {
  const { log, page } = environment();
  try {
    await page.copy(text);
    showSnackbar(storeTexts.copied, 'success');
    return true;
  } catch (error) {
    log.error('Copying failed', error);
    showSnackbar(storeTexts.copyFailed, 'error');
    return false;
  }
}

/** Copies as `copyText` does, and keeps whether it has just worked. One for each button. */
export function createCopyAction(): CopyAction {
  const $isCopied = atom(false);
  let cancel: Unsubscribe | null = null;
  return {
    $isCopied,
    async copy(text) {
      cancel?.();
      const isCopied = await copyText(text);
      $isCopied.set(isCopied);
      if (isCopied) cancel = environment().clock.after(COPIED_MS, () => $isCopied.set(false));
      return isCopied;
    },
  };
}
