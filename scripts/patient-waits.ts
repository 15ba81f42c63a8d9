import { vi } from 'vitest';
import { waitMs } from '../vitest.config.ts';

// By itself vitest gives up after one second, which a busy machine can need for a table of 500 rows.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: waitMs, ...options });
