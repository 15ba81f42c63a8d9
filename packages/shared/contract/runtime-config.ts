/** Settings the server puts into the page. Base URLs are absolute or start with `/`. */
export interface RuntimeConfig {
  readonly apiBaseUrl: string;
  readonly backofficeBaseUrl: string;
  readonly brandName: string;
  readonly externalLinkHost: string;
}
