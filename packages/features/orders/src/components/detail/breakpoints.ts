/**
 * Container queries on the width of the detail itself, which is shown in a panel as well as on a
 * page.
 */
export const breakpoints = {
  /** The bill and the facts side by side. */
  wide: '(min-width: 960px)',
} as const;
