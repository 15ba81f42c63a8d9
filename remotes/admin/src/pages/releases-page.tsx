import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { Button } from '@loupe/shared/ui/button';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { useStarted } from '@loupe/shared/ui/use-page';
import { ConfigDialog } from '../features/releases/config-dialog.tsx';
import { DeployTokensSection } from '../features/releases/deploy-tokens-section.tsx';
import { OrderDialog } from '../features/releases/order-dialog.tsx';
import { SwitchDialog } from '../features/releases/switch-dialog.tsx';
import { SliceList } from '../features/releases/slice-list.tsx';
import { releasesTexts as texts } from '#texts/releases';
import { AdminFrame } from '../parts/admin-frame.tsx';
import { createDeployTokens } from '../stores/deploy-tokens.ts';
import { createReleasesPage } from '../stores/releases-page.ts';
import { createSliceConfig } from '../stores/slice-config.ts';
import { createSliceSwitch } from '../stores/slice-switch.ts';
import { outsideOf } from './outside-of.ts';

function createPage(host: HostContract) {
  const made = outsideOf(host);
  const page = createReleasesPage(made.outside);
  const switching = createSliceSwitch(made.outside, page);
  const config = createSliceConfig(made.outside, page);
  return { ...made, page, switching, config, tokens: createDeployTokens(made.outside) };
}

/** What is in force of each slice, and the way to change it. */
export function ReleasesPageView({ host }: { host: HostContract }) {
  const [{ gate, page, switching, config, tokens }] = useState(() => createPage(host));
  const slices = useStore(page.$slices);
  useStarted(page);
  return (
    <AdminFrame
      host={host}
      gate={gate}
      area="adminReleases"
      title={texts.title}
      failure={slices.state === 'failed' ? slices.error : null}
      onRetry={() => void page.load()}
    >
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button
            icon={<RotateCw aria-hidden="true" />}
            isBusy={slices.state === 'ready' && slices.isRefreshing}
            onClick={() => void page.load()}
          >
            {texts.refresh}
          </Button>
        }
      />
      <SliceList page={page} switching={switching} config={config} />
      <DeployTokensSection tokens={tokens} />
      <OrderDialog page={page} onDone={(sentence) => host.notify(sentence, 'success')} />
      <SwitchDialog switching={switching} onDone={(sentence) => host.notify(sentence, 'success')} />
      <ConfigDialog config={config} onDone={(sentence) => host.notify(sentence, 'success')} />
    </AdminFrame>
  );
}
