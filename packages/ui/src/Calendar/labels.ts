/** The texts of a calendar. Names of days and months come from the locale. */
export interface CalendarLabels {
  /** The accessible name of the arrow to the previous month. */
  previousMonth: string;
  /** The accessible name of the arrow to the next month. */
  nextMonth: string;
  /** The accessible name of the month menu in the heading. */
  monthMenu: string;
  /** The accessible name of the year menu in the heading. */
  yearMenu: string;
  /** The heading of the column of week numbers. Needed with `hasWeekNumbers`. */
  week?: string;
  /** The text that screen readers add to today's date. */
  today: string;
  /** The text that screen readers add to a selected day. */
  selected: string;
  /** The text that screen readers add to an unavailable day. */
  unavailable: string;
}
