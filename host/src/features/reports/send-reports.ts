import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $session } from '@loupe/shared/stores/session';
import type { SentReport } from './script-failures.ts';

/** Reports travel together, so that they cost little. */
const everyMs = 5000;
/** Most that one request may carry. */
const batch = 50;

interface ReportSource {
  takeReports(): SentReport[];
}

async function send(reports: readonly SentReport[]): Promise<void> {
  const { fetch, config, page, log } = environment();
  const token = $session.get()?.token;
  const base = new URL(config.apiBaseUrl, page.origin()).href.replace(/\/$/, '');
  try {
    // Not by the request helper: nobody is shown anything of it, and it must outlive the page.
    const answer = await fetch(`${base}/composition-reports`, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ reports }),
    });
    // Read to its end, so that the connection is free again.
    await answer.text();
  } catch (error) {
    log.error('Reports about slices did not get through', error);
  }
}

/**
 * Tells the site what became of the slices in this tab: every few seconds, and when the page is left.
 * Offline nothing is sent (H1): it waits for the network.
 */
export function sendReports(source: ReportSource): Unsubscribe {
  const { clock, page, network } = environment();
  const flush = () => {
    if (!network.isOnline()) return;
    const reports = source.takeReports();
    for (let from = 0; from < reports.length; from += batch) void send(reports.slice(from, from + batch));
  };
  flush();
  const stops = [
    clock.every(everyMs, flush),
    network.onChange(flush),
    page.onLeave(flush),
    page.onVisibility((isVisible) => {
      if (!isVisible) flush();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
