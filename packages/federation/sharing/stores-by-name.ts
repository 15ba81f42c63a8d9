/* All of them in one file of the page: whoever asks for one asks for several. */
import * as command from '@loupe/shared/stores/command';
import * as copy from '@loupe/shared/stores/copy';
import * as drafts from '@loupe/shared/stores/drafts';
import * as eventStream from '@loupe/shared/stores/event-stream';
import * as exportDownload from '@loupe/shared/stores/export-download';
import * as form from '@loupe/shared/stores/form';
import * as keepFresh from '@loupe/shared/stores/keep-fresh';
import * as page from '@loupe/shared/stores/page';
import * as pagedResource from '@loupe/shared/stores/paged-resource';
import * as reachability from '@loupe/shared/stores/reachability';
import * as resource from '@loupe/shared/stores/resource';
import * as runStream from '@loupe/shared/stores/run-stream';
import type { CarriedStore } from './carried-stores.ts';

export const storesByName: Readonly<Record<CarriedStore, object>> = {
  command,
  copy,
  drafts,
  'event-stream': eventStream,
  'export-download': exportDownload,
  form,
  'keep-fresh': keepFresh,
  page,
  'paged-resource': pagedResource,
  reachability,
  resource,
  'run-stream': runStream,
};
