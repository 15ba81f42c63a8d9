// Why: what the product is asked to be built with (K1) is easily replaced piece by piece, until a package is only installed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { packagesIn, unusedPackages } from './required-packages.ts';
import { requirementRows } from './requirement-rows.ts';

const packages = packagesIn(requirementRows['K1']?.asks ?? '');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /(?:\.(?:ts|tsx|mjs)|(?:^|\/)package\.json)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const unused = unusedPackages(packages, files);

process.stdout.write(`${packages.length - unused.length} of ${packages.length} packages of K1 are used\n`);
if (packages.length === 0 || unused.length > 0) {
  process.stderr.write(unused.map((name) => `  ${name} is not used as K1 asks\n`).join(''));
  process.exit(1);
}
