/** Event of the window: a running release could not get one of its files, a second time. */
export const chunkFailedEvent = 'loupe-chunk-failed';

export interface ChunkFailed {
  readonly remote: string;
  /** Folder of the release, as the page addresses it. */
  readonly baseUrl: string;
}
