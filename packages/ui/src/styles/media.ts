/** Media queries of the kit's breakpoints and of user preferences. */
export const media = {
  /** Phones. */
  narrow: '(max-width: 639.98px)',
  /** Tablets and larger. */
  medium: '(min-width: 640px)',
  /** Laptops and larger, with the menu next to the page. */
  wide: '(min-width: 1024px)',
  /** Large screens. */
  vast: '(min-width: 1440px)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
