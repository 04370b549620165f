import type { ListLabels } from '../ComboBox/labels.ts';

/** The texts of a field with several of many values. */
export interface MultiSelectLabels extends ListLabels {
  /** The accessible name of the list of tags: "Selected dishes". */
  chosen: string;
  /** Returns the accessible name of a tag's remove button from its label. */
  remove: (label: string) => string;
  /** The label of the row that selects all or none. */
  selectAll?: string;
  /** Returns the label of the row that adds the typed text: "Add 'Laksa'". */
  create?: (text: string) => string;
  /** The text in the list once the maximum number is selected. */
  full?: string;
}
