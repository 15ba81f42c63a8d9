import type { RemotePageProps } from '@loupe/shared/host-contract';

export function Page(_props: RemotePageProps) {
  return <h1>Chat</h1>;
}
