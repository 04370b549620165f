import type { ToolId } from './tools.ts';

/** What an editor says. */
export interface EditorWords {
  /** Names the row of tools. */
  toolbar: string;
  /** Names each tool. */
  tools: Readonly<Record<ToolId, string>>;
  /** The field in the little window of a link: "Address". */
  href: string;
  saveLink: string;
  removeLink: string;
  /** Says that an address cannot be taken. */
  badLink: string;
}
