import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { $theme } from '@loupe/shared/stores/theme';
import { LinkButton } from '@loupe/shared/ui/button';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useStarted, useTitle } from '@loupe/shared/ui/use-page';
import { AnalysisView } from '../features/analysis/analysis-view.tsx';
import classes from '../features/analysis/analysis-view.module.css';
import { analysisTexts } from '#texts/analysis';
import { outsideOf } from '../parts/outside-of.ts';
import { usePageObject } from '../parts/use-page-object.ts';
import { createAnalysisPage } from '../stores/analysis-page.ts';
import { createRunExport } from '../stores/export-run.ts';

/** A technical analysis (R16). */
export function AnalysisPageView({ host, analysisId }: { host: HostContract; analysisId: string }) {
  const { outside, page, runExport } = usePageObject(() => {
    const reached = outsideOf(host);
    return {
      outside: reached,
      page: createAnalysisPage(reached, analysisId),
      runExport: createRunExport(reached),
    };
  });
  const analysis = useStore(page.$analysis);
  const title = analysis.state === 'ready' ? analysis.value.series.title : null;
  useStarted(page);
  useTitle(host, title ?? analysisTexts.pageName);

  if (analysis.state === 'loading') return <AnalysisSkeleton />;
  if (analysis.state === 'failed') {
    const isUnknown = analysis.error.code === 'analysis.not_found';
    return (
      <div className={classes.state}>
        <FailedState
          isWholePage
          title={isUnknown ? analysisTexts.notFound : analysisTexts.failed}
          detail={
            isUnknown
              ? analysisTexts.notFoundDetail
              : `${analysis.error.message} ${analysisTexts.failedDetail}`
          }
          errorId={isUnknown ? undefined : (analysis.error.requestId ?? undefined)}
          onRetry={() => void page.load()}
          action={
            isUnknown ? (
              <LinkButton href="/chat" onNavigate={(to) => host.navigate(to)}>
                {analysisTexts.toChats}
              </LinkButton>
            ) : undefined
          }
        />
      </div>
    );
  }
  return (
    <AnalysisView
      page={page}
      runExport={runExport}
      outside={outside}
      analysis={analysis.value}
      isRefreshing={analysis.isRefreshing}
      $theme={$theme}
      onNavigate={(to) => host.navigate(to)}
    />
  );
}

function AnalysisSkeleton() {
  return (
    <LoadingRegion isWholePage label={analysisTexts.loading}>
      <div className={classes.skeleton}>
        <div className={classes.skeletonColumn}>
          <Skeleton width="34%" height={36} />
          <Skeleton height={408} shape="block" />
          <Skeleton lines={5} />
        </div>
        <div className={classes.skeletonColumn}>
          <Skeleton width="40%" />
          <Skeleton lines={8} />
        </div>
      </div>
    </LoadingRegion>
  );
}
