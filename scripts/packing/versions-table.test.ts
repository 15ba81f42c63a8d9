import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deprecations, hostContracts } from '../../packages/federation/host-api/contract-versions.ts';

const root = join(import.meta.dirname, '../..');
const table = await readFile(join(root, 'docs/versions.md'), 'utf8');

it('the table of versions names every host contract that slices are run against, and which is today’s', () => {
  for (const version of Object.values(hostContracts)) expect(table).toContain(`\n| ${version} `);
  expect(table).toContain(
    `\n| ${hostContracts.current} (today) | ${hostContracts.current.replace(/\d+$/, 'x')} |`,
  );
});

it('the table of versions says of everything deprecated since when, until when, and what to use instead', () => {
  const rows = Object.entries(deprecations).map(
    ([member, { since, removedIn, instead }]) =>
      `| \`host.${member}\` | ${since} | ${removedIn} | ${instead} |`,
  );
  const written = table.split('\n').filter((line) => line.startsWith('| `host.'));
  expect(written).toEqual(rows);
});
