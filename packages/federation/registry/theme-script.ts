import { createHash } from 'node:crypto';

/**
 * The one inline script of the page, first in its head: shows the theme that is kept (S6) before anything is painted.
 * The host's own script does the same later; a browser without `blocking="render"` (Firefox) paints before that runs.
 * Key and values are those of `@loupe/shared/stores/theme`.
 */
export const themeScript =
  "try{let t=localStorage.getItem('theme');if(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.theme='dark'}catch{}";

/** How the policy names it; no other inline script runs. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;
