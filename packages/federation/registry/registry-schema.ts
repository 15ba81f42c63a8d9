import { languages } from '@loupe/shared/lib/language';
import { sliceConfigFields, sliceConfigValues } from '@loupe/shared/contract/slice-config';
import { sliceLabelSchema } from '@loupe/shared/contract/slice-label';
import { z } from 'zod';
import { isRemoteName } from './remote-name.ts';
import { isReportAddress } from './report-address.ts';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be one sha384 hash');

/**
 * A path that can be a file on every system and is served: no part of it is hidden, and none ends like the compressed
 * copies that the server makes itself.
 */
const file = z
  .string()
  .max(200)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be a path below the release, without hidden files')
  .refine((path) => !path.includes('..'), 'must stay inside the release')
  .refine((path) => !/\.(br|gz)(\/|$)/.test(path), 'must not end like a compressed copy')
  .refine((path) => path !== 'release.json', 'must not be the description itself');
const loadedFile = z.strictObject({ file, integrity });

/** One line, as a person or a declaration writes it. */
const text = z
  .string()
  .max(100)
  .regex(/\S/, 'must not be blank')
  .refine((line) => line.isWellFormed() && !/\p{Cc}/u.test(line), 'must be text');

const caretRange = z
  .string()
  .max(60)
  .regex(/^\^\d+\.\d+\.\d+(-[\w.-]+)?$/, 'must be a caret range like ^1.2.0');

/** Also the name of a folder; `.part` is what unfinished ones end with. */
const version = z
  .string()
  .max(72)
  .regex(/^\d+\.\d+\.\d+([\w.-]*[\w-])?$/, 'must be a version like 1.2.0-0a1b2c3d')
  .refine((given) => !given.endsWith('.part'), 'must not end with .part');

const name = z.string().refine(isRemoteName, 'must be a name that a slice may have');

const languageFiles = z.strictObject({ entry: loadedFile, scripts: z.record(text, z.array(loadedFile)) });

/** Every page carries these: they are few. What their names mean, `validate-release.ts` judges. */
const fillings = z
  .array(z.strictObject({ slot: text, range: caretRange.optional(), expose: text, label: sliceLabelSchema }))
  .max(20);
const openedSlots = z
  .record(text, text)
  .refine((slots) => Object.keys(slots).length <= 20, 'must be few slots');

const releaseBody = {
  name,
  owner: text,
  version,
  host_api: caretRange,
  entry: loadedFile.extend({ format: z.literal('module').optional() }),
  exposes: z.record(
    text.startsWith('./'),
    z.strictObject({ scripts: z.array(loadedFile), styles: z.array(loadedFile) }),
  ),
  languages: z.partialRecord(z.enum(languages), languageFiles).optional(),
  routes: z.record(text, text),
  slots: z.record(text, text),
  fills: fillings.optional(),
  opens: openedSlots.optional(),
  permissions: z.array(text),
};

const releasePointer = {
  version,
  base_url: z.string(),
  manifest_url: z.string(),
  manifest_integrity: integrity,
  config_values: sliceConfigValues.optional(),
};

const size = z.number().int().min(0);

/** `dist/release.json` as a build writes it. Server side only: the browser judges with `validate-release.ts`. */
export const releaseManifestSchema = z.strictObject({
  schema: z.literal(2),
  ...releaseBody,
  files: z
    .array(z.strictObject({ file, integrity, bytes: size, gzip_bytes: size }))
    .refine(
      (files) => new Set(files.map((one) => one.file)).size === files.length,
      'must list each file once',
    ),
  shared: z.record(text, caretRange),
  contract: z.strictObject({ tested: z.array(text).max(50) }).optional(),
  config: sliceConfigFields.optional(),
  report_to: z
    .string()
    .refine(isReportAddress, 'must be a whole https address on the standard port, without credentials')
    .optional(),
});

/** `/remotes/registry.json`. */
export const registryDocumentSchema = z.strictObject({
  schema: z.literal(2),
  composition: z.string().length(16),
  issued_at: z.string(),
  remotes: z.array(
    z.strictObject({
      ...releaseBody,
      ...releasePointer,
      previous: z.strictObject(releasePointer).nullable(),
      canary: z
        .strictObject({ ...releaseBody, ...releasePointer, percent: z.number().int().min(1).max(99) })
        .nullable(),
    }),
  ),
  switched_off: z.array(z.strictObject({ name, routes: releaseBody.routes })).optional(),
});
