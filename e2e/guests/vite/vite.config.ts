import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { fromHost } from '../from-host.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Files are found beside the entry, wherever the site serves them.
  base: './',
  logLevel: 'warn',
  plugins: [
    federation({
      name: 'loupe_remote_guest_vite',
      filename: 'entry.js',
      exposes: { './page': './src/page.ts' },
      shared: fromHost,
      dts: false,
      manifest: false,
    }),
  ],
  build: {
    target: 'es2022',
    rolldownOptions: { input: join(import.meta.dirname, 'src/page.ts') },
  },
});
