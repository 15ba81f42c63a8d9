import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { provideEnvironment } from '@loupe/shared/environment';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { readPageData } from './composition/page-data.ts';
import { createPageLoader } from './composition/remotes.ts';
import { openSession } from '@loupe/shared/stores/session';
import { request } from '@loupe/shared/stores/request';
import '@loupe/shared/ui/tokens.css';
import '@loupe/shared/ui/base.css';

const { config, remotes } = readPageData(document.getElementById('loupe-page')?.textContent);
provideEnvironment(createBrowserEnvironment(config));
openSession();
const loader = createPageLoader(remotes);
const host = { request } as never;
createRoot(document.getElementById('root')!).render(
  <>
    {[...remotes.values()].map((r) => (
      <RemoteRegion key={r.name} loader={loader} remote={r.name} expose={Object.values(r.routes)[0]!} part="Page" title={r.name} props={{ host, params: {}, query: {} }} skeleton={null} />
    ))}
  </>,
);
