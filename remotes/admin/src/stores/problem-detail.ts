import { atom } from 'nanostores';
import type { getProblem, readProblemContent } from '@loupe/shared/contract/admin-problems';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { Loadable } from '@loupe/shared/lib/loadable';
import { failed, loading, ready } from '@loupe/shared/lib/loadable';
import { createForm } from '@loupe/shared/stores/form';
import { createPage } from '@loupe/shared/stores/page';
import { createResource } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

export type ProblemDetail = DataOf<typeof getProblem>;
export type ProblemContent = DataOf<typeof readProblemContent>;
export type ProblemDetailStore = ReturnType<typeof createProblemDetail>;

/** A report with the log of its run; question and answer only when they are asked for, and not kept. */
export function createProblemDetail(
  { request }: Pick<Outside, 'request'>,
  reportId: string,
  onSettled: (isDone: boolean) => void,
) {
  const params = { report_id: reportId };
  const detail = createResource<ProblemDetail>(() =>
    request('GET /admin/problems/:report_id', { params, isQuiet: true }),
  );
  /** Null before it was asked for. */
  const $content = atom<Loadable<ProblemContent> | null>(null);
  let isTouched = false;

  const settle = createForm<{ note: string; isDone: boolean }, Pick<ProblemDetail, 'problem'>>({
    initial: { note: '', isDone: true },
    submit: async ({ note, isDone }) => {
      const reportedAt = detail.value()?.problem.reported_at ?? '';
      const body = { note, is_done: isDone, reported_at: reportedAt };
      return await request('POST /admin/problems/:report_id', { params, body, isQuiet: true });
    },
    onSuccess: ({ problem }, { isDone }) => {
      isTouched = false;
      detail.change((shown) => ({ ...shown, problem }));
      onSettled(isDone);
    },
  });
  const showNote = () =>
    detail.$loadable.subscribe((now) => {
      if (now.state === 'ready' && !isTouched) settle.change('note', now.value.problem.note);
    });

  const parts = {
    $detail: detail.$loadable,
    $content,
    settle,
    load: () => detail.load(),
    writeNote(note: string): void {
      isTouched = true;
      settle.change('note', note);
    },
    async send(isDone: boolean): Promise<void> {
      settle.change('isDone', isDone);
      const isSent = await settle.submit();
      // It may have been sent again by the person: what is there now has to be read first.
      if (!isSent) await detail.load();
    },
    async readContent(): Promise<void> {
      if ($content.get()?.state === 'loading') return;
      $content.set(loading);
      const result = await request('POST /admin/problems/:report_id/content', { params, isQuiet: true });
      $content.set(result.ok ? ready(result.data) : failed(loading, result.error));
      if (!result.ok) await detail.load();
    },
  };
  return createPage(parts, [detail.start, showNote]);
}
