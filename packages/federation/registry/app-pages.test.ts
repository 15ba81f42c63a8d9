import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleManifest } from '../testing/sample-release.ts';
import { isAppPathOf, matchAppPage } from './app-pages.ts';
import { preloadsFor } from './page.ts';
import { defineRemoteDeclaration } from './remote-declaration.ts';

const routes = {
  '/apps/notes/:noteId/:part?': './note-page',
  '/apps/notes/new': './new-page',
  '/apps/notes': './notes-page',
  '/apps/billing': './stolen-page',
  chat: './stolen-page',
};
const routesOf = (remote: string) => (remote === 'notes' ? routes : undefined);

describe('pages that a remote brings along', () => {
  it('lie below its own name and nowhere else', () => {
    for (const own of ['/apps/notes', '/apps/notes/:noteId?', '/apps/notes/a/b-c'])
      expect(isAppPathOf('notes', own), own).toBe(true);
    for (const foreign of [
      '/apps/notes-of-others',
      '/apps',
      '/apps/billing',
      '/payment',
      'chat',
      '/apps/notes/../billing',
      '/apps/notes/',
      '/apps/notes//x',
    ])
      expect(isAppPathOf('notes', foreign), foreign).toBe(false);
  });

  it('are found by their path, fixed words before parameters, for people who are signed in', () => {
    expect(matchAppPage('/apps/notes', routesOf)).toEqual({
      name: '/apps/notes',
      route: { path: '/apps/notes', owner: 'notes', access: 'session', frame: 'signed_in' },
      params: {},
    });
    expect(matchAppPage('/apps/notes/new', routesOf)?.name).toBe('/apps/notes/new');
    expect(matchAppPage('/Apps/Notes/n%201/history/', routesOf)).toMatchObject({
      name: '/apps/notes/:noteId/:part?',
      params: { noteId: 'n 1', part: 'history' },
    });
  });

  it('do not exist for a remote that is not in force, nor for a path it claims of somebody else', () => {
    for (const path of ['/apps', '/apps/unknown', '/apps/billing', '/chat', '/apps/notes/a/b/c'])
      expect(matchAppPage(path, routesOf), path).toBeNull();
  });

  it('travel together with the document, as pages of the route table do', () => {
    const notes = sampleEntry(
      sampleManifest({ name: 'notes', routes: { '/apps/notes/:noteId?': './chat-page' } }),
    );
    expect(preloadsFor('/apps/notes/n1', [notes])).toContain('src="/remotes/notes/1.0.0-aaaaaaaaaa/main.js"');
    expect(preloadsFor('/chat', [notes])).toBe('');
  });

  it('cannot be declared below the name of another remote', () => {
    expect(() =>
      defineRemoteDeclaration({
        name: 'notes',
        owner: 'Notes',
        hostApi: '^1.0.0',
        exposes: { './page': { file: './src/expose/page.tsx' } },
        routes: { '/apps/billing': './page' },
      }),
    ).toThrow('may own pages below /apps/notes, not /apps/billing');
  });
});
