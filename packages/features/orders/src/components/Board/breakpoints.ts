/** Container queries on the width of the board itself, which shrinks if a panel or menu is open. */
export const breakpoints = {
  /** One lane at a time, selected by tabs. */
  narrow: '(max-width: 899.98px)',
  /** All lanes side by side. */
  wide: '(min-width: 900px)',
  /** Several columns of tickets in the busiest lane. */
  vast: '(min-width: 1180px)',
} as const;
