import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Where the names of the failed Node tests go. */
export const nodeFailuresPath = '.cache/test-reports/node-failures.txt';

/**
 * Keeps what failed, also what no list of tests holds: a file that could not be loaded, a hook, an error outside a test,
 * a process that ended. A log cut in the middle still ends with their names (`npm test` prints them last).
 */
// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    mkdirSync(dirname(nodeFailuresPath), { recursive: true });
    const lines = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map((error) => `outside a test: ${said(error)}`),
    ];
    writeFileSync(nodeFailuresPath, lines.map((line) => `${line}\n`).join(''));
  }
}

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const suites = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite
      .errors()
      .map((error) => `${file} › ${'fullName' in suite ? suite.fullName : 'file'}: ${said(error)}`),
  );
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${file} › ${test.fullName}: ${(test.result().errors ?? []).map(said).join(' ')}`,
  );
  const isLost =
    module.state() !== 'passed' && module.state() !== 'skipped' && suites.length + tests.length === 0;
  return [...suites, ...tests, ...(isLost ? [`${file}: ended as ${module.state()}, without a result`] : [])];
}

/** The first line of an error. */
const said = ({ message }: { message: string }): string => message.split('\n', 1)[0] ?? '';
