import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SearchField } from '@loupe/shared/ui/search-field';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import type { Outside } from '../../stores/outside.ts';
import type { PromptsPage } from '../../stores/prompts-page.ts';
import { promptTexts } from '#texts/prompts';
import { PromptDialog } from './prompt-dialog.tsx';
import { PromptRows } from './prompt-rows.tsx';
import classes from './prompts.module.css';

export type PromptsProps = {
  page: PromptsPage;
  outside: Outside;
  /** May give prompts to everyone, and change those. */
  isAdmin: boolean;
};

/** From so many on there is something to look through. */
const manyPrompts = 8;

/** The person's prompts and those for everyone: written, changed, deleted. */
export function Prompts({ page, outside, isAdmin }: PromptsProps) {
  const view = useStore($currentView);
  const loaded = useStore(page.library.$prompts);
  const query = useStore(page.$query);
  const draft = useStore(page.$draft);
  const count = loaded.state === 'ready' ? loaded.value.length : 0;
  return (
    <div className={classes.page}>
      <ViewGuard view={view} refuses="change">
        <PageHeader
          title={promptTexts.title}
          subtitle={promptTexts.subtitle}
          actions={
            count > 0 && (
              <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={page.write}>
                {promptTexts.create}
              </Button>
            )
          }
        />
        {count > manyPrompts && (
          <SearchField
            label={promptTexts.search}
            placeholder={promptTexts.search}
            value={query}
            onChange={page.setQuery}
            className={classes.search}
          />
        )}
        <PromptList page={page} isAdmin={isAdmin} />
        {draft && (
          <PromptDialog
            key={draft.id}
            draft={draft}
            outside={outside}
            library={page.library}
            isAdmin={isAdmin}
            onClose={page.close}
          />
        )}
      </ViewGuard>
    </div>
  );
}

/** The prompts, or why there are none. */
function PromptList({ page, isAdmin }: Omit<PromptsProps, 'outside'>) {
  const loaded = useStore(page.library.$prompts);
  const shown = useStore(page.$shown);
  if (loaded.state === 'loading') {
    return (
      <LoadingRegion label={promptTexts.loading} className={classes.rows}>
        <Skeleton lines={4} height={48} />
      </LoadingRegion>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <FailedState
        title={promptTexts.failed}
        detail={`${loaded.error.message} ${promptTexts.failedDetail}`}
        errorId={loaded.error.requestId ?? undefined}
        onRetry={() => void page.library.load()}
      />
    );
  }
  if (loaded.value.length === 0) {
    return (
      <EmptyState
        title={promptTexts.empty}
        action={
          <Button variant="primary" onClick={page.write}>
            {promptTexts.create}
          </Button>
        }
      >
        <p>{promptTexts.emptyHint}</p>
      </EmptyState>
    );
  }
  if (shown.length === 0) return <EmptyState title={promptTexts.none} />;
  return <PromptRows page={page} prompts={shown} isAdmin={isAdmin} />;
}
