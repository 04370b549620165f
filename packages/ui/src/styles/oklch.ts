/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Returns the linear-light sRGB channels of a colour, outside 0 to 1 if it's out of gamut. */
export function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns whether a colour is in the sRGB gamut. */
export const isInGamut = (color: Oklch) =>
  toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/**
 * Returns a colour with the same lightness and hue, and the highest chroma up to its own that is in
 * the sRGB gamut.
 */
export function fitGamut(color: Oklch): Oklch {
  if (isInGamut(color)) return color;
  let low = 0;
  let high = color.c;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut({ ...color, c: middle })) low = middle;
    else high = middle;
  }
  return { ...color, c: low };
}

/** Returns the relative luminance from 0 to 1 as WCAG 2 defines it. */
export function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearRgb(color).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the WCAG 2 contrast ratio from 1 to 21, independent of the order. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Returns a colour as CSS, fitted to the sRGB gamut. */
export function css(color: Oklch): string {
  const { l, c, h } = fitGamut(color);
  return `oklch(${round(l, 4)} ${round(Math.floor(c * 1e4) / 1e4, 4)} ${round(h, 2)})`;
}

/** Parses a colour written by `css`; throws on any other notation. */
export function parseOklch(text: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (!match) throw new Error(`Not an opaque oklch colour: ${text}`);
  return { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]) };
}

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Parses a colour of six hexadecimal digits (`#0b7a75`); returns null if it isn't one. */
export function readHex(hex: string): Oklch | null {
  const match = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim());
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((pair) => channel(parseInt(pair, 16) / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Returns a colour as `#rrggbb`, fitted to the sRGB gamut. */
export const writeHex = (color: Oklch) =>
  `#${toLinearRgb(fitGamut(color))
    .map((value) => Math.round(255 * gamma(Math.min(1, Math.max(0, value)))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
