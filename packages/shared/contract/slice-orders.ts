import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nameParams, releaseChannel } from './releases.ts';
import { sliceConfigValues } from './slice-config.ts';

const switchReasonLength = 300;

export const switchSlice = endpoint({
  method: 'POST',
  path: '/admin/releases/:name/switch',
  access: 'admin',
  status: 200,
  summary:
    'Switches a slice off for everybody, or on again with the versions that are in force of it. Nothing changes, and nothing is written down, when it is that way already',
  params: nameParams,
  body: z.strictObject({
    is_on: z.boolean(),
    reason: z.string().max(switchReasonLength).describe('kept in the audit log, and shown while it is off'),
    revision: z.number().int().optional().describe('refused when the channel has changed since'),
  }),
  data: z.object({ channel: releaseChannel }),
  errors: [
    'permission.missing',
    'release.not_found',
    'release.changed',
    'release.keeps_switch',
    'release.reason_missing',
  ],
});

export const configureSlice = endpoint({
  method: 'POST',
  path: '/admin/releases/:name/config',
  access: 'admin',
  status: 200,
  summary:
    'Sets the configuration of a slice, by the fields of its live version: one that is not named has its default again. Every page of the site carries it, so it holds no secrets',
  params: nameParams,
  body: z.strictObject({
    values: sliceConfigValues,
    revision: z.number().int().optional().describe('refused when the channel has changed since'),
  }),
  data: z.object({ channel: releaseChannel }),
  errors: [
    'permission.missing',
    'release.not_found',
    'release.changed',
    'release.config_none',
    'release.config_invalid',
  ],
});
