import { defineHost } from '@loupe/federation/build/define-host';

// oxlint-disable-next-line import/no-default-export -- the rspack command line reads the default export
export default defineHost({ root: import.meta.dirname });
