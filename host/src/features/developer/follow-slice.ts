import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { sliceNewsGlobal, type SliceNews } from '@loupe/federation/loader/slice-news';
import { environment } from '@loupe/shared/environment';
import type { DeveloperOverride } from '@loupe/federation/registry/developer-override';

/** Rules that a change took out of a style sheet would stay in force with the sheet of the build before. */
function removeStyles(origin: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith(`${origin}/`)) link.remove();
}

/**
 * Starts the slice again, in every region that shows it, whenever its development server has built it; the rest of the
 * page stays as it is. `tell` hears whether its latest change cannot be built.
 */
export function followSlice(
  { remote, origin }: DeveloperOverride,
  loader: Pick<RemoteLoader, 'reload' | '$reloads'>,
  tell: (isBroken: boolean) => void,
): void {
  const hear = (news: SliceNews): void => {
    if (news.remote !== remote) return;
    tell(news.problem !== null);
    if (news.problem === null) void loader.reload(remote);
    else environment().log.error(`${remote} cannot be built`, news.problem);
  };
  loader.$reloads.listen((_counts, _before, changed) => changed === remote && removeStyles(origin));
  Object.assign(globalThis, { [sliceNewsGlobal]: hear });
}
