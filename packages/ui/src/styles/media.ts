/** Media queries of the kit's breakpoints and of its readers' preferences. */
export const media = {
  /** A phone in one hand. */
  narrow: '(max-width: 639.98px)',
  /** A tablet and up. */
  medium: '(min-width: 640px)',
  /** A laptop and up: the menu stands beside the page. */
  wide: '(min-width: 1024px)',
  /** A large screen. */
  vast: '(min-width: 1440px)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
