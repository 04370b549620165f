import type { ListWords } from '../ComboBox/words.ts';

/** What a field of several choices says. */
export interface MultiSelectWords extends ListWords {
  /** Names the list of tags: “Chosen dishes”. */
  chosen: string;
  /** Names a tag's cross. */
  remove: (label: string) => string;
  /** Words of the row that takes all or none. */
  selectAll?: string;
  /** Words of the row that makes a new option of what is written: “Add ‘Laksa’”. */
  create?: (text: string) => string;
  /** Stands in the list once no more may be chosen. */
  full?: string;
}
