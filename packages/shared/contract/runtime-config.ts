/** Settings the server puts into the page. Base URLs are absolute or start with `/`. */
export interface RuntimeConfig {
  readonly apiBaseUrl: string;
  readonly backofficeBaseUrl: string;
  readonly brandName: string;
  readonly externalLinkHost: string;
  /** Of a Firebase web app, for push messages over FCM (P1); without it push is plain Web Push. */
  readonly firebaseConfig?: Readonly<Record<string, string>> | null;
}
