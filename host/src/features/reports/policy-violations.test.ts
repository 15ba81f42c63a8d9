import { expect, it } from 'vitest';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { createViolationReports } from './policy-violations.ts';

const origin = 'https://loupe.example';
const previous = sampleManifest({ version: '0.9.0-bbbbbbbbbb' });
const remotes = new Map([['chat', sampleEntry(sampleManifest(), previous)]]);
const fileOf = (version: string) => `${origin}/remotes/chat/${version}/main.js`;

const reportsOf = (...files: string[]) => {
  const reports = createViolationReports(remotes, origin);
  for (const sourceFile of files) reports.note({ sourceFile, effectiveDirective: 'connect-src' });
  return reports;
};

it('names the slice and the version whose script violated the policy, and by which directive', () => {
  const reports = reportsOf(fileOf('1.0.0-aaaaaaaaaa'), fileOf('0.9.0-bbbbbbbbbb'));
  const said = { remote: 'chat', kind: 'policy_violated', code: 'connect-src' };
  expect(reports.takeReports()).toEqual([
    { ...said, version: '1.0.0-aaaaaaaaaa' },
    { ...said, version: '0.9.0-bbbbbbbbbb' },
  ]);
  expect(reports.takeReports()).toEqual([]);
});

it('says the same once in a tab, however often it happens', () => {
  const file = fileOf('1.0.0-aaaaaaaaaa');
  const reports = reportsOf(file, file);
  expect(reports.takeReports()).toHaveLength(1);
  reports.note({ sourceFile: file, effectiveDirective: 'connect-src' });
  reports.note({ sourceFile: file, effectiveDirective: 'img-src' });
  expect(reports.takeReports().map(({ code }) => code)).toEqual(['img-src']);
});

it('blames nobody for a script of the host, of an extension, of another site, or none', () => {
  const others = [
    `${origin}/main.js`,
    'chrome-extension://x/y.js',
    'https://evil.example/remotes/chat/1.0.0-aaaaaaaaaa/a.js',
    '',
  ];
  expect(reportsOf(...others).takeReports()).toEqual([]);
});
