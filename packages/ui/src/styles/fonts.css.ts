import { globalFontFace } from '@vanilla-extract/css';

const face = (file: string, unicodeRange: string) => ({
  src: `url('./fonts/${file}.woff2') format('woff2')`,
  fontStyle: 'normal',
  fontWeight: '400 700',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

globalFontFace('Hanken Grotesk', [
  face(
    'hankenGrotesk-latinExt',
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  ),
  face(
    'hankenGrotesk-latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
]);

/**
 * For pages in Arabic; other pages don't name it and load nothing. The file has the letters of
 * Arabic, those that Persian and Urdu names need, and weights 400 to 700. It was made with
 * subset-font 2.9 from `@fontsource-variable/noto-sans-arabic` 5.3.
 */
globalFontFace('Noto Sans Arabic Variable', [
  face(
    'notoSansArabic',
    'U+060C, U+061B-061C, U+061F, U+0621-063A, U+0640-0655, U+0660-066D, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06BE, U+06C0-06C1, U+06CC, U+06D2, U+06D4, U+06F0-06F9',
  ),
]);

/**
 * Arial with the average width, ascent and descent of Hanken Grotesk, so that the font swap doesn't
 * shift the layout.
 */
globalFontFace('Hanken Grotesk Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '100.31%',
  ascentOverride: '99.69%',
  descentOverride: '30.21%',
  lineGapOverride: '0%',
});
