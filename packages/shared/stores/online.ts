import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { storeTexts } from '#texts/stores';

/** Whether the browser says that it is online (S3). */
export const $isOnline = atom(true);

/** Follows the browser's online status and says only real changes (S5). */
export function watchOnline(): Unsubscribe {
  const { network } = environment();
  $isOnline.set(network.isOnline());
  return network.onChange((isOnline) => {
    if (isOnline === $isOnline.get()) return;
    $isOnline.set(isOnline);
    if (isOnline) showSnackbar(storeTexts.backOnline, 'success');
    else showSnackbar(storeTexts.offline, 'error');
  });
}
