type Maker<T, Options> = new (locale: string | undefined, options: Options) => T;

/**
 * Formats are kept: making one takes some thirty times as long as using it, and `toLocaleString` makes one each time.
 * Without a locale they are those of the machine.
 */
export function kept<T, Options extends object>(maker: Maker<T, Options>) {
  const made: Record<string, T> = {};
  return (locale: string | undefined, options: Options): T =>
    (made[`${locale} ${JSON.stringify(options)}`] ??= new maker(locale, options));
}

/** The one `Intl.NumberFormat` of a locale and options. */
export const numberFormat = /* @__PURE__ */ kept<Intl.NumberFormat, Intl.NumberFormatOptions>(
  Intl.NumberFormat,
);
