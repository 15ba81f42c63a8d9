import type { Result } from 'lighthouse';
import { makePlainChat, makeReport, signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { visitOnce, type Visit } from '../lighthouse-visit.ts';
import { rounded } from '../machine.ts';
import { chosenParts, say, type Measure } from '../measure.ts';

const categories = ['accessibility', 'best-practices'] as const;
const admin = { email: 'lighthouse-admin@example.com', password: 'a long first password' };

/** Lighthouse's words on accessibility and on best practices, of every page that has an address. */
export const lighthouseQuality: Measure = {
  target: { accessibility: 100, 'best-practices': 100 },
  how: 'Lighthouse as it comes (phone), each page once in a browser of its own, the site over plain HTTP on the same machine; what does not pass is named. Signed-in pages have their session in storage before; pages of admins are looked at by one.',
  async run() {
    const site = await startSite({ env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
    try {
      const visits = await pagesOf(site.url);
      const results: Record<string, unknown> = {};
      for (const name of chosenParts('LIGHTHOUSE', Object.keys(visits))) {
        const visit = visits[name];
        if (!visit) continue;
        results[name] = verdictOf(await visitOnce(site.url, visit, { onlyCategories: [...categories] }));
        say(`${name} ${JSON.stringify(results[name])}`);
      }
      return results;
    } finally {
      await site.stop();
    }
  },
};

async function pagesOf(siteUrl: string): Promise<Readonly<Record<string, Visit>>> {
  const session = await signUp(siteUrl);
  const asAdmin = await signIn(siteUrl);
  const plain = await makePlainChat(siteUrl, session.token);
  const report = await makeReport(siteUrl, session.token);
  const ofPerson: Readonly<Record<string, string>> = {
    chat: '/chat',
    chatWithReport: `/chat/${report.chatId}`,
    plainChat: `/chat/${plain.chatId}`,
    explore: '/explore',
    agent: '/detail-page?agent=stock-market-analysis',
    builder: '/explore/builder',
    runs: '/runs',
    prompts: '/apps/chat/prompts',
    usage: '/credit-usage',
    payment: '/payment?plan=starter',
    managePayments: '/manage-payments',
    referel: '/referel',
    settings: '/settings',
  };
  const ofAdmin: Readonly<Record<string, string>> = {
    admin: '/admin',
    problems: '/admin?part=problems',
    impersonate: '/admin/impersonate',
    credits: '/admin/credits',
    releases: '/admin/releases',
    audit: '/admin/audit',
  };
  const ofGuest: Readonly<Record<string, string>> = {
    login: '/auth',
    signup: '/auth/signup',
    forgotPassword: '/auth/forgot-password',
    pricing: '/pricing',
    share: plain.sharePath,
    shareOfReport: report.sharePath,
  };
  return {
    ...mapped(ofGuest, (path) => ({ path })),
    ...mapped(ofPerson, (path) => ({ path, session })),
    ...mapped(ofAdmin, (path) => ({ path, session: asAdmin })),
  };
}

const mapped = (paths: Readonly<Record<string, string>>, visitOf: (path: string) => Visit) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, visitOf(path)]));

async function signIn(siteUrl: string): Promise<{ token: string; permissions: string[] }> {
  const response = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string; user: { permissions: string[] } } };
  return { token: data.token, permissions: data.user.permissions };
}

/** Points of 100, and the names of the audits that did not pass. */
function verdictOf({ categories: judged, audits }: Result) {
  const scores = Object.fromEntries(
    categories.map((name) => [name, rounded(100 * (judged[name]?.score ?? Number.NaN))]),
  );
  const refs = categories.flatMap((name) => judged[name]?.auditRefs ?? []);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return { ...scores, failed: [...new Set(failed.map(({ id }) => id))] };
}
