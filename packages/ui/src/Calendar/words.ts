/** What a calendar says beside the days and months, which it knows in every language. */
export interface CalendarWords {
  /** Name the arrows. */
  previousMonth: string;
  nextMonth: string;
  /** Name the two menus of the heading. */
  monthMenu: string;
  yearMenu: string;
  /** Heads the column of week numbers. */
  week?: string;
  /** Are read out with a day that is so. */
  today: string;
  selected: string;
  unavailable: string;
}
