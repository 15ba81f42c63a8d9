/** Relative luminance of an sRGB colour `#rrggbb`, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function relativeLuminance(hex: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim());
  if (!match) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(first), relativeLuminance(second)].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
