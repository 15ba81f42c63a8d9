import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { routes } from '@loupe/shared/contract/routes';
import { decide, fallbackPath, mayShowPanel, type Decision, type GuardSession } from './guard.ts';
import { pageMatcher } from './page-matcher.ts';
import { pageNameOf } from './page-name.ts';

const visitor = null;
const user: GuardSession = { permissions: ['view_explore'] };
const bare: GuardSession = { permissions: [] };

function told(decision: Decision): string {
  if (decision.kind === 'redirect') return `to ${decision.to}`;
  return decision.kind === 'show' ? `show ${decision.route.name}` : 'not found';
}

const table: readonly [
  row: string,
  path: string,
  query: string,
  session: GuardSession | null,
  outcome: string,
][] = [
  ['N1 sends a signed-in visitor of /auth to /chat', '/auth', '', user, 'to /chat'],
  ['N1 sends a signed-in visitor of /auth/ to /chat', '/auth/', '', user, 'to /chat'],
  ['N1 sends a signed-in visitor of the sign-up to /chat', '/auth/signup', '?ref=A', user, 'to /chat'],
  [
    'N1 sends a signed-in visitor of the reset page to /chat',
    '/auth/reset-password',
    '?token=t',
    user,
    'to /chat',
  ],
  [
    'N2 sends a visitor of a chat to the login and remembers the chat',
    '/chat/cht_1',
    '?run=1',
    visitor,
    'to /auth?next=%2Fchat%2Fcht_1%3Frun%3D1',
  ],
  [
    'N2 sends a visitor of /credit-usage to the login',
    '/credit-usage',
    '',
    visitor,
    'to /auth?next=%2Fcredit-usage',
  ],
  [
    'N2 brings a person who logged in back to where they were going',
    '/auth',
    '?next=%2Fcredit-usage%3Fa%3D1',
    user,
    'to /credit-usage?a=1',
  ],
  [
    'N2 does not lead to another site after the login',
    '/auth',
    '?next=https%3A%2F%2Fevil.example%2F',
    user,
    'to /chat',
  ],
  [
    'N2 does not lead to another site by two slashes',
    '/auth',
    '?next=%2F%2Fevil.example%2F',
    user,
    'to /chat',
  ],
  ['N2 does not lead to another site by a backslash', '/auth', '?next=%2F%5Cevil.example', user, 'to /chat'],
  [
    'N2 does not lead to another site by a tab between slashes',
    '/auth',
    '?next=%2F%09%2Fevil.example',
    user,
    'to /chat',
  ],
  [
    'N2 does not lead to another site by dots before two slashes',
    '/auth',
    '?next=%2F.%2F%2Fevil.example',
    user,
    'to /chat',
  ],
  ['N2 does not lead back to the login', '/auth', '?next=%2Fauth%3Fnext%3D%252Fauth', user, 'to /chat'],
  ['N3 sends a person without view_explore from /explore to /settings', '/explore', '', bare, 'to /settings'],
  ['N3 lets a person with view_explore see /explore', '/explore', '', user, 'show explore'],
  ['N3 never sends anybody away from /settings', '/settings', '', bare, 'show settings'],
  ['N4 shows a chat to a signed-in person', '/chat/cht_1', '', user, 'show chat'],
  ['N4 shows the chat page without a chat', '/chat', '', user, 'show chat'],
  ['N4 shows a shared chat to a visitor', '/share/shr_1', '', visitor, 'show share'],
  ['N4 shows a shared chat to a signed-in person', '/share/shr_1/replay', '', user, 'show share'],
  ['R17 shows the admin page to anybody: the server decides', '/admin/', '', visitor, 'show admin'],
  ['R1 shows the login to a visitor', '/auth', '', visitor, 'show login'],
  ['R2 shows the login also with a slash at the end', '/auth/', '', visitor, 'show login'],
  ['R6 sends a signed-in visitor of /home to /chat', '/home', '', user, 'to /chat'],
  ['R6 sends a visitor of /home to the login', '/home', '', visitor, 'to /auth?next=%2Fchat'],
  ['R9 sends a visitor of /payment to the login', '/payment', '', visitor, 'to /auth?next=%2Fpayment'],
  ['R9 shows the payment to a signed-in person', '/payment', '?plan=plus', user, 'show payment'],
  ['R11 shows /manage-payments to a visitor', '/manage-payments', '', visitor, 'show managePayments'],
  ['R12 sends a visitor of /pricing to the login', '/pricing', '', visitor, 'to /auth?next=%2Fpricing'],
  ['R12 shows the plans to a signed-in person', '/pricing', '', bare, 'show pricing'],
  ['R13 shows /referel to a visitor', '/referel', '', visitor, 'show referel'],
  ['R13 leads /referral to /referel', '/referral', '', user, 'to /referel'],
  ['R13 leads a visitor of /referral to /referel', '/referral/', '', visitor, 'to /referel'],
  [
    'R15 sends a visitor of /payment-card to the login',
    '/payment-card',
    '',
    visitor,
    'to /auth?next=%2Fpayment-card',
  ],
  ['R19 shows the page for unknown addresses to a visitor', '/nowhere', '', visitor, 'not found'],
  ['R19 shows the page for unknown addresses to a signed-in person', '/chat/a/b/c', '', user, 'not found'],
  ['C3 sends a visitor of / to the login', '/', '', visitor, 'to /auth'],
  ['R7 sends a signed-in visitor of / to /chat', '/', '', user, 'to /chat'],
];

describe('the navigation guard', () => {
  it.each(table)('%s', (_row, path, query, session, outcome) => {
    expect(told(decide(path, query, session))).toBe(outcome);
  });

  it('C3 starts the login clean when a session ended in this page', () => {
    expect(told(decide('/credit-usage', '', visitor, true))).toBe('to /auth');
  });

  it('N2 keeps the pages that a remote brings along for people who are signed in', () => {
    const match = pageMatcher(
      {
        entryOf: (remote) =>
          remote === 'notes'
            ? sampleEntry(
                sampleManifest({ name: 'notes', routes: { '/apps/notes/:noteId?': './chat-page' } }),
              )
            : null,
      },
      { switchedOff: new Map() },
    );
    const path = '/apps/notes/n1';
    expect(told(decide(path, '', user, false, match))).toBe('show /apps/notes/:noteId?');
    expect(told(decide(path, '', visitor, false, match))).toBe('to /auth?next=%2Fapps%2Fnotes%2Fn1');
    expect(told(decide('/apps/unknown', '', user, false, match))).toBe('not found');
    expect(told(decide('/explore', '', user, false, match))).toBe('show explore');
  });

  it('N2 knows the pages of a remote that is switched off, so that they can say so', () => {
    const switchedOff = new Map([['notes', { name: 'notes', routes: { '/apps/notes': './page' } }]]);
    const match = pageMatcher({ entryOf: () => null }, { switchedOff });
    expect(told(decide('/apps/notes', '', user, false, match))).toBe('show /apps/notes');
  });

  it('N3 falls back to explore for those who may see it', () => {
    expect([fallbackPath(['view_explore']), fallbackPath([])]).toEqual(['/explore', '/settings']);
  });

  it('N3 never loops: every redirect ends at a page, whoever comes from wherever', () => {
    const paths = [
      '/',
      '/home',
      '/nowhere',
      ...Object.values(routes).map(({ path }) => path.replaceAll(/\/:[^/]+/g, '/x')),
    ];
    for (const session of [visitor, bare, user]) {
      for (const path of paths) expect(told(settled(path, session))).not.toMatch(/^to /);
    }
  });

  it('names such a page by its remote until the page itself says a better name', () => {
    expect(pageNameOf('/apps/release-notes/:noteId?')).toBe('Release notes');
  });

  it('N5 keeps the preview panel closed on every route without a chat', () => {
    expect(mayShowPanel(decide('/chat/cht_1', '', user))).toBe(true);
    for (const path of ['/chat', '/explore', '/settings', '/nowhere', '/'])
      expect(mayShowPanel(decide(path, '', user))).toBe(false);
  });
});

function settled(path: string, session: GuardSession | null): Decision {
  let decision = decide(path, '', session);
  for (let step = 0; step < 5 && decision.kind === 'redirect'; step += 1) {
    const [next = '', query] = decision.to.split('?');
    decision = decide(next, query === undefined ? '' : `?${query}`, session);
  }
  return decision;
}
