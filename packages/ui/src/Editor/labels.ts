import type { ToolId } from './tools.ts';

/** The texts of an `Editor`. */
export interface EditorLabels {
  /** The accessible name of the toolbar. */
  toolbar: string;
  /** The accessible name of each tool. */
  tools: Readonly<Record<ToolId, string>>;
  /** The label of the address field of a link: "Address". */
  href: string;
  /** The label of the button that saves a link. */
  saveLink: string;
  /** The label of the button that removes a link. */
  removeLink: string;
  /** The error that is shown if an address isn't valid. */
  badLink: string;
}
