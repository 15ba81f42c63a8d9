import { z } from 'zod';
import { instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { sliceConfigFields, sliceConfigValues } from './slice-config.ts';

/** Most that one upload may hold. */
export const releaseLimits = { bytes: 25_000_000, fileBytes: 5_000_000, files: 500 } as const;

const releaseSources = ['bundled', 'uploaded'] as const;

/** How a version did among the people who had it, in the time of a canary. */
const observedFailures = z.object({
  version: z.string(),
  people: z.number().int(),
  failed: z.number().int(),
});

/** Why a canary was rolled back without anyone: bounds of the shares of people it fails for, 0-1, with 95 % certainty. */
const rollbackEvidence = z.object({
  canary: observedFailures.extend({ at_least: z.number() }),
  live: observedFailures.extend({ at_most: z.number() }),
});
export type RollbackEvidence = z.output<typeof rollbackEvidence>;

const voucher = z.enum(['server', 'team', 'nobody']);

/** Who vouches for what of an uploaded release. `team`: it says so in its description, and the server cannot tell. */
const releaseChecks = z.object({
  files: voucher.describe('every file is the one that the description hashes'),
  pages: voucher.describe('it claims only pages of its own'),
  host_contract: voucher.describe('it is for the host contract in force'),
  weight: voucher.describe('its pages are within their budget'),
  shared: voucher.describe('the deployed host has every module that its code takes from it'),
  contract_kit: voucher.describe('it was run against the host contracts in a browser'),
});
export type ReleaseChecks = z.output<typeof releaseChecks>;

const release = z.object({
  name: z.string(),
  version: z.string(),
  owner: z.string(),
  /** `bundled`: built with the site and published at its start. `uploaded`: sent by the slice's team. */
  source: z.enum(releaseSources),
  bytes: z.number().int(),
  gzip_bytes: z.number().int(),
  files: z.number().int(),
  host_api: z.string(),
  created_at: instant,
  checks: releaseChecks
    .nullable()
    .describe('null for what was built with the site, or stored before they were kept'),
  is_withdrawn: z.boolean().describe('was rolled back since it was last promoted'),
  rolled_back: z
    .object({
      at: instant,
      evidence: rollbackEvidence.nullable().describe('null when somebody did it by hand'),
    })
    .nullable()
    .describe('null unless it is withdrawn'),
});
export type Release = z.output<typeof release>;

/** What people get of a slice. `revision` rises with every change of it. */
export const releaseChannel = z.object({
  name: z.string(),
  live_version: z.string(),
  previous_version: z.string().nullable(),
  canary: z.object({ version: z.string(), percent: z.number().int(), started_at: instant }).nullable(),
  switched_off: z
    .object({ at: instant, reason: z.string() })
    .nullable()
    .describe('null while it is on; the versions are those that it has when it is on again'),
  revision: z.number().int(),
});
export type ReleaseChannel = z.output<typeof releaseChannel>;

export const nameParams = z.object({ name: z.string().max(60) });

export const getChannel = endpoint({
  method: 'GET',
  path: '/releases/:name',
  access: 'deployer',
  status: 200,
  summary:
    'What people get of a slice, for whoever may release it: also tells before a build that a deploy token is good for it',
  params: nameParams,
  data: z.object({
    channel: releaseChannel.nullable().describe('null while nothing was promoted'),
    public_key: z
      .string()
      .describe('raw Ed25519 key of the site, base64: with it reports of errors to a team are signed'),
  }),
  errors: ['release.name_foreign'],
});

export const uploadRelease = endpoint({
  method: 'POST',
  path: '/releases',
  access: 'deployer',
  status: 201,
  summary:
    'Store a release of a slice: its `dist` as application/gzip (tar.gz), with a deploy token of it. Nothing changes for anybody before it is promoted; the same content again is answered with 200',
  data: z.object({ release }),
  errors: [
    'release.malformed',
    'release.path_outside',
    'release.too_large',
    'release.file_missing',
    'release.file_unlisted',
    'release.integrity',
    'release.name_foreign',
    'release.version_exists',
    'release.host_api',
    'release.shared_range',
    'release.shared_undeclared',
    'release.route_foreign',
    'release.budget',
    'release.contract',
    'release.not_stored',
  ],
});

export const promoteRelease = endpoint({
  method: 'POST',
  path: '/releases/:name/promote',
  access: 'deployer',
  status: 200,
  summary:
    'Put a stored version in force: for everybody, or as a canary for `percent` of the people (again with more: raised; with 100: finished)',
  params: nameParams,
  body: z.strictObject({
    version: z.string().max(80),
    percent: z.number().int().min(1).max(100).optional().describe('absent or 100: everybody'),
    revision: z.number().int().optional().describe('refused when the channel has changed since'),
  }),
  data: z.object({ channel: releaseChannel }),
  errors: [
    'release.not_found',
    'release.lost',
    'release.not_stored',
    'release.changed',
    'release.already_live',
    'release.no_live',
    'release.name_foreign',
    'release.shared_range',
    'release.needs_admin',
    'release.needs_other_admin',
  ],
});

export const rollBackRelease = endpoint({
  method: 'POST',
  path: '/releases/:name/rollback',
  access: 'deployer',
  status: 200,
  summary: 'Ends the canary, or puts the version before the live one in force again',
  params: nameParams,
  body: z.strictObject({ revision: z.number().int().optional() }).optional(),
  data: z.object({ channel: releaseChannel }),
  errors: ['release.not_found', 'release.changed', 'release.no_previous', 'release.name_foreign'],
});

/** People whose browser loaded a version or failed to, since it was last put in force. */
const releaseHealth = z.object({
  people: z.number().int(),
  failed: z.number().int(),
  load_failed: z.number().int(),
  chunk_failed: z.number().int(),
  render_failed: z.number().int(),
  script_failed: z
    .number()
    .int()
    .describe(
      'of how many a script of it threw what nobody caught, or reported an error itself; no reason to roll back',
    ),
  policy_violated: z
    .number()
    .int()
    .describe(
      'of how many it did what the policy of the page forbids; no failure, and no reason to roll back',
    ),
});
export type ReleaseHealth = z.output<typeof releaseHealth>;

/** Why an endpoint did not take a report: it answered something else than 2xx, nothing, or nobody may be called there. */
const deliveryFailures = ['answered', 'unreachable', 'not_public'] as const;

const adminSlice = releaseChannel.extend({
  live_version: z.string().nullable().describe('null while nothing was promoted'),
  owner: z.string(),
  pages: z.array(z.string()).describe('paths of the live version, or of the newest while nothing is live'),
  slots: z.array(z.string()).describe('places of the frame, and in pages of others, that it fills'),
  can_be_switched_off: z.boolean().describe('false for the slice that holds the page of releases'),
  config: z
    .object({
      fields: sliceConfigFields,
      values: sliceConfigValues.describe('of every field: what is set, or its default'),
      changed_at: instant.nullable().describe('null while nobody has set anything'),
      refused: z
        .array(z.object({ version: z.string(), fields: z.array(z.string()) }))
        .describe('versions in force with fields that do not take what is set, and have their defaults'),
    })
    .nullable()
    .describe('what the live version lets an admin set; null: nothing'),
  error_reports: z
    .object({
      to: z.string(),
      last_sent_at: instant.nullable().describe('null while nothing had to be sent'),
      failing: z
        .object({
          since: instant,
          reason: z.enum(deliveryFailures).describe('of the last attempt'),
          status: z.number().int().nullable().describe('what it answered'),
        })
        .nullable()
        .describe('null while the endpoint takes what it is sent'),
    })
    .nullable()
    .describe('where the live version has its errors reported to; null: nowhere'),
  versions: z
    .array(release.extend({ health: releaseHealth }))
    .describe('newest first: the newest ones, and all that are in force'),
  versions_total: z.number().int().describe('how many are stored'),
});
export type AdminSlice = z.output<typeof adminSlice>;

export const listSlices = endpoint({
  method: 'GET',
  path: '/admin/releases',
  access: 'admin',
  status: 200,
  summary: 'Every slice: its versions, what is live, the canary and how both do',
  data: z.object({ slices: z.array(adminSlice) }),
  errors: ['permission.missing'],
});

export const declarationFields = [
  'owner',
  'host_api',
  'exposes',
  'routes',
  'slots',
  'fills',
  'opens',
  'permissions',
  'shared',
  'config',
  'report_to',
] as const;

const declarationDifference = z.object({
  field: z.enum(declarationFields),
  /** What it is about, like `chat → ./chat-page`. */
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type DeclarationDifference = z.output<typeof declarationDifference>;

export const diffReleases = endpoint({
  method: 'GET',
  path: '/admin/releases/:name/diff',
  access: 'admin',
  status: 200,
  summary: 'What two versions of a slice declare differently, and their sizes',
  params: nameParams,
  query: z.object({ from: z.string().max(80), to: z.string().max(80) }),
  data: z.object({
    from: release,
    to: release,
    differences: z.array(declarationDifference).describe('empty when they declare the same'),
  }),
  errors: ['permission.missing', 'release.not_found'],
});
