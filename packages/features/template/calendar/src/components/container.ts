/** Conditions on the width of the calendar itself, whatever is next to it. */
export const container = {
  /** Wide enough for the side column next to the grid. */
  wide: '(min-width: 56rem)',
} as const;
