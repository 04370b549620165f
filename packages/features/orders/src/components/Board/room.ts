/** How much room the board has, asked of the board itself: an open panel or menu takes from it. */
export const room = {
  /** One lane at a time, chosen by tabs. */
  narrow: '(max-width: 899.98px)',
  /** All lanes side by side. */
  wide: '(min-width: 900px)',
  /** Several columns of tickets where there is most to do. */
  vast: '(min-width: 1180px)',
} as const;
