import { defineRemote } from '@loupe/federation/build/define-remote';
import { declaration } from './remote.ts';

// oxlint-disable-next-line import/no-default-export -- the rspack command line reads the default export
export default defineRemote({ root: import.meta.dirname, declaration });
