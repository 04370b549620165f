/** How much room the calendar has, whatever stands beside it. */
export const room = {
  /** For the calendars and the small month beside the sheet. */
  wide: '(min-width: 56rem)',
} as const;
