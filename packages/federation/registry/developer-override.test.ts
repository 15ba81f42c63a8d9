import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { carriesTicket, readOverride, ticketFor } from './developer-override.ts';
import { startScriptSource } from './start-script.ts';

it('takes a slice from a port of this machine', () => {
  expect(readOverride('chat@http://localhost:4300')).toEqual({
    remote: 'chat',
    origin: 'http://localhost:4300',
  });
  expect(readOverride('chat@http://127.0.0.1:80/')?.origin).toBe('http://127.0.0.1:80');
  expect(readOverride('chat@http://[::1]:4300')?.origin).toBe('http://[::1]:4300');
});

it.each([
  'chat@https://evil.example:443',
  'chat@http://localhost.evil.example:80',
  'chat@http://localhost:80@evil.example',
  "chat@http://localhost:80 'unsafe-inline'",
  'chat@http://localhost:80/path',
  'chat@http://localhost',
  'chat@http://localhost:99999',
  'Chat@http://localhost:80',
  '@http://localhost:80',
  '',
  null,
  ['chat@http://localhost:80'],
])('takes nothing from %j', (text) => {
  expect(readOverride(text)).toBeNull();
});

it('knows the ticket for exactly what was confirmed, among other cookies', () => {
  const text = 'chat@http://localhost:4300';
  const cookie = ticketFor(text).split(';')[0] ?? '';
  expect(ticketFor(text)).toContain('; samesite=strict');
  expect(carriesTicket(`theme=dark; ${cookie}; loupe_canary=chat`, text)).toBe(true);
  for (const other of [
    'chat@http://localhost:43000',
    'chat@http://localhost:430',
    'billing@http://localhost:4300',
  ])
    expect(carriesTicket(cookie, other)).toBe(false);
  expect(carriesTicket('', text)).toBe(false);
});

it('opens the policy of that page to that origin alone, for scripts, styles and connections', () => {
  const opened = contentSecurityPolicy([], 'http://localhost:4300').split('; ');
  const closed = contentSecurityPolicy().split('; ');
  expect(opened.filter((directive) => !closed.includes(directive))).toEqual([
    `script-src 'self' http://localhost:4300 ${startScriptSource}`,
    "style-src 'self' http://localhost:4300",
    "connect-src 'self' http://localhost:4300 ws://localhost:4300",
  ]);
});
