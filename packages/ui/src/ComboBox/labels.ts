/** The texts of a field with a list of options. */
export interface ListLabels {
  /** The accessible name of the list if the field's label isn't plain text. */
  list: string;
  /** The accessible name of the arrow that opens the list. */
  open: string;
  /** The accessible name of the button that clears the field. */
  clear: string;
  /** The text that is shown if no option matches. */
  empty: string;
  /** The text that is shown while options load. */
  loading: string;
  /** The text that is shown if options fail to load. */
  failed: string;
  /** The label of the retry button. */
  retry: string;
  /**
   * Returns the number of options in words, announced after each change of the list: "3 dishes".
   */
  count: (count: number) => string;
}
