import type { RemotePageProps } from '@loupe/shared/host-contract';
import { AnalysisPageView } from '../pages/analysis-page.tsx';

/** `/analysis-detail/:analysisId` (R16). */
export function Page({ host, params }: RemotePageProps) {
  const id = params.analysisId ?? '';
  return <AnalysisPageView key={id} host={host} analysisId={id} />;
}
