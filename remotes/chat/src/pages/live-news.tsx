import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Run } from '@loupe/shared/contract/runs';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { announcement } from '../lib/announcement.ts';
import { PLAIN_CHAT } from '../lib/run-state.ts';
import type { ChatPage } from '../stores/chat-page.ts';
import type { Panel } from '../stores/panel.ts';

type LiveNewsProps = { page: ChatPage; panel: Panel; isWide: boolean };

/** Tells screen readers how far a run is, and opens the panel when a report begins. */
export function LiveNews({ page, panel, isWide }: LiveNewsProps) {
  const runs = useStore(page.$runs);
  const newest = useStore(panel.$run);
  return (
    <>
      <Announcer page={page} run={runs.at(-1) ?? null} />
      {newest && newest.agent !== PLAIN_CHAT && (
        <ReportOpener key={newest.id} page={page} panel={panel} run={newest} isWide={isWide} />
      )}
    </>
  );
}

function Announcer({ page, run }: { page: ChatPage; run: Run | null }) {
  const [text, setText] = useState('');
  const runId = run?.id ?? null;
  useEffect(() => {
    if (runId === null) return;
    let before: RunView | null = null;
    return page.runs.watch(runId).subscribe(({ view }) => {
      const said = announcement(before, view);
      before = view;
      if (said !== null) setText(said);
    });
  }, [page, runId]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

function ReportOpener({ page, panel, run, isWide }: LiveNewsProps & { run: Run }) {
  const { view } = useStore(page.runs.watch(run.id));
  // A finished one has its report before its log has come: the panel is there with the first picture of the chat.
  const hasReport = view.report !== '' || run.status === 'done';
  const isAnnounced = useRef(false);
  useEffect(() => void page.runs.want(run), [page, run]);
  useLayoutEffect(() => {
    if (!hasReport || !isWide || isAnnounced.current) return;
    isAnnounced.current = true;
    panel.openForNewReport(run.id);
  }, [hasReport, isWide, panel, run.id]);
  return null;
}
