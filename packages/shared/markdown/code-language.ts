import { CODE_SAMPLE } from './limits.ts';

/** The languages that are told apart (requirement M6); everything else is text. */
export type CodeLanguage = 'php' | 'vue' | 'javascript' | 'html' | 'css' | 'python' | 'java' | 'text';

/** From the most specific mark to the least: the first row that matches names the language. */
const MARKS: readonly (readonly [CodeLanguage, RegExp])[] = [
  ['php', /<\?(?:php|=)|^[ \t]*\$[a-z_]\w*\s*=[^=].*;\s*$|\b(?:function|fn)\s*\w*\s*\(\s*\$\w+/im],
  [
    'vue',
    /^[ \t]*<template(?:\s[^>]*)?>|<script\s+setup\b|\bdefineComponent\s*\(|\s(?:v-(?:if|for|model|bind|on)(?::\w+)?|@click)=/m,
  ],
  [
    'html',
    /<!doctype\s+html|^[ \t]*<(?:html|head|body|div|span|p|a|ul|ol|li|table|form|section|main|nav|h[1-6]|img|button|script|style|link|meta)\b[^>]*>/im,
  ],
  [
    'java',
    /^[ \t]*(?:public|private|protected)\s+(?:static\s+|final\s+|abstract\s+)*(?:class|interface|enum|record|void|[A-Z]\w*(?:<.*>)?|int|long|double|boolean)\s+\w+|\bSystem\.out\.print|^[ \t]*import\s+(?:static\s+)?[a-z]\w*(?:\.\w+)+(?:\.\*)?;|^[ \t]*package\s+[\w.]+;/m,
  ],
  [
    'python',
    /^[ \t]*(?:async\s+)?def\s+\w+\s*\(.*\)\s*(?:->\s*[^:]+)?:|^[ \t]*class\s+\w+(?:\([^)]*\))?:|^[ \t]*from\s+[\w.]+\s+import\s|^[ \t]*import\s+[\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+)*\s*$|^[ \t]*(?:if|elif|for|while|with|try|except)\b[^{;]*:\s*(?:#.*)?$|^[ \t]*print\(.*\)\s*$|__name__/m,
  ],
  [
    'javascript',
    /\b(?:const|let|var)\s+(?:\w+|\{[^}]*\}|\[[^\]]*\])\s*=|\bfunction\b\s*\*?\s*\w*\s*\(|=>|\bconsole\.\w+\(|^[ \t]*import\s.*\sfrom\s+['"]|^[ \t]*import\s+['"]|^[ \t]*export\s+(?:default|const|function|class|\{)|\brequire\(\s*['"]|\bdocument\.|\bawait\s/m,
  ],
  [
    'css',
    /^[ \t]*@(?:media|import|font-face|keyframes|layer|supports)\b|[\w\])*&-][^{}();\n]*\{\s*[-\w]+\s*:[^;{}]+[;}]/m,
  ],
];

/** Guesses the language of a code block from its content (requirement M6). Total: every text has an answer. */
export function guessCodeLanguage(code: string): CodeLanguage {
  const sample = code.slice(0, CODE_SAMPLE);
  for (const [language, mark] of MARKS) if (mark.test(sample)) return language;
  return 'text';
}
