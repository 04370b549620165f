/** A formatted text as plain data. It can be stored, and is safe to show again. */
export interface EditorDocument {
  /** The type of the node, such as `doc`, `paragraph` or `text`. */
  type: string;
  /**
   * The text of a `text` node.
   * @default ''
   */
  text?: string | undefined;
  /** The attributes of the node, such as the level of a heading. */
  attrs?: Record<string, unknown> | undefined;
  /** The formatting of a `text` node, such as `bold`. */
  marks?: readonly { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  /**
   * The nodes inside.
   * @default []
   */
  content?: readonly EditorDocument[] | undefined;
}

/** Returns the number of visible characters. Formatting and new blocks don't count. */
export function countCharacters(document: EditorDocument): number {
  const own = document.type === 'hardBreak' ? 1 : [...(document.text ?? '')].length;
  return (document.content ?? []).reduce((sum, part) => sum + countCharacters(part), own);
}

/** Returns an address with its protocol, or null if it isn't one or could run code. */
export function safeHref(typed: string): string | null {
  const href = typed.trim();
  if (!href) return null;
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return href;
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || /\s/.test(href)) return null;
  return href.includes('@') && !href.includes('/') ? `mailto:${href}` : `https://${href}`;
}
