import { createHash } from 'node:crypto';
import { languages } from '@loupe/shared/lib/language';
import { languageCookie } from './page-language.ts';

/**
 * Shows the theme that is kept (S6) before anything is painted. The host's own script does the same later; a browser
 * without `blocking="render"` (Firefox) paints before that runs. Key and values are those of
 * `@loupe/shared/stores/theme`.
 */
const theme =
  "try{let t=localStorage.getItem('theme');if(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.theme='dark'}catch{}";

const [languageCookieStart, languageCookieEnd] = languageCookie(languages[0]).split(languages[0]);

/**
 * Another language was chosen in this browser than the server sent, which knows the choice by a cookie alone: writes
 * that and asks again, before anything is shown. Where cookies are not kept, or do not help, the page stays as it came.
 * Key and values are those of `@loupe/shared/language`.
 */
const language = `try{let d=document,l=localStorage.getItem('language'),c='${languageCookieStart}'+l,h=()=>d.cookie.includes(c);if(l!==d.documentElement.lang&&${JSON.stringify(languages)}.includes(l)&&!h()){d.cookie=c+'${languageCookieEnd}';if(h())location.reload()}}catch{}`;

/** The one inline script of the page, first in its head. */
export const startScript = theme + language;

/** How the policy names it; no other inline script runs. */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
