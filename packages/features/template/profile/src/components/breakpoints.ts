/** The widths of the window from which the profile has two and three columns. */
export const columns = {
  two: '(min-width: 768px)',
  three: '(min-width: 1200px)',
} as const;
