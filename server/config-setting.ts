import { z } from 'zod';
import { StartError } from './errors/start-error.ts';

/** One setting: what it is for, how its text becomes a value, what holds without it. */
export interface Setting<T> {
  readonly env: string;
  readonly doc: string;
  /** As text, for the table; empty when there is none. */
  readonly fallback: string;
  /** Never shown in messages or logs. */
  readonly isSecret: boolean;
  readonly schema: z.ZodType<T>;
}

interface Options<T> {
  readonly doc: string;
  readonly fallback?: string;
  readonly isSecret?: boolean;
  /** Reads the text; its messages finish the sentence "NAME is not valid: …". */
  readonly schema: z.ZodType<T>;
}

export function setting<T>(
  env: string,
  { doc, fallback = '', isSecret = false, schema }: Options<T>,
): Setting<T> {
  return { env, doc, fallback, isSecret, schema };
}

/** Reads one setting. An empty variable counts as unset. Throws StartError naming the variable. */
export function readSetting<T>(
  { env, fallback, isSecret, schema }: Setting<T>,
  environment: NodeJS.ProcessEnv,
): T {
  const given = environment[env]?.trim();
  const result = schema.safeParse(given || fallback || null);
  if (result.success) return result.data;
  const shown = isSecret ? '' : ` ("${given}")`;
  throw new StartError(
    `${env} is not valid${shown}: ${result.error.issues[0]?.message ?? 'it cannot be used'}.`,
  );
}

export const text = z.string();
export const optionalText = text.nullable();

export const onOff = z.enum(['on', 'off'], { error: 'use on or off' }).transform((value) => value === 'on');

/** How many proxies are before the server. What is in the headers before theirs is the caller's own claim. */
export const proxies = z.string().transform((value, context) => {
  if (value === 'off') return 0;
  if (value === 'on') return 1;
  if (/^[1-9]$/.test(value)) return Number(value);
  context.addIssue('use on, off or the number of proxies');
  return z.NEVER;
});

export const port = (lowest: number) =>
  z.string().transform((value, context) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= lowest && number <= 65_535) return number;
    context.addIssue(`use a port number from ${lowest} to 65535`);
    return z.NEVER;
  });

/** How many of something there may be at once. */
export const slots = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'use a number, 1 to 999')
  .transform(Number);

/** An absolute URL with one of the given schemes, without the slash at its end. */
export const url = (schemes: readonly string[]) =>
  z.string().transform((value, context) => {
    const parsed = URL.parse(value);
    if (parsed && schemes.includes(parsed.protocol.slice(0, -1))) return value.replace(/\/+$/, '');
    context.addIssue(
      `use an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    );
    return z.NEVER;
  });

/** A base address for the browser: a path of this site or an absolute address. */
export const baseAddress = z.string().transform((value, context) => {
  if (/^\/(?!\/)/.test(value)) return value.replace(/\/+$/, '') || '/';
  const parsed = URL.parse(value);
  if (parsed && ['http:', 'https:'].includes(parsed.protocol)) return value.replace(/\/+$/, '');
  context.addIssue('use a path that starts with / or an address that starts with http:// or https://');
  return z.NEVER;
});

export const email = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'use an e-mail address, like name@example.com');

const jsonObject = z.string().transform((value, context) => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(value));
  } catch {
    context.addIssue('use a JSON object');
    return z.NEVER;
  }
});

/** A JSON object in which each of the fields is a text. */
export const jsonObjectWith = (fields: readonly string[]) =>
  jsonObject.refine(
    (value) => fields.every((field) => typeof value[field] === 'string' && value[field] !== ''),
    {
      error: `use a JSON object with ${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`,
    },
  );
