/** How much room the detail has, asked of itself: it stands in a panel as well as on a page. */
export const room = {
  /** The bill beside the facts. */
  wide: '(min-width: 960px)',
} as const;
