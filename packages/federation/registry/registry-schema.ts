import { z } from 'zod';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const file = z
  .string()
  .regex(/^[\w-][\w./-]*$/)
  .refine((path) => !path.includes('..'), 'must stay inside the release');
const loadedFile = z.object({ file, integrity });

const releaseBody = {
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  owner: z.string().min(1),
  version: z.string().min(1),
  host_api: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  entry: loadedFile,
  exposes: z.record(
    z.string().startsWith('./'),
    z.object({ scripts: z.array(loadedFile), styles: z.array(loadedFile) }),
  ),
  routes: z.record(z.string(), z.string()),
  slots: z.record(z.string(), z.string()),
  permissions: z.array(z.string()),
};

const releasePointer = {
  version: z.string().min(1),
  base_url: z.string(),
  manifest_url: z.string(),
  manifest_integrity: integrity,
};

/** `dist/release.json` as a build writes it. Server side only: the browser judges with `validate-release.ts`. */
export const releaseManifestSchema = z.object({
  schema: z.literal(1),
  ...releaseBody,
  files: z.array(z.object({ file, integrity, bytes: z.number().int(), gzip_bytes: z.number().int() })),
});

/** `/remotes/registry.json`. */
export const registryDocumentSchema = z.object({
  schema: z.literal(1),
  remotes: z.array(
    z.object({ ...releaseBody, ...releasePointer, previous: z.object(releasePointer).nullable() }),
  ),
});
