import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleManifest } from '../testing/sample-release.ts';
import { releaseManifestSchema } from './registry-schema.ts';
import { defineRemoteDeclaration } from './remote-declaration.ts';
import { validateRelease } from './validate-release.ts';

const address = 'https://errors.example.com/loupe?slice=notes';

function declare(reportTo: `https://${string}`) {
  return defineRemoteDeclaration({
    name: 'notes',
    owner: 'Notes',
    hostApi: '^1.4.0',
    exposes: { './page': { file: './src/expose/page.tsx' } },
    routes: { '/apps/notes': './page' },
    reportTo,
  });
}

describe('the endpoint that a team has errors reported to', () => {
  it('is a whole https address, in the declaration and in the release', () => {
    expect(declare(address).reportTo).toBe(address);
    expect(declare('https://errors.example.com').reportTo).toBe('https://errors.example.com');
    const manifest = sampleManifest({ report_to: address });
    expect(releaseManifestSchema.parse(manifest)).toEqual(manifest);
    expect(validateRelease(manifest)).toEqual({ isValid: true });
  });

  it.each([
    'https://errors.example.com:8443/',
    'https://me:secret@errors.example.com/',
    'https://errors.example.com/#part',
    'https://errors.example.com/a b',
    'https://',
    `https://errors.example.com/${'a'.repeat(300)}`,
  ] as const)('is refused where it is %s', (bad) => {
    expect(() => declare(bad)).toThrow('must be a whole https address on the standard port');
    expect(releaseManifestSchema.safeParse(sampleManifest({ report_to: bad })).success).toBe(false);
  });

  it('is in no registry: a browser needs no address', () => {
    expect(validateRelease(sampleEntry())).toEqual({ isValid: true });
    expect(validateRelease({ ...sampleEntry(), report_to: address })).toMatchObject({
      isValid: false,
      detail: 'unknown field',
    });
  });
});
