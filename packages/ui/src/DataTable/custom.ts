/**
 * The custom properties that the table sets: its tracks on screen and on paper, their minimum
 * width, and the width of a leading cell.
 */
export const custom = {
  tracks: '--servery-table-tracks',
  printed: '--servery-table-printed',
  least: '--servery-table-least',
  select: '--servery-table-select',
} as const;
