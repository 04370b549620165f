/** What a list below a field says and is called. */
export interface ListWords {
  /** Names the list where the field's label is not plain text. */
  list: string;
  /** Names the arrow that opens the list. */
  open: string;
  /** Names the cross that empties the field. */
  clear: string;
  /** Nothing fits what was written. */
  empty: string;
  /** While options are on their way, and when they did not come. */
  loading: string;
  failed: string;
  retry: string;
  /** Read out after each change of the list: "3 dishes". */
  count: (count: number) => string;
}
