import { resolve } from 'node:path';
import { z } from 'zod';
import {
  baseAddress,
  email,
  jsonObjectWith,
  onOff,
  proxies,
  optionalText,
  port,
  readSetting,
  setting,
  slots,
  text,
  url,
  type Setting,
} from './config-setting.ts';
import { leastContextTokens, modelList, type ConfiguredModel } from './config-models.ts';
import { StartError } from './errors/start-error.ts';

const web = url(['http', 'https']);
const firebaseFields = ['apiKey', 'projectId', 'messagingSenderId', 'appId'];

/** Every setting of the server, in the order of the table in README.md. */
export const settings = {
  port: setting('PORT', {
    doc: 'Port of the site. 0 takes any free one.',
    fallback: '3000',
    schema: port(0),
  }),
  host: setting('HOST', {
    doc: 'Address to listen on; `0.0.0.0` for every interface.',
    fallback: 'localhost',
    schema: text,
  }),
  publicUrl: setting('PUBLIC_URL', {
    doc: 'Address under which people reach the site; used in mails and share links. HTTPS turns on HSTS.',
    schema: web.nullable(),
  }),
  dataDir: setting('DATA_DIR', {
    doc: 'Folder of the embedded database, files and mails.',
    fallback: '.data',
    schema: text.transform((path) => resolve(path)),
  }),
  databaseUrl: setting('DATABASE_URL', {
    doc: 'PostgreSQL to use instead of the embedded one; its extension `pg_trgm` is made when it is not there.',
    isSecret: true,
    schema: url(['postgres', 'postgresql']).nullable(),
  }),
  role: setting('ROLE', {
    doc: '`web` answers requests, `worker` executes runs, `all` does both.',
    fallback: 'all',
    schema: z.enum(['all', 'web', 'worker'], { error: 'use all, web or worker' }),
  }),
  analystRuns: setting('ANALYST_RUNS', {
    doc: 'Runs of the built-in analyst that a process works on at once; they compute.',
    fallback: '8',
    schema: slots,
  }),
  modelRuns: setting('MODEL_RUNS', {
    doc: 'The same with a language model: these mostly wait for its endpoint.',
    fallback: '64',
    schema: slots,
  }),
  databaseConnections: setting('DATABASE_CONNECTIONS', {
    doc: 'Connections that a process opens to PostgreSQL, besides a few that stay open.',
    fallback: '12',
    schema: slots,
  }),
  llmBaseUrl: setting('LLM_BASE_URL', {
    doc: 'OpenAI-compatible endpoint, like `https://host/v1`. Without it the built-in analyst does the work.',
    schema: web.nullable(),
  }),
  llmApiKey: setting('LLM_API_KEY', { doc: 'Key for that endpoint.', isSecret: true, schema: optionalText }),
  llmModel: setting('LLM_MODEL', {
    doc: 'Model to ask for; needed with `LLM_BASE_URL`.',
    schema: optionalText,
  }),
  llmContextTokens: setting('LLM_CONTEXT_TOKENS', {
    doc: 'Tokens that model can read at once; what does not fit is left out by its relevance to the question.',
    fallback: '32000',
    schema: z.string().transform((value, context) => {
      const tokens = /^\d{1,8}$/.test(value) ? Number(value) : 0;
      if (tokens >= leastContextTokens) return tokens;
      context.addIssue(`use a number of tokens from ${leastContextTokens}`);
      return z.NEVER;
    }),
  }),
  llmModels: setting('LLM_MODELS', {
    doc: 'More models, a JSON list of `{"name", "base_url", "api_key", "model", "input_price", "output_price", "context_tokens"}`; prices in credits per million tokens. They stand in, one after the other, for `LLM_MODEL` when it fails; without it the first of them does the work.',
    isSecret: true,
    schema: modelList.nullable(),
  }),
  searchUrl: setting('SEARCH_URL', {
    doc: 'SearXNG with JSON output, for web search. Without it agents search files and the sample library.',
    schema: web.nullable(),
  }),
  adminEmail: setting('ADMIN_EMAIL', {
    doc: 'First admin: made at the start, or given the permission when the account exists.',
    schema: email.nullable(),
  }),
  adminPassword: setting('ADMIN_PASSWORD', {
    doc: 'Password of the first admin, at least 10 characters; used only when the account is made.',
    isSecret: true,
    schema: z.string().min(10, 'use at least 10 characters').nullable(),
  }),
  brandName: setting('BRAND_NAME', {
    doc: 'Name of the product in titles and mails.',
    fallback: 'Loupe',
    schema: text,
  }),
  externalLinkHost: setting('EXTERNAL_LINK_HOST', {
    doc: 'Origin that external links of the interface must have (F1). Without it none opens.',
    schema: web.nullable().transform((value) => value ?? ''),
  }),
  apiBaseUrl: setting('API_BASE_URL', {
    doc: 'API root the browser calls.',
    fallback: '/api',
    schema: baseAddress,
  }),
  backofficeBaseUrl: setting('BACKOFFICE_BASE_URL', {
    doc: 'Backoffice root the browser calls.',
    fallback: '/api',
    schema: baseAddress,
  }),
  remotesOrigin: setting('REMOTES_ORIGIN', {
    doc: 'Origin that files of the slices come from when it is not the own one, like `https://slices.example.com`: something that passes `/remotes/…` on to this server.',
    schema: web.nullable().transform((value) => (value === null ? '' : new URL(value).origin)),
  }),
  canaryAccountDays: setting('CANARY_ACCOUNT_DAYS', {
    doc: "Days after which an account's reports count in full when a canary is judged; ten younger accounts count as one person, once. 0: every account counts.",
    fallback: '7',
    schema: z
      .string()
      .regex(/^\d{1,3}$/, 'use a number of days, 0 to 999')
      .transform(Number),
  }),
  smtpUrl: setting('SMTP_URL', {
    doc: 'Mail server, like `smtps://user:password@host`. Without it mails are `.eml` files under the data folder.',
    isSecret: true,
    schema: url(['smtp', 'smtps']).nullable(),
  }),
  mailFrom: setting('MAIL_FROM', { doc: 'Sender of mails.', fallback: 'no-reply@localhost', schema: text }),
  metricsPort: setting('METRICS_PORT', {
    doc: 'Port of `GET /metrics` (Prometheus) on `HOST`, for every role. Without it there are no metrics.',
    schema: port(1).nullable(),
  }),
  logLevel: setting('LOG_LEVEL', {
    doc: 'Least level of log lines: `debug`, `info`, `warn`, `error` or `silent`.',
    fallback: 'info',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'use debug, info, warn, error or silent',
    }),
  }),
  trustedProxies: setting('TRUST_PROXY', {
    doc: '`on` behind a reverse proxy: takes address and scheme of callers from what it adds to `X-Forwarded-*`. Behind several, one after the other: their number.',
    fallback: 'off',
    schema: proxies,
  }),
  rateLimits: setting('RATE_LIMITS', {
    doc: '`off` lifts the limits on requests; for load tests only.',
    fallback: 'on',
    schema: onOff,
  }),
  exitWithParent: setting('EXIT_WITH_PARENT', {
    doc: '`on` stops the server when its standard input closes; for servers started by tests.',
    fallback: 'off',
    schema: onOff,
  }),
  stripeSecretKey: setting('STRIPE_SECRET_KEY', {
    doc: 'Secret key for card payments with Stripe; needs `STRIPE_WEBHOOK_SECRET`. Without it payments are local tests and nobody is charged.',
    isSecret: true,
    schema: optionalText,
  }),
  stripeWebhookSecret: setting('STRIPE_WEBHOOK_SECRET', {
    doc: 'Signing secret of the webhook endpoint `/api/billing/webhooks/stripe`.',
    isSecret: true,
    schema: optionalText,
  }),
  firebaseConfig: setting('FIREBASE_CONFIG', {
    doc: 'Configuration of a Firebase web app, JSON: push messages go over FCM instead of plain Web Push. May have `vapidKey`.',
    schema: jsonObjectWith(firebaseFields).nullable(),
  }),
  fcmServiceAccount: setting('FCM_SERVICE_ACCOUNT', {
    doc: 'Service account that may send through FCM, JSON; needed with `FIREBASE_CONFIG`.',
    isSecret: true,
    schema: jsonObjectWith(['project_id', 'client_email', 'private_key']).nullable(),
  }),
  vapidPublicKey: setting('VAPID_PUBLIC_KEY', {
    doc: 'Keys of Web Push, base64url. Without them the site makes its own once and keeps them in the database.',
    schema: optionalText,
  }),
  vapidPrivateKey: setting('VAPID_PRIVATE_KEY', {
    doc: 'The private one of these keys.',
    isSecret: true,
    schema: optionalText,
  }),
  vapidSubject: setting('VAPID_SUBJECT', {
    doc: 'Whom push services may write to, `mailto:` or `https:`. Without it `PUBLIC_URL` or `MAIL_FROM`.',
    schema: z
      .string()
      .regex(/^(mailto:.+@|https:\/\/.)/, 'use an address that starts with mailto: or https://')
      .nullable(),
  }),
  registrySigningKey: setting('REGISTRY_SIGNING_KEY', {
    doc: 'Ed25519 private key, PKCS#8 PEM or its base64, that signs which slices run. Without it one is made once and kept in the data folder; several machines need the same.',
    isSecret: true,
    schema: optionalText,
  }),
  releasesNeedSecondAdmin: setting('RELEASES_NEED_SECOND_ADMIN', {
    doc: '`on`: deploy tokens only upload, and a version is put in force by an admin other than the one who uploaded it or made its token. Rolling back stays open to all.',
    fallback: 'off',
    schema: onOff,
  }),
  s3Endpoint: setting('S3_ENDPOINT', {
    doc: 'S3-compatible object storage for files, like `https://s3.eu-central-1.amazonaws.com`; needs the bucket and both keys. Without it files are kept in the data folder.',
    schema: web.nullable(),
  }),
  s3Bucket: setting('S3_BUCKET', { doc: 'Bucket of the files; it must exist.', schema: optionalText }),
  s3Region: setting('S3_REGION', {
    doc: 'Region that requests to the object storage are signed for.',
    fallback: 'us-east-1',
    schema: text,
  }),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', {
    doc: 'Access key of the object storage.',
    isSecret: true,
    schema: optionalText,
  }),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', {
    doc: 'Secret of that access key.',
    isSecret: true,
    schema: optionalText,
  }),
} as const satisfies Record<string, Setting<unknown>>;

export type Config = { readonly [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> };

/** Reads all settings. Throws StartError with one sentence that names the variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const entries = Object.entries(settings).map(([name, one]) => [
    name,
    readSetting(one as Setting<unknown>, environment),
  ]);
  const config = Object.fromEntries(entries) as Config;
  needsBoth(config, 'llmBaseUrl', 'llmModel');
  needsBoth(config, 'llmModel', 'llmBaseUrl');
  needsBoth(config, 'adminEmail', 'adminPassword');
  needsBoth(config, 'adminPassword', 'adminEmail');
  needsBoth(config, 'stripeSecretKey', 'stripeWebhookSecret');
  needsBoth(config, 'stripeWebhookSecret', 'stripeSecretKey');
  needsBoth(config, 'firebaseConfig', 'fcmServiceAccount');
  needsBoth(config, 'fcmServiceAccount', 'firebaseConfig');
  needsBoth(config, 'vapidPublicKey', 'vapidPrivateKey');
  needsBoth(config, 'vapidPrivateKey', 'vapidPublicKey');
  modelsOf(config);
  const ofStorage = ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const;
  for (const given of ofStorage) for (const needed of ofStorage) needsBoth(config, given, needed);
  if (config.role !== 'all' && !config.databaseUrl) {
    throw new StartError(
      `ROLE is "${config.role}" but DATABASE_URL is not set: separate processes need a PostgreSQL server that they share.`,
    );
  }
  return config;
}

/** The language models in the order in which they are asked; none: the built-in analyst does the work. */
export function modelsOf(config: Config): readonly ConfiguredModel[] {
  const { llmBaseUrl: baseUrl, llmModel: model, llmApiKey: apiKey } = config;
  const others = config.llmModels ?? [];
  if (!baseUrl || !model) return others;
  if (others.some(({ name }) => name === model))
    throw new StartError(
      `LLM_MODELS is not valid: "${model}" is the name of LLM_MODEL; give its entry another.`,
    );
  return [
    { name: model, baseUrl, apiKey, model, price: null, contextTokens: config.llmContextTokens },
    ...others,
  ];
}

function needsBoth(config: Config, given: keyof Config, needed: keyof Config): void {
  if (config[given] !== null && config[needed] === null) {
    throw new StartError(`${settings[given].env} is set but ${settings[needed].env} is not: set both.`);
  }
}
