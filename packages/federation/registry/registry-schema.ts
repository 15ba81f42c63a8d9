import { z } from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const file = z
  .string()
  .regex(/^[\w-][\w./-]*$/)
  .refine((path) => !path.includes('..'), 'must stay inside the release');
const loadedFile = z.strictObject({ file, integrity });

const caretRange = z.string().regex(/^\^\d+\.\d+\.\d+/);

/** Also the name of a folder. */
const version = z.string().regex(/^\d+\.\d+\.\d+[\w.-]{0,60}$/);

const releaseBody = {
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  owner: z.string().min(1),
  version,
  host_api: caretRange,
  entry: loadedFile,
  exposes: z.record(
    z.string().startsWith('./'),
    z.strictObject({ scripts: z.array(loadedFile), styles: z.array(loadedFile) }),
  ),
  routes: z.record(z.string(), z.string()),
  slots: z.record(z.string(), z.string()),
  permissions: z.array(z.string()),
};

const releasePointer = {
  version,
  base_url: z.string(),
  manifest_url: z.string(),
  manifest_integrity: integrity,
};

const size = z.number().int().min(0);

/** `dist/release.json` as a build writes it. Server side only: the browser judges with `validate-release.ts`. */
export const releaseManifestSchema = z.strictObject({
  schema: z.literal(2),
  ...releaseBody,
  files: z.array(z.strictObject({ file, integrity, bytes: size, gzip_bytes: size })),
  shared: z.record(z.string(), caretRange),
  contract: z.strictObject({ tested: z.array(z.string()) }).optional(),
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
});
