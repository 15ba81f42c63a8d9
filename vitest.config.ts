import { defineConfig } from 'vitest/config';

/** What a test waits for comes, or is missing; how soon is no matter of a test. */
export const waitMs = 10_000;
const waits = { setupFiles: ['scripts/patient-waits.ts'], expect: { poll: { timeout: waitMs } } };

const skipped = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

// Files that need a document say so in their first line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    // Every core: by itself vitest leaves one free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'web',
          ...waits,
          environment: 'node',
          include: ['{packages,host,remotes,scripts,bench,corpus}/**/*.test.{ts,tsx}'],
          exclude: skipped,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Only the limit for a broken test: what computes a second alone computes many on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          ...waits,
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: skipped,
          globalSetup: ['server/testing/postgres-setup.ts'],
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
