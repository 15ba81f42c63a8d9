import { Stop, type Site } from './release-api.ts';

/** The options of a release, as `parseArgs` takes them. */
export const releaseOptions = {
  url: { type: 'string' },
  token: { type: 'string' },
  promote: { type: 'boolean' },
  percent: { type: 'string' },
  version: { type: 'string' },
  rollback: { type: 'boolean' },
} as const;

/** How the options are written down. */
export const releaseUsage =
  '[--url <site>] [--token <deploy token>] [--promote | --percent <1-99>] [--version <stored version>] | --rollback';

export interface ReleaseValues {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly promote?: boolean | undefined;
  readonly percent?: string | undefined;
  readonly version?: string | undefined;
  readonly rollback?: boolean | undefined;
}

/** What is to be done at a site. */
export interface ReleaseOrder extends Site {
  readonly action: 'upload' | 'rollback';
  /** A version that is stored already; null: what lies here is built and uploaded. */
  readonly version: string | null;
  /** 100: everybody; null: nobody yet. */
  readonly percent: number | null;
}

/** The address of a site without its last slash: what was given, else LOUPE_URL, else the one on this machine. */
export function siteUrl(given: string | undefined): string {
  const url = given ?? process.env['LOUPE_URL'] ?? 'http://localhost:3000';
  if (!URL.canParse(url)) throw new Stop(`"${url}" is no address of a site.`);
  return url.replace(/\/$/, '');
}

/** Reads the options, and LOUPE_URL and LOUPE_DEPLOY_TOKEN where they say nothing. Throws a `Stop` for what cannot be. */
export function readReleaseOrder(values: ReleaseValues): ReleaseOrder {
  const percent = values.percent === undefined ? null : Number(values.percent);
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new Stop(`--percent takes a whole number from 1 to 100, not "${values.percent}".`);
  const url = siteUrl(values.url);
  const token = values.token ?? process.env['LOUPE_DEPLOY_TOKEN'] ?? '';
  if (token === '')
    throw new Stop(
      'A deploy token is needed: --token or LOUPE_DEPLOY_TOKEN. An admin makes one under Releases.',
    );
  return {
    token,
    url,
    action: values.rollback ? 'rollback' : 'upload',
    version: values.version ?? null,
    percent: percent ?? (values.promote ? 100 : null),
  };
}
