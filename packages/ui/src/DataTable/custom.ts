/** Custom properties that the table sets: its tracks, here and on paper, their least width, and how wide a leading cell is. */
export const custom = {
  tracks: '--servery-table-tracks',
  printed: '--servery-table-printed',
  least: '--servery-table-least',
  select: '--servery-table-select',
} as const;
