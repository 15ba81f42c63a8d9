import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { modelsOf, readConfig } from './config.ts';

it('has a value for every setting that needs one when nothing is set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: resolve('.data'),
    role: 'all',
    databaseUrl: null,
    brandName: 'Loupe',
    apiBaseUrl: '/api',
    backofficeBaseUrl: '/api',
  });
});

it('takes an empty variable for unset', () => {
  expect(readConfig({ PORT: '', LLM_BASE_URL: ' ' })).toMatchObject({ port: 3000, llmBaseUrl: null });
});

it('cuts the slash off the end of addresses', () => {
  expect(readConfig({ PUBLIC_URL: 'https://loupe.example/' }).publicUrl).toBe('https://loupe.example');
});

it('asks the models in their order: LLM_MODEL first, then those of LLM_MODELS', () => {
  const second = {
    name: 'Second',
    base_url: 'http://b/v1/',
    model: 'n',
    input_price: 10,
    output_price: 40,
    context_tokens: 8000,
  };
  const config = readConfig({
    LLM_BASE_URL: 'http://a/v1',
    LLM_MODEL: 'm',
    LLM_MODELS: JSON.stringify([second]),
  });
  expect(modelsOf(config)).toEqual([
    { name: 'm', baseUrl: 'http://a/v1', apiKey: null, model: 'm', price: null, contextTokens: 32_000 },
    {
      name: 'Second',
      baseUrl: 'http://b/v1',
      apiKey: null,
      model: 'n',
      price: { input: 10, output: 40 },
      contextTokens: 8_000,
    },
  ]);
  expect(modelsOf(readConfig({}))).toEqual([]);
});

it.each([
  [{ PORT: 'abc' }, 'PORT is not valid ("abc"): use a port number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is not valid ("70000"): use a port number from 0 to 65535.'],
  [{ ROLE: 'both' }, 'ROLE is not valid ("both"): use all, web or worker.'],
  [
    { PUBLIC_URL: 'loupe.example' },
    'PUBLIC_URL is not valid ("loupe.example"): use an address that starts with http:// or https://.',
  ],
  [
    { API_BASE_URL: '//evil.example' },
    'API_BASE_URL is not valid ("//evil.example"): use a path that starts with / or an address that starts with http:// or https://.',
  ],
  [
    { DATABASE_URL: 'mysql://user:secret@host/db' },
    'DATABASE_URL is not valid: use an address that starts with postgres:// or postgresql://.',
  ],
  [
    { ADMIN_EMAIL: 'root', ADMIN_PASSWORD: 'long enough one' },
    'ADMIN_EMAIL is not valid ("root"): use an e-mail address, like name@example.com.',
  ],
  [{ ADMIN_EMAIL: 'root@example.com' }, 'ADMIN_EMAIL is set but ADMIN_PASSWORD is not: set both.'],
  [
    { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD is not valid: use at least 10 characters.',
  ],
  [{ LLM_BASE_URL: 'http://localhost:1/v1' }, 'LLM_BASE_URL is set but LLM_MODEL is not: set both.'],
  [
    { LLM_MODELS: 'gpt' },
    'LLM_MODELS is not valid: use a JSON list of models, each with base_url and model.',
  ],
  [
    { LLM_MODELS: '[{"base_url":"http://a/v1","model":"m"},{"base_url":"ftp://a","model":"n"}]' },
    'LLM_MODELS is not valid: entry 2 has no usable base_url.',
  ],
  [
    { LLM_MODELS: '[{"base_url":"http://a/v1","model":"m","input_price":1}]' },
    'LLM_MODELS is not valid: entry 1 has no usable output_price.',
  ],
  [
    { LLM_MODELS: '[{"base_url":"http://a/v1","model":"m","price":1}]' },
    'LLM_MODELS is not valid: entry 1 has no usable price.',
  ],
  [
    { LLM_MODELS: '[{"base_url":"http://a/v1","model":"m"},{"base_url":"http://b/v1","model":"m"}]' },
    'LLM_MODELS is not valid: two entries are called "m": give each its own name.',
  ],
  [
    {
      LLM_BASE_URL: 'http://a/v1',
      LLM_MODEL: 'm',
      LLM_MODELS: '[{"base_url":"http://b/v1","model":"m"}]',
    },
    'LLM_MODELS is not valid: "m" is the name of LLM_MODEL; give its entry another.',
  ],
  [{ LLM_CONTEXT_TOKENS: '12' }, 'LLM_CONTEXT_TOKENS is not valid ("12"): use a number of tokens from 2000.'],
  [{ S3_ENDPOINT: 'http://localhost:1' }, 'S3_ENDPOINT is set but S3_BUCKET is not: set both.'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is not valid ("maybe"): use on or off.'],
  [{ FIREBASE_CONFIG: '{' }, 'FIREBASE_CONFIG is not valid ("{"): use a JSON object.'],
  [
    { FCM_SERVICE_ACCOUNT: '{"project_id":"loupe"}' },
    'FCM_SERVICE_ACCOUNT is not valid: use a JSON object with project_id, client_email and private_key.',
  ],
  [{ VAPID_PUBLIC_KEY: 'B' }, 'VAPID_PUBLIC_KEY is set but VAPID_PRIVATE_KEY is not: set both.'],
  [
    { ROLE: 'worker' },
    'ROLE is "worker" but DATABASE_URL is not set: separate processes need a PostgreSQL server that they share.',
  ],
])('stops the start for %o with one sentence that names the variable', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
