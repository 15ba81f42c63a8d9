import { expect, it } from 'vitest';
import { sampleManifest } from '../testing/sample-release.ts';
import { composeRegistry } from './compose-registry.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { remoteOrigins } from './remote-origins.ts';
import { startScriptSource } from './start-script.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const releases = [
  {
    manifest: sampleManifest({ version: '2.0.0-bbbbbbbbbb' }),
    integrity,
    previous: { manifest: sampleManifest(), integrity },
  },
];
const remotesAt = (origin?: string) => composeRegistry(releases, new Date(0), origin).remotes;

it('the policy names the origins that the registry names for the files of slices, and no others', () => {
  expect(remoteOrigins(remotesAt())).toEqual([]);
  expect(contentSecurityPolicy([], undefined, [])).toContain(`script-src 'self' ${startScriptSource};`);
  const origins = remoteOrigins(remotesAt('https://slices.example.com'));
  expect(origins).toEqual(['https://slices.example.com']);
  const policy = contentSecurityPolicy([], undefined, origins);
  for (const part of [
    `script-src 'self' https://slices.example.com ${startScriptSource};`,
    "style-src 'self' https://slices.example.com;",
    "font-src 'self' https://slices.example.com;",
    "connect-src 'self' https://slices.example.com;",
    "frame-src 'self';",
  ])
    expect(policy).toContain(part);
});

it('a version before comes from the same origin, so that it is there when it is needed', () => {
  const [entry] = remotesAt('https://slices.example.com');
  expect(entry?.previous?.manifest_url).toBe(
    'https://slices.example.com/remotes/chat/1.0.0-aaaaaaaaaa/release.json',
  );
});
